import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '@/lib/copy/open-data/open-api/document';
import type { User } from '@/lib/domain/accounts/user';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { optionNames } from '@/lib/domain/open-data/odata/query-options';
import type { OpenApi } from '@/lib/domain/open-data/open-api';
import { fields } from '@/lib/domain/open-data/property';
import { beat } from '@/lib/server/jobs/heartbeat';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import * as ledger from '../auctions/[id]/ledger/route';
import * as auction from '../auctions/[id]/route';
import * as auctions from '../auctions/route';
import * as liveness from '../health/live/route';
import * as health from '../health/route';
import * as listings from '../listings/route';
import * as table from '../listings.csv/route';
import * as live from '../live/route';
import * as document from '../openapi.json/route';
import * as metadata from '../reso/$metadata/route';
import * as part from '../reso/[entity]/[...path]/route';
import * as entity from '../reso/[entity]/route';
import * as count from '../reso/Property/$count/route';
import * as properties from '../reso/Property/route';
import * as service from '../reso/route';
import * as terms from '../terms/route';
import { ask, openCatalog, siteUrl } from './open-data.fixture';

const signedIn = { user: null as User | null };
vi.spyOn(session, 'getUser').mockImplementation(async () => signedIn.user);

const api = openApiDocument({ siteName: 'Homes', siteUrl, contactMail: 'hello@example.com' });

/** Not public API: for browsers, the scheduler, or local trials. */
const notPublic = [
  '/api/account',
  '/api/account/change-email',
  '/api/account/change-password',
  '/api/account/confirm',
  '/api/account/delete',
  '/api/account/password',
  '/api/account/reset',
  '/api/account/verification',
  '/api/auctions/{id}/bids',
  '/api/auctions/{id}/buy-now',
  '/api/auctions/{id}/decision',
  '/api/cards',
  '/api/config',
  '/api/dev/auctions',
  '/api/dev/clock',
  '/api/dev/homes',
  '/api/drafts/{id}/cancellation-document',
  '/api/drafts/{id}/files',
  '/api/drafts/{id}/uploads',
  '/api/drafts/{id}/uploads/{key}',
  '/api/listings/points',
  '/api/listings/points/{slug}',
  '/api/me',
  '/api/me/browsers',
  '/api/me/export',
  '/api/me/homes',
  '/api/me/limit',
  '/api/me/receipts/{auctionId}',
  '/api/me/registration',
  '/api/organizations/{id}/documents',
  '/api/organizations/{id}/files',
  '/api/organizations/{id}/files/form',
  '/api/organizations/{id}/files/{bulkId}',
  '/api/organizations/{id}/imports',
  '/api/organizations/{id}/imports/{importId}/faults.csv',
  '/api/organizations/{id}/imports/{importId}/run',
  '/api/organizations/{id}/imports/template.xlsx',
  '/api/organizations/{id}/listings.csv',
  '/api/organizations/{id}/actions/{actionId}/not-done.csv',
  '/api/organizations/{id}/figures/report.pdf',
  '/api/organizations/{id}/log.csv',
  '/api/organizations/{id}/logo',
  '/api/organizations/{id}/portfolio.csv',
  '/api/organizations/{id}/portfolio.xlsx',
  '/api/sales/{id}/files',
  '/api/sales/{id}/files/{file}',
  '/api/session',
  '/api/staff/auctions/{id}/document',
  '/api/staff/metrics.csv',
  '/api/stop',
  '/api/suggest',
  '/api/tick',
  '/api/views/{slug}',
];

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(api)));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('has every public route and no other', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The API for sellers has a document of its own.
      .filter((file) => file.endsWith('route.ts') && !file.startsWith('v1/'))
      .map((file) => `/api/${file.replace(/\/?route\.ts$/, '')}`)
      .map((path) => path.replace('/[entity]', "/Property('{ListingKey}')").replace('[...path]', '{Path}'))
      .map((path) => path.replace(/\[(\w+)\]/g, '{$1}'));
    expect([...Object.keys(api.paths), ...notPublic].sort()).toEqual(routes.sort());
  });

  test('describes each supported OData query option', () => {
    const named = api.paths['/api/reso/Property']?.get.parameters.map(({ name }) => name);
    expect(named?.sort()).toEqual([...optionNames].sort());
  });

  test('has only valid references', () => {
    const text = JSON.stringify(api);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce((part: unknown, key) => Reflect.get(Object(part), key), api);
      expect(found, ref).toBeTypeOf('object');
    }
  });
});

