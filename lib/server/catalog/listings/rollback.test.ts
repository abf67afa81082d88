import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { listNewListings } from '@/lib/server/catalog/feeds/new-listings';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { tick } from '@/lib/server/jobs/tick';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { verifyLedgers } from '@/lib/server/jobs/transfer/verify-copy';
import { users } from '@/lib/server/people/identity/identity-collections';
import { apiRoute } from '@/lib/server/platform/http/api';
import { waitForParts } from '@/lib/server/platform/process/run-part';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { parseStored } from '@/lib/server/platform/store/later-fields';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { openListingModel } from './listing-model';

process.env.LOCAL_MODE = '1';
const site = openTestRuntime();
const { store } = site;
const raw = new Database(site.storePath);
afterAll(async () => {
  raw.close();
  await site.end();
});

const ledgerDocument = z.looseObject({ entry: z.unknown() });
const laterFields = { laterField: { since: 2027 } };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds one more field to each object of a document, except to maps from ids. */
function withLaterFields(data: unknown, isReadable: (changed: unknown) => boolean): unknown {
  let changed: unknown = data;
  const paths: (readonly string[])[] = [];
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value)) paths.push(path);
    for (const [key, each] of Object.entries(value)) walk(each, [...path, key]);
  };
  walk(data, []);
  for (const path of paths) {
    const next = withFieldsAt(changed, path);
    if (isReadable(next)) changed = next;
  }
  return changed;
}

function withFieldsAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return isObject(value) ? { ...value, ...laterFields } : value;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? withFieldsAt(each, rest) : each));
  return isObject(value) ? { ...value, [key]: withFieldsAt(value[key], rest) } : value;
}

beforeAll(async () => {
  let salts = 0;
  const createSalt = () => (++salts).toString(16).padStart(64, '0');
  await seedCatalog(store, { size: 20, now: Date.now(), createSalt });
  await aStoredAuction(site, 'open');
  await tick(Date.now());
  await bid('ann', 250_000);
  for (const { name, schema } of allCollections) {
    if (!raw.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name)) continue;
    const update = raw.prepare(`UPDATE "${name}" SET data = ? WHERE id = ?`);
    const rows: unknown[] = raw.prepare(`SELECT id, data FROM "${name}"`).raw().all();
    for (const row of rows) {
      if (!Array.isArray(row)) continue;
      const changed = withLaterFields(
        JSON.parse(String(row[1])),
        (next) => parseStored(schema, next).success,
      );
      update.run(JSON.stringify(changed), row[0]);
    }
  }
}, 60_000);

let keys = 0;
async function bid(uid: string, dollars: number) {
  const by = await aBidder(site, uid);
  const maximumCents = dollars * 100;
  return placeBid({
    auctionId: 'open',
    by,
    maximumCents,
    confirmedMaximumCents: maximumCents,
    key: `rollback-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
  });
}

/** The schemas that a schema consists of. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const isSchema = (value: unknown): value is z.core.$ZodType => isObject(value) && '_zod' in value;
  const { def } = schema._zod;
  const shape =
    def.type === 'object' && 'shape' in def && isObject(def.shape) ? Object.values(def.shape) : [];
  return [...Object.values(def).flat(), ...shape].filter(isSchema);
}

/**
 * Finds unions of strict objects without a discriminator: there, an unknown field looks like a wrong variant.
 */
function ambiguousUnions(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.core.$ZodType[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = partsOf(schema);
  const { def } = schema._zod;
  const isAmbiguous = def.type === 'union' && !('discriminator' in def) && parts.some(isStrictObject);
  return [...(isAmbiguous ? [schema] : []), ...parts.flatMap((part) => ambiguousUnions(part, seen))];
}

const isStrictObject = ({ _zod: { def } }: z.core.$ZodType): boolean =>
  def.type === 'object' && 'catchall' in def && def.catchall !== undefined;

test.each(allCollections.map(({ name, schema }) => ({ name, schema })))(
  'the schema of $name can tell a later version’s field from an error at every level',
  ({ schema }) => expect(ambiguousUnions(schema)).toEqual([]),
);

test('documents with unknown fields at any depth are read without those fields', async () => {
  for (const collection of allCollections) {
    const { docs } = await store.query(collection, { requireAll: true });
    expect(JSON.stringify(docs.map(({ data }) => data)), collection.name).not.toContain('laterField');
  }
  const model = await openListingModel(store);
  expect(model.bySlug.size).toBeGreaterThan(15);
  expect((await listNewListings(null, Date.now())).length).toBeGreaterThan(0);
  await tick(Date.now() + 1_000);
  await waitForParts(60_000);
});

test('a bid preserves the unknown fields of the auction', async () => {
  const count = (table: string, id: string) => {
    const row: unknown = raw.prepare(`SELECT data FROM "${table}" WHERE id = ?`).raw().get(id);
    return JSON.stringify(row).match(/laterField/g)?.length;
  };
  const before = { auction: count('auctions', 'open'), secret: count('auctionSecrets', 'open') };
  expect(before.auction).toBeGreaterThan(3);
  expect(before.secret).toBeGreaterThan(2);
  expect(await bid('ben', 300_000)).toMatchObject({ ok: true });
  expect({ auction: count('auctions', 'open'), secret: count('auctionSecrets', 'open') }).toEqual(before);
  expect((await store.get(users, 'ben'))?.data.uid).toBe('ben');
});

test('a ledger from a later version is refused, because its hashes cover unknown fields', async () => {
  const laterVersionError = { name: 'LaterVersionError' };
  await expect(getLedger('open')).rejects.toMatchObject(laterVersionError);
  const faults: string[] = [];
  const unreadable: string[] = [];
  expect(await verifyLedgers(store, { faults, unreadable })).toBe(0);
  expect(faults).toEqual([]);
  expect(unreadable).toContain('the ledger of open was written by a later version and was not verified');
  const route = apiRoute({}, async () => Response.json(await getLedger('open')));
  const answer = await route(new Request('http://localhost/'), { params: Promise.resolve({}) });
  expect(await answer.json()).toMatchObject({ status: 503, reason: 'later-version' });
});

test('a ledger whose documents have an unknown field next to the entry still verifies', async () => {
  const rows: unknown[] = raw.prepare('SELECT id, data FROM "ledger"').raw().all();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const { entry, ...document } = ledgerDocument.parse(JSON.parse(String(row[1])));
    const asWritten = JSON.stringify({ ...document, entry: parseStored(ledgerEntrySchema, entry).data });
    raw.prepare('UPDATE "ledger" SET data = ? WHERE id = ?').run(asWritten, row[0]);
  }
  expect(JSON.stringify(raw.prepare('SELECT data FROM "ledger"').raw().all())).toContain('laterField');
  expect(verify((await getLedger('open')) ?? [])).toMatchObject({ ok: true });
});
