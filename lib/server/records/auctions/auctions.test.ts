import { afterAll, expect, it } from 'vitest';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getLedger } from './auctions';

const test = openTestRuntime();
afterAll(test.end);

it('reading a ledger after its last entry returns an empty list, and an unknown auction returns null', async () => {
  const id = await aStoredAuction(test, 'read');
  expect(await getLedger(id, 0)).toHaveLength(1);
  expect(await getLedger(id, 1)).toEqual([]);
  expect(await getLedger('no-such', 1)).toBeNull();
});