type SendRequest = () => Promise<Response>;
let catalog: Awaited<ReturnType<typeof openCatalog>>;
let answers: Readonly<Record<string, Readonly<Record<string, readonly SendRequest[]>>>>;
beforeAll(async () => {
  catalog = await openCatalog();
  answers = requests();
});
afterAll(() => catalog.end());

describe('each response in the document', () => {
  test('is covered by a request of this test', () => {
    const promised = Object.entries(api.paths).map(([path, { get }]) => [
      path,
      Object.keys(get.responses).sort(),
    ]);
    const covered = Object.entries(answers).map(([path, byStatus]) => [path, Object.keys(byStatus).sort()]);
    expect(Object.fromEntries(covered)).toEqual(Object.fromEntries(promised));
  });

  test.each(Object.keys(api.paths))('from %s matches its schema', async (path) => {
    for (const [status, all] of Object.entries(answers[path] ?? {})) {
      for (const one of all) await expectPromised(path, status, await one());
    }
  });

  test('fails its schema when a field is missing or new', () => {
    const validate = validatorOf(path200('/api/listings', 'application/json'));
    expect(validate({ total: 0, listings: [], nextCursor: null })).toBe(true);
    expect(validate({ total: 0, listings: [] })).toBe(false);
    expect(validate({ total: 0, listings: [{}], nextCursor: null })).toBe(false);
    expect(validate({ total: 0, listings: [], nextCursor: null, more: 1 })).toBe(false);
  });
});

test('the live stream sends auctions as the document describes them', async () => {
  const id = firstAuction().id;
  const { headers, body } = await ask(live.GET, `/api/live?auctions=${id}`);
  expect(headers.get('vary')).toBe('cookie');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/event: auction\ndata: .*\n\n/.test(text)) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  const state = JSON.parse(/event: auction\ndata: (.*)\n\n/.exec(text)?.[1] ?? '');
  expect(faultsOf({ $ref: '#/components/schemas/AuctionState' }, state)).toEqual([]);
});

function firstAuction(): { id: string; slug: string } {
  const sale = catalog.sales.find(({ auction: run }) => (run?.state.bidCount ?? 0) > 2);
  if (!sale?.listing.auctionId) throw new Error('No such sample');
  return { id: sale.listing.auctionId, slug: sale.listing.slug };
}

/** A field that the first sample home leaves empty. */
function emptyField(): string {
  const [sale] = catalog.sales;
  if (!sale) throw new Error('No samples');
  const source = { listing: toPublicListing(sale.listing), auction: null, siteUrl };
  const field = fields.find(({ path, read }) => !path.includes('/') && read(source) === null);
  return field?.path ?? '';
}

