import { parse as parseXml } from '@sap-ux/edmx-parser';
import { parse as parseCsv } from 'csv-parse/sync';
import buildQuery from 'odata-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPrivateSeller, isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { fields, getField } from '@/lib/domain/open-data/property';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import { emptyQuery, listingSorts, parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { searchListings } from '@/lib/server/catalog/listings/listings';
import {
  getOpenListing,
  queryOpenListings,
  searchOpenListings,
} from '@/lib/server/catalog/open-data/open-data';
import { write } from '@/lib/server/platform/store/store';
import { listings as listingDocuments } from '@/lib/server/records/listings/listing-collections';
import * as listings from '../listings/route';
import * as table from '../listings.csv/route';
import * as metadata from '../reso/$metadata/route';
import * as part from '../reso/[entity]/[...path]/route';
import * as entity from '../reso/[entity]/route';
import * as count from '../reso/Property/$count/route';
import * as properties from '../reso/Property/route';
import { ask, openCatalog, siteUrl } from './open-data.fixture';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  // More homes than fit on one OData page.
  catalog = await openCatalog(230);
});
afterAll(() => catalog.end());

interface Listed {
  readonly ListingKey: string;
  readonly [field: string]: unknown;
}
/** `$metadata` as the third-party parser returns it. */
interface Described {
  readonly entityTypes: readonly {
    readonly fullyQualifiedName: string;
    readonly keys: readonly Typed[];
    readonly entityProperties: readonly Typed[];
  }[];
  readonly complexTypes: readonly { readonly name: string; readonly properties: readonly Typed[] }[];
  readonly entitySets: readonly { readonly name: string }[];
}
interface Typed {
  readonly name: string;
  readonly type: string;
}
const keysOf = (all: readonly Listed[]) => all.map(({ ListingKey }) => ListingKey);
const publicSales = () => catalog.sales.filter(({ listing }) => isPublicStatus(listing.standardStatus));
const firstPublic = () => {
  const [sale] = publicSales();
  if (!sale) throw new Error('No public sample');
  return sale.listing;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('GET /api/listings', () => {
  const get = (search: string, more = {}) => ask(listings.GET, `/api/listings${search}`, more);
  const read = async (
    search: string,
  ): Promise<{ total: number; listings: Listed[]; nextCursor: string | null }> => (await get(search)).json();

  test.each(['', '?county=kings&county=queens', '?sale=auction&min=100000', '?q=street'])(
    'returns the same homes as the search page for “%s”',
    async (search) => {
      const { query } = parseListingQuery(new URLSearchParams(search));
      const page = await searchListings(query);
      const { total, listings: found } = await read(`${search || '?'}&limit=100`);
      expect(total).toBe(page.total);
      expect(keysOf(found).slice(0, page.cards.length)).toEqual(page.cards.map(({ key }) => key));
    },
  );

  test.each(listingSorts)('returns all homes by %s in the order of the search pages', async (sort) => {
    const params = { status: 'all', sort, ...(sort === 'distance' && { near: '42.9_-78.8_500' }) };
    const { query } = parseListingQuery(params);
    const { pageCount } = await searchListings(query);
    const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => searchListings({ ...query, page })));
    const answer = await ask(table.GET, `/api/listings.csv?${new URLSearchParams(params)}`);
    const rows: Listed[] = parseCsv(await answer.text(), { columns: true, bom: true });
    expect(keysOf(rows)).toEqual(pages.flatMap(({ cards }) => cards.map(({ key }) => key)));
    expect(rows.length).toBeGreaterThan(200);
  });

  test('returns each home of a search once, page by page, by cursor and by Link header', async () => {
    const seen: string[] = [];
    let next: string | null = '/api/listings?status=all&sort=newest&limit=7';
    while (next !== null && seen.length < 1000) {
      const answer: Response = await ask(listings.GET, next);
      const { listings: found, nextCursor } = await answer.json();
      seen.push(...keysOf(found));
      const link = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
      expect(link === null).toBe(nextCursor === null);
      expect(link === null || new URL(link).searchParams.get('cursor') === nextCursor).toBe(true);
      next = link?.replace(siteUrl, '') ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await read('?status=all')).total);
    expect(seen.length).toBeGreaterThan(200);
  });

  test('continues at the same place when a home disappears between two pages', async () => {
    const order = keysOf((await read('?status=all&sort=newest&limit=100')).listings);
    const { nextCursor } = await read('?status=all&sort=newest&limit=5');
    const gone = publicSales().find(({ listing }) => listing.listingKey === order[2])?.listing;
    if (!gone) throw new Error('No such sample');
    const hidden = { ...gone, standardStatus: 'Withdrawn' as const, closePriceCents: null, closeDate: null };
    await catalog.store.commit([write.set(listingDocuments, gone.listingKey, hidden)]);
    await settle();
    const after = await read(`?status=all&sort=newest&limit=5&cursor=${nextCursor}`);
    expect(keysOf(after.listings)).toEqual(order.slice(5, 10));
    expect(keysOf((await read('?status=all&sort=newest&limit=5')).listings)).not.toContain(gone.listingKey);
    await catalog.store.commit([write.set(listingDocuments, gone.listingKey, gone)]);
    await settle();
  });

  test('skips nothing when upcoming auctions start between two pages', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const search = '?sale=auction&status=upcoming&limit=';
    const before = (await read(`${search}100`)).listings;
    const first = await read(`${search}3`);
    const middle = before[Math.floor(before.length / 2)]?.Auction as { StartTimestamp: string };
    vi.setSystemTime(Date.parse(middle.StartTimestamp) + 60_000);
    const both = '?sale=auction&status=upcoming&status=live&limit=100';
    const rest = await read(`${both}&cursor=${first.nextCursor}`);
    const after = keysOf((await read(both)).listings);
    vi.useRealTimers();
    const stayed = keysOf(before).filter((key) => after.includes(key));
    const seen = [...keysOf(first.listings), ...keysOf(rest.listings)];
    const begun = rest.listings.filter(({ Auction }) => JSON.stringify(Auction).includes('"Open"'));
    expect(begun.length).toBeGreaterThan(2);
    expect(stayed.filter((key) => !seen.includes(key))).toEqual([]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('returns 304 until something changes, even as the clock advances', async () => {
    const search = '?status=all&limit=3';
    const first = await get(search);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    await settle();
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get(search, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get('?status=all&limit=4', { headers: { 'if-none-match': etag } })).status).toBe(200);
    const [openListing] = (await first.json()).listings;
    const before = (await catalog.store.get(listingDocuments, openListing.ListingKey))?.data;
    if (!before) throw new Error('No such listing');
    const changed = { ...before, publicRemarks: 'Newly painted.' };
    await catalog.store.commit([write.set(listingDocuments, before.listingKey, changed)]);
    await settle();
    const now = await get(search, { headers: { 'if-none-match': etag } });
    expect(now.status).toBe(200);
    expect((await now.json()).listings[0].PublicRemarks).toBe('Newly painted.');
    await catalog.store.commit([write.set(listingDocuments, before.listingKey, before)]);
    await settle();
  });

  test('returns 200 instead of 304 for the last page once another page follows', async () => {
    const { total, listings: all } = await read('?status=all&sort=newest&limit=100');
    const [first] = all;
    const { nextCursor } = await read(`?status=all&sort=newest&limit=${total > 100 ? 100 : total - 1}`);
    let search = `?status=all&sort=newest&limit=100&cursor=${nextCursor}`;
    for (let page = await read(search); page.nextCursor !== null; page = await read(search))
      search = `?status=all&sort=newest&limit=100&cursor=${page.nextCursor}`;
    const last = await read(search);
    const full = search.replace('limit=100', `limit=${last.listings.length}`);
    const etag = (await get(full)).headers.get('etag') ?? '';
    const before = (await catalog.store.get(listingDocuments, first?.ListingKey ?? ''))?.data;
    if (!before) throw new Error('No such listing');
    await catalog.store.commit([
      write.set(listingDocuments, before.listingKey, { ...before, listedAt: 0, originalEntryAt: 0 }),
    ]);
    await settle();
    const now = await get(full, { headers: { 'if-none-match': etag } });
    expect([now.status, now.headers.has('link')]).toEqual([200, true]);
    await catalog.store.commit([write.set(listingDocuments, before.listingKey, before)]);
    await settle();
  });

  test('allows other sites to read responses and errors', async () => {
    for (const search of ['', '?county=narnia']) {
      const { headers } = await get(search);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-expose-headers')).toContain('etag');
    }
    const preflight = listings.OPTIONS();
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
  });

  test('names every invalid parameter', async () => {
    const answer = await get('?county=narnia&min=abc&beds=99&conty=kings&limit=0&cursor=x');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const { reason, errors } = await answer.json();
    expect(reason).toBe('invalid-query');
    expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'beds',
      'conty',
      'county',
      'cursor',
      'limit',
      'min',
    ]);
  });

  test('throttles a caller who sends too many requests, and no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const from = '203.0.113.9';
    const statusesOf = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => get('?limit=1', { from })));
      return answers.map(({ status }) => status);
    };
    expect(new Set(await statusesOf(120))).toEqual(new Set([200]));
    const refused = await get('?limit=1', { from });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('?limit=1')).status).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(await statusesOf(5)).toEqual([200, 200, 200, 200, 429]);
    vi.useRealTimers();
  });
});

