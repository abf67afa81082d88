import { afterAll, expect, test } from 'vitest';
import type { Listing } from '@/lib/domain/listings/listing';
import { isFilePath } from '@/lib/server/platform/files/files';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { findContract } from './record-closing';

const { files, end } = openTestRuntime();
afterAll(end);

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