/** Real requests, by path and expected status. */
function requests(): typeof answers {
  const { id } = firstAuction();
  const { listingKey } = catalog.sales[0]?.listing ?? { listingKey: '' };
  const one = { params: { entity: `Property('${listingKey}')` } };
  const nobody = { params: { entity: "Property('nobody')" } };
  const entityPath = `/api/reso/Property('${listingKey}')`;
  const known = { headers: { 'if-none-match': '*' } };
  return {
    '/api/listings': {
      200: [
        () => ask(listings.GET, '/api/listings?status=all&limit=100'),
        () => ask(listings.GET, '/api/listings?q=nowhere+at+all'),
      ],
      304: [() => ask(listings.GET, '/api/listings', known)],
      400: [() => ask(listings.GET, '/api/listings?county=narnia&page=2')],
      429: [() => exhausted((from) => ask(listings.GET, '/api/listings?limit=1', { from }))],
    },
    '/api/listings.csv': {
      200: [
        () => ask(table.GET, '/api/listings.csv'),
        () => ask(table.GET, '/api/listings.csv?status=all&limit=3'),
      ],
      400: [() => ask(table.GET, '/api/listings.csv?limit=x')],
      429: [() => exhausted((from) => ask(table.GET, '/api/listings.csv?limit=1', { from }))],
    },
    '/api/reso': {
      200: [() => ask(service.GET, '/api/reso')],
      304: [() => ask(service.GET, '/api/reso', known)],
      429: [() => exhausted((from) => ask(service.GET, '/api/reso', { from }))],
    },
    '/api/reso/$metadata': {
      200: [() => ask(metadata.GET, '/api/reso/$metadata')],
      304: [() => ask(metadata.GET, '/api/reso/$metadata', known)],
      429: [() => exhausted((from) => ask(metadata.GET, '/api/reso/$metadata', { from }))],
    },
    '/api/reso/Property': {
      200: [
        () => ask(properties.GET, '/api/reso/Property?$count=true'),
        () => ask(properties.GET, '/api/reso/Property?$select=ListingKey,Auction/BidCount,Media&$top=5'),
      ],
      304: [() => ask(properties.GET, '/api/reso/Property?$top=1', known)],
      400: [
        () => ask(properties.GET, '/api/reso/Property?$filter=x&$expand=Media'),
        () => ask(properties.GET, '/api/reso/Property?$skiptoken=x'),
      ],
      429: [() => exhausted((from) => ask(properties.GET, '/api/reso/Property?$top=0', { from }))],
      501: [() => ask(properties.GET, '/api/reso/Property?$expand=Media')],
    },
    '/api/reso/Property/$count': {
      200: [() => ask(count.GET, '/api/reso/Property/$count?$filter=City ne null')],
      304: [() => ask(count.GET, '/api/reso/Property/$count', known)],
      400: [() => ask(count.GET, '/api/reso/Property/$count?$filter=x')],
      429: [() => exhausted((from) => ask(count.GET, '/api/reso/Property/$count', { from }))],
      501: [() => ask(count.GET, '/api/reso/Property/$count?$search=x')],
    },
    "/api/reso/Property('{ListingKey}')": {
      200: [
        () => ask(entity.GET, entityPath, one),
        () => ask(entity.GET, `${entityPath}?$select=City,Sale`, one),
      ],
      304: [() => ask(entity.GET, entityPath, { ...one, ...known })],
      400: [() => ask(entity.GET, `${entityPath}?$top=1`, one)],
      404: [() => ask(entity.GET, "/api/reso/Property('nobody')", nobody)],
      429: [() => exhausted((from) => ask(entity.GET, entityPath, { ...one, from }))],
      501: [() => ask(entity.GET, `${entityPath}?$expand=Media`, one)],
    },
    "/api/reso/Property('{ListingKey}')/{Path}": {
      200: [
        () => ask(part.GET, `${entityPath}/City`),
        () => ask(part.GET, `${entityPath}/Sale`),
        () => ask(part.GET, `${entityPath}/Media`),
      ],
      204: [() => ask(part.GET, `${entityPath}/${emptyField()}`)],
      304: [() => ask(part.GET, `${entityPath}/City`, known)],
      400: [() => ask(part.GET, `${entityPath}/City?$top=1`)],
      404: [
        () => ask(part.GET, `${entityPath}/Nothing`),
        () => ask(part.GET, "/api/reso/Property('nobody')/City"),
      ],
      429: [() => exhausted((from) => ask(part.GET, `${entityPath}/City`, { from }))],
      501: [() => ask(part.GET, `${entityPath}/Media?$expand=x`)],
    },
    '/api/auctions': {
      200: [
        () => ask(auctions.GET, '/api/auctions'),
        () => ask(auctions.GET, '/api/auctions?status=open&limit=1'),
      ],
      422: [
        () => ask(auctions.GET, '/api/auctions?status=nonsense'),
        () => ask(auctions.GET, '/api/auctions?limit=501'),
        () => ask(auctions.GET, '/api/auctions?cursor=%20'),
      ],
    },
    '/api/auctions/{id}': {
      200: [
        () => ask(auction.GET, `/api/auctions/${id}`, { params: { id } }),
        async () => {
          signedIn.user = (await aBidder(catalog, 'somebody')).user;
          const answer = await ask(auction.GET, `/api/auctions/${id}`, { params: { id } });
          signedIn.user = null;
          expect(await answer.clone().json()).toHaveProperty('you');
          return answer;
        },
      ],
      404: [() => ask(auction.GET, '/api/auctions/none', { params: { id: 'none' } })],
    },
    '/api/auctions/{id}/ledger': {
      200: [
        ...catalog.sales.flatMap(({ listing: { auctionId } }) =>
          auctionId
            ? [() => ask(ledger.GET, `/api/auctions/${auctionId}/ledger`, { params: { id: auctionId } })]
            : [],
        ),
        () => ask(ledger.GET, `/api/auctions/${id}/ledger?after=100000`, { params: { id } }),
      ],
      404: [() => ask(ledger.GET, '/api/auctions/none/ledger', { params: { id: 'none' } })],
    },
    '/api/live': {
      200: [() => ask(live.GET, `/api/live?auctions=${id}`)],
      422: [() => ask(live.GET, '/api/live')],
    },
    '/api/terms': { 200: [() => ask(terms.GET, '/api/terms')] },
    '/api/health': {
      200: [
        async () => {
          await beat(Date.now());
          return ask(health.GET, '/api/health');
        },
      ],
      503: [
        async () => {
          vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
          const answer = await ask(health.GET, '/api/health');
          vi.useRealTimers();
          return answer;
        },
      ],
    },
    '/api/health/live': { 200: [() => ask(liveness.GET, '/api/health/live')] },
    '/api/openapi.json': {
      200: [() => ask(document.GET, '/api/openapi.json')],
      304: [() => ask(document.GET, '/api/openapi.json', known)],
      429: [() => exhausted((from) => ask(document.GET, '/api/openapi.json', { from }))],
    },
  };
}