test('records are built from no more seller data than the page shows', async () => {
  const searchRequest = { query: emptyQuery, after: null, limit: 5 };
  const found = await searchOpenListings(searchRequest, Date.now());
  const options = parseQueryOptions(new URLSearchParams(), propertyModel);
  if (!options.ok) throw new Error('Nothing was asked');
  const queried = await queryOpenListings(options.value, { after: null, limit: 5 }, Date.now());
  const one = await getOpenListing(firstPublic().listingKey, Date.now());
  for (const source of [...found.sources, ...queried.items, one])
    expect(Object.keys(source?.listing.seller ?? {}).sort()).toEqual(['kind', 'name']);
});

test('the list routes do not expose a hidden listing or the person behind a seller’s name', async () => {
  const answers = await Promise.all([
    ask(listings.GET, '/api/listings?status=all&limit=100'),
    ask(table.GET, '/api/listings.csv?status=all'),
    ask(properties.GET, '/api/reso/Property'),
  ]);
  const hidden = catalog.sales.filter(({ listing }) => !isPublicStatus(listing.standardStatus));
  const secrets = [
    ...catalog.sales.flatMap(({ listing: { seller } }) => [seller.email, `"${seller.id}"`, `,${seller.id},`]),
    ...catalog.sales.flatMap(({ auction }) => Object.keys(auction?.state.secret.bidders ?? {})),
    ...hidden.flatMap(({ listing }) => [listing.listingKey, listing.slug]),
  ];
  for (const text of await Promise.all(answers.map((answer) => answer.text()))) {
    expect(catalog.sales.filter(({ listing }) => text.includes(listing.slug)).length).toBeGreaterThan(90);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test('people who sell their own home are not named in the open data and cannot be searched by name', async () => {
  const people = publicSales().flatMap(({ listing: { seller } }) =>
    isPrivateSeller(seller.kind) ? [seller.name] : [],
  );
  expect(people.length).toBeGreaterThan(0);
  const $filter = people.slice(0, 20).map((name) => `Sale/SellerName eq '${name.replaceAll("'", "''")}'`);
  const answers = await Promise.all([
    ask(table.GET, '/api/listings.csv?status=all'),
    ask(
      properties.GET,
      `/api/reso/Property?${new URLSearchParams({ $filter: $filter.join(' or '), $count: 'true' })}`,
    ),
  ]);
  const [rows = '', found = ''] = await Promise.all(answers.map((answer) => answer.text()));
  expect(people.filter((name) => rows.includes(name))).toEqual([]);
  expect(JSON.parse(found)['@odata.count']).toBe(0);
});

describe('GET /api/listings.csv', () => {
  const get = (search: string) => ask(table.GET, `/api/listings.csv${search}`);
  const rowsOf = (text: string): Record<string, string>[] => parseCsv(text, { columns: true, bom: true });

  test('has the data of the JSON route in each row, with CRLF line ends (RFC 4180)', async () => {
    const answer = await get('?status=all');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    const rows = rowsOf(text);
    const json = (await (await ask(listings.GET, '/api/listings?status=all&limit=100')).json()).listings;
    expect(rows.slice(0, json.length).map(({ ListingKey }) => ListingKey)).toEqual(keysOf(json));
    for (const [index, listing] of json.entries()) {
      const cells = fields.map(({ path }) => {
        const value = path.split('/').reduce((record, name) => record?.[name], listing) ?? '';
        return Array.isArray(value) ? value.join('; ') : String(value);
      });
      expect(Object.values(rows[index] ?? {}).map((cell) => cell.replace(/^'/, ''))).toEqual(cells);
    }
    expect(rows).toHaveLength(Number(answer.headers.get('x-total-count')));
  });

  test('says when it was cut off and where it continues', async () => {
    const whole = await get('?status=all');
    expect(whole.headers.get('content-disposition')).toMatch(/filename="listings-\d{4}-\d\d-\d\d\.csv"$/);
    expect(whole.headers.get('link')).toBeNull();
    const cut = await get('?status=all&limit=10');
    const total = cut.headers.get('x-total-count');
    expect(cut.headers.get('content-disposition')).toContain(`-cut-10-of-${total}.csv"`);
    expect(cut.headers.get('x-row-count')).toBe('10');
    const first = rowsOf(await cut.text());
    const link = /^<.+\?(.+)>; rel="next"$/.exec(cut.headers.get('link') ?? '')?.[1];
    const second = rowsOf(await (await get(`?${link}`)).text());
    const all = rowsOf(await whole.text());
    expect([...first, ...second]).toEqual(all.slice(0, 20));
  });

  test('sends the heading first, and a reader can cancel after it', async () => {
    const reader = (await get('?status=all')).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^ListingKey,[^\n]*\r\n$/);
    await reader?.cancel();
  });

  test('refuses like the JSON route', async () => {
    const answer = await get('?county=narnia&limit=10001');
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveLength(2);
  });
});

describe('the RESO Web API', () => {
  const get = (search: string, more = {}) => ask(properties.GET, `/api/reso/Property${search}`, more);
  const read = async (options: Record<string, string>) => {
    const answer = await get(`?${new URLSearchParams(options)}`);
    const body = await answer.json();
    expect(body.error).toBeUndefined();
    return { body, found: body.value as Listed[] };
  };
  const whole = async () => {
    const found: Listed[] = [];
    for (let next: string | undefined = ''; next !== undefined && found.length < 1000; ) {
      const { value, '@odata.nextLink': link }: { value: Listed[]; '@odata.nextLink'?: string } = await (
        await get(next)
      ).json();
      found.push(...value);
      next = link && new URL(link).search;
    }
    return found;
  };

  test('has every public listing', async () => {
    const found = keysOf(await whole());
    expect(found).toEqual([...found].sort());
    for (const { listing } of publicSales()) expect(found).toContain(listing.listingKey);
  });

  test('filters, orders, counts, skips and selects', async () => {
    const all = await whole();
    const { body, found } = await read({
      $filter: "PropertyType eq 'Residential' and (ListPrice gt 100000 or Auction/BidCount ge 1)",
      $orderby: 'City desc,ListingKey',
      $select: 'ListingKey,City,ListPrice,Auction/BidCount',
      $count: 'true',
      $skip: '2',
      $top: '5',
    });
    const fitting = all.filter(({ PropertyType, ListPrice, Auction }) => {
      const bids = (Auction as { BidCount: number } | null)?.BidCount ?? 0;
      return PropertyType === 'Residential' && (Number(ListPrice) > 100_000 || bids >= 1);
    });
    const byCity = [...fitting].sort((a, b) => {
      if (a.City !== b.City) return String(a.City) > String(b.City) ? -1 : 1;
      return a.ListingKey < b.ListingKey ? -1 : 1;
    });
    expect(fitting.length).toBeGreaterThan(7);
    expect(body['@odata.count']).toBe(fitting.length);
    expect(body['@odata.context']).toBe(
      `${siteUrl}/api/reso/$metadata#Property(ListingKey,City,ListPrice,Auction/BidCount)`,
    );
    expect(keysOf(found)).toEqual(keysOf(byCity).slice(2, 7));
    for (const each of found)
      expect(Object.keys(each).sort()).toEqual(['Auction', 'City', 'ListPrice', 'ListingKey']);
  });

  test('continues at its nextLink until it has returned the requested number', async () => {
    const all = keysOf(await whole());
    expect(all.length).toBeGreaterThan(208);
    const first = await read({ $top: '205', $count: 'true', $skip: '3', $orderby: 'ListingKey' });
    expect(first.body['@odata.count']).toBe(all.length);
    expect(keysOf(first.found)).toEqual(all.slice(3, 203));
    const rest = await (await get(new URL(first.body['@odata.nextLink']).search)).json();
    expect(keysOf(rest.value)).toEqual(all.slice(203, 208));
    expect(first.body['@odata.nextLink']).not.toContain('skip=');
    expect([rest['@odata.count'], rest['@odata.nextLink']]).toEqual([all.length, undefined]);
    const { body: none } = await read({ $top: '0', $count: 'true' });
    expect([none.value, none['@odata.count'], none['@odata.nextLink']]).toEqual([[], all.length, undefined]);
  });

  test('yields to other requests while a filter runs over all records, and computes each value once', async () => {
    const { body } = await read({ $top: '0', $count: 'true' });
    const made = vi.spyOn(getField('UnparsedAddress') ?? { read: () => null }, 'read');
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const $filter = Array.from({ length: 40 }, () => "contains(UnparsedAddress,'nowhere')").join(' or ');
    const { found } = await read({ $filter });
    isOver = true;
    expect(found).toEqual([]);
    expect(turns).toBeGreaterThan(1);
    expect(made.mock.calls.length).toBe(body['@odata.count']);
    made.mockRestore();
  });

  test('works with a third-party client', async () => {
    const filter = {
      and: [
        { StandardStatus: { in: ['Active', 'Coming Soon'] } },
        { or: [{ City: { startswith: 'B' } }, { UnparsedAddress: { contains: 'Street' } }] },
        { not: { 'Sale/OccupancyStatus': 'Vacant' } },
        { OriginalEntryTimestamp: { lt: new Date() } },
      ],
    };
    const query = buildQuery({
      filter,
      select: ['ListingKey', 'City'],
      orderBy: 'City asc',
      top: 50,
      count: true,
    });
    const answer = await get(query);
    const { value } = await answer.json();
    expect(answer.status).toBe(200);
    const expected = (await whole()).filter(
      ({ StandardStatus, City, UnparsedAddress, Sale }) =>
        ['Active', 'Coming Soon'].includes(String(StandardStatus)) &&
        (String(City).startsWith('B') || String(UnparsedAddress).includes('Street')) &&
        (Sale as { OccupancyStatus: string }).OccupancyStatus !== 'Vacant',
    );
    expect(keysOf(value).sort()).toEqual(keysOf(expected).slice(0, 50).sort());
    expect(expected.length).toBeGreaterThan(0);
  });

  test('returns its version, and 304 for an unchanged result', async () => {
    const first = await get('?$top=2');
    expect(first.headers.get('odata-version')).toBe('4.0');
    expect(first.headers.get('content-type')).toBe('application/json; odata.metadata=minimal');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('?$top=2', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('refuses in OData’s format, with every error', async () => {
    const answer = await get(
      '?$filter=Bedz eq 1&$orderby=Terms&$top=-1&$expand=Media&$count=yes&$select=Nothing',
    );
    expect(answer.status).toBe(400);
    const { error } = await answer.json();
    expect(error.code).toBe('invalid-query');
    expect(error.details.map(({ target }: { target: string }) => target).sort()).toEqual([
      '$count',
      '$expand',
      '$filter',
      '$orderby',
      '$select',
      '$top',
    ]);
    expect(error.details).toContainEqual({
      code: 'invalid-query',
      target: '$filter',
      message: 'At 1: unknown field “Bedz”.',
    });
    for (const wrong of [
      '$skiptoken=x',
      '$top=1&$top=2',
      '$orderby=City up',
      '$orderby=ListingTerms',
      '$orderby=PublicRemarks',
      '$foo=1',
    ])
      expect((await get(`?${wrong}`)).status, wrong).toBe(400);
    expect((await get('?utm_source=x')).status).toBe(200);
  });

  test('answers 501 for valid OData that it does not have, and 400 for what is not OData', async () => {
    for (const other of [
      '$expand=Media',
      '$search=pool',
      '$apply=aggregate($count as n)',
      "$filter=endswith(City,'y')",
      '$filter=year(CloseDate) eq 2026',
      '$filter=ListPrice div 2 gt 100000',
      "$filter=Media/any(m:m/MediaCategory eq 'Photo')&$search=x",
    ]) {
      const answer = await get(`?${other}`);
      expect(answer.status, other).toBe(501);
      expect((await answer.json()).error.code).toBe('not-implemented');
    }
    for (const wrong of ['$foo=1', "$filter=endwith(City,'y')", '$expand=Media&$top=-1'])
      expect((await get(`?${wrong}`)).status, wrong).toBe(400);
  });

  test('counts the matches of a filter as text, whatever the other options', async () => {
    const filter = "PropertyType eq 'Residential'";
    const { body } = await read({ $filter: filter, $top: '0', $count: 'true' });
    const params = new URLSearchParams({ $filter: filter, $top: '3', $skip: '2', $orderby: 'City' });
    const answer = await ask(count.GET, `/api/reso/Property/$count?${params}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(String(body['@odata.count']));
    expect(body['@odata.count']).toBeGreaterThan(0);
  });

  test('returns a field, a group or a list of a listing by its path, and its bare value', async () => {
    const sale = publicSales().find(({ auction }) => (auction?.state.bidCount ?? 0) > 0);
    const key = sale?.listing.listingKey ?? '';
    const read = (path: string) => ask(part.GET, `/api/reso/Property('${key}')/${path}`);
    const record = await (await one(`Property('${key}')`)).json();
    expect(await (await read('City')).json()).toEqual({
      '@odata.context': `${siteUrl}/api/reso/$metadata#Property('${key}')/City`,
      value: record.City,
    });
    expect(await (await read('City/$value')).text()).toBe(record.City);
    expect(await (await read('Auction')).json()).toMatchObject(record.Auction);
    expect((await (await read('Auction/BidCount')).json()).value).toBe(record.Auction.BidCount);
    expect((await (await read('Media')).json()).value).toEqual(record.Media);
    expect(await (await read('Media/$count')).text()).toBe(String(record.Media.length));
    for (const path of ['Nothing', 'City/$count', 'Media/$value', 'City/$ref', 'Auction/Nothing', 'City/x'])
      expect((await read(path)).status, path).toBe(404);
    const fixed = publicSales().find(({ auction }) => auction === null)?.listing.listingKey;
    expect((await ask(part.GET, `/api/reso/Property('${fixed}')/Auction/BidCount`)).status).toBe(204);
  });

  const one = (segment: string, search = '') =>
    ask(entity.GET, `/api/reso/${segment}${search}`, { params: { entity: segment } });

  test('returns one listing by its key, and 404 for a hidden or unknown one', async () => {
    const { listingKey } = firstPublic();
    for (const segment of [
      `Property('${listingKey}')`,
      `Property(ListingKey='${listingKey}')`,
      `Property(%27${listingKey}%27)`,
    ]) {
      const body = await (await one(segment)).json();
      expect(body).toMatchObject({
        '@odata.context': `${siteUrl}/api/reso/$metadata#Property/$entity`,
        ListingKey: listingKey,
      });
    }
    const chosen = await (await one(`Property('${listingKey}')`, '?$select=City')).json();
    expect(Object.keys(chosen)).toEqual(['@odata.context', 'City']);
    expect((await one(`Property('${listingKey}')`, '?$filter=City eq null')).status).toBe(400);
    const hidden = catalog.sales.find(({ listing }) => !isPublicStatus(listing.standardStatus))?.listing;
    for (const segment of [
      `Property('${hidden?.listingKey}')`,
      "Property('x')",
      'Property()',
      "Member('1')",
      '%E0%A4%A',
    ])
      expect((await one(segment)).status, segment).toBe(404);
  });

  test('describes every field in $metadata, as a third-party parser reads it', async () => {
    const answer = await ask(metadata.GET, '/api/reso/$metadata');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const { schema }: { schema: Described } = parseXml(await answer.text());
    const [property] = schema.entityTypes;
    expect(property?.fullyQualifiedName).toBe('org.reso.metadata.Property');
    expect(property?.keys.map(({ name }) => name)).toEqual(['ListingKey']);
    expect(schema.entitySets.map(({ name }) => name)).toEqual(['Property']);
    const described = new Map(property?.entityProperties.map(({ name, type }) => [name, type]));
    for (const { name, properties: inside } of schema.complexTypes)
      for (const each of inside) described.set(`${name}/${each.name}`, each.type);
    const edm = {
      text: 'Edm.String',
      texts: 'Collection(Edm.String)',
      integer: 'Edm.Int64',
      decimal: 'Edm.Decimal',
      boolean: 'Edm.Boolean',
      date: 'Edm.Date',
      timestamp: 'Edm.DateTimeOffset',
    };
    for (const { path, type } of fields) expect(described.get(path), path).toBe(edm[type]);
    const own = [...described.keys()].filter((path) => !fields.some((field) => field.path === path)).sort();
    expect(own).toEqual([
      'Auction',
      'Media',
      ...['LongDescription', 'MediaCategory', 'MediaKey', 'MediaURL', 'Order', 'ShortDescription'].map(
        (name) => `Media/${name}`,
      ),
      'Sale',
    ]);
  });
});
