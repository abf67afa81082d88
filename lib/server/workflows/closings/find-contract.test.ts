import { afterAll, expect, test } from 'vitest';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Listing } from '@/lib/domain/listings/listing';
import { dollars } from '@/lib/domain/shared/money';
import { isFilePath } from '@/lib/server/platform/files/files';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { anOfferedHome } from '@/lib/server/workflows/offers/offers.fixture';
import { findContract, openClosing } from './record-closing';

const runtime = openTestRuntime();
const { files, store: db } = runtime;
afterAll(runtime.end);

const seller = { id: 'org-1', name: 'Erie Savings', kind: 'bank', email: 'a@example.com' } as const;
const listingWith = (draftId: string): Pick<Listing, 'documents' | 'seller'> => ({
  seller,
  documents: [
    { key: 'c', kind: 'ContractOfSale', title: 'Contract', href: `/documents/${draftId}/c.pdf`, asOf: 0 },
  ],
});

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function store(path: string, text: string): Promise<void> {
  if (isFilePath(path)) await files.put(path, { contentType: 'application/pdf', body: bytesOf(text) });
}

test('the parties sign the contract of the home, else the organization’s for all its homes', async () => {
  expect(await findContract(listingWith('h1'))).toBeNull();
  await store('private/documents/org-1/c.pdf', 'shared');
  const shared = await findContract(listingWith('h1'));
  expect(shared).toMatchObject({ title: 'Contract', href: '/documents/h1/c.pdf' });
  await store('private/documents/h1/c.pdf', 'own');
  const own = await findContract(listingWith('h1'));
  expect([own?.href, own?.sha256 === shared?.sha256]).toEqual([shared?.href, false]);
  expect(await findContract({ seller, documents: [] })).toBeNull();
});

test('a closing after an auction whose contract file is lost waits for the same file', async () => {
  const key = 'c'.repeat(24);
  const now = Date.now();
  const { listingKey } = await anOfferedHome(runtime, { key: 'h2', sellerUid: 'olive', now });
  const home = (await db.get(listings, listingKey))?.data;
  if (!home) throw new Error('It is listed');
  const [contract] = listingWith('h2').documents;
  const documents = contract ? [{ ...contract, key, href: `/documents/h2/${key}.pdf` }] : [];
  await db.commit([write.set(listings, listingKey, { ...home, documents })]);
  const sold = {
    listingKey,
    slug: home.slug,
    sellerId: 'olive',
    buyerId: 'rosa',
    priceCents: dollars(1),
    at: now,
  };
  await db.transact((tx) => openClosing(tx, { ...sold, cameFrom: { kind: 'auction', auctionId: 'a2' } }));
  await db.transact((tx) => openClosing(tx, { ...sold, cameFrom: { kind: 'offer', offerId: 'o2' } }));
  const { docs } = await db.query(closings, { where: [{ field: 'buyerId', op: '==', value: 'rosa' }] });
  const opened = docs.map(({ data }) => [data.cameFrom.kind, replayClosing(data.events).lostContract]);
  expect(Object.fromEntries(opened)).toEqual({ auction: key, offer: null });
});