let busyCallers = 0;
/** The response to a caller at the rate limit. */
async function exhausted(askFrom: (address: string) => Promise<Response>): Promise<Response> {
  busyCallers += 1;
  const address = `203.0.113.${busyCallers}`;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let count = 0; count < 500; count++) {
    const answer = await askFrom(address);
    if (answer.status === 429) {
      vi.useRealTimers();
      return answer;
    }
    await answer.body?.cancel();
  }
  throw new Error('Nobody was asked to wait');
}

async function expectPromised(path: string, status: string, answer: Response): Promise<void> {
  const where = `${path} ${status}`;
  expect(answer.status, where).toBe(Number(status));
  const promised = resolve(api.paths[path]?.get.responses[status]);
  for (const name of Object.keys(promised.headers ?? {})) {
    if (name !== 'Link') expect(answer.headers.get(name), `${where} ${name}`).toBeTruthy();
  }
  const [type, content] = Object.entries(promised.content ?? {})[0] ?? [];
  if (!type || !content) return expect(await answer.text(), where).toBe('');
  expect(answer.headers.get('content-type')?.split(';')[0], where).toBe(type);
  if (!type.endsWith('json')) return answer.body?.cancel();
  expect(faultsOf(content.schema, await answer.json()), where).toEqual([]);
}

function resolve(found: OpenApi['paths'][string]['get']['responses'][string] | undefined) {
  if (!found) throw new Error('The document promises no such answer');
  if (!('$ref' in found)) return found;
  const named = api.components.responses[found.$ref.split('/').at(-1) ?? ''];
  if (!named) throw new Error(`${found.$ref} is not there`);
  return named;
}

function path200(path: string, type: string): object {
  return resolve(api.paths[path]?.get.responses[200]).content?.[type]?.schema ?? {};
}

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
});
addFormats.default(ajv);
ajv.addVocabulary(['components']);
const validators = new Map<string, ValidateFunction>();

/** The document's schemas, compiled by an independent validator. */
function validatorOf(schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile({ ...schema, components: api.components });
  validators.set(key, validate);
  return validate;
}

function faultsOf(schema: object, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  validate(value);
  return (validate.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}
