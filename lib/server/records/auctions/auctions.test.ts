import { afterAll, expect, it } from 'vitest';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getLedger } from './auctions';

const test = openTestRuntime();
afterAll(test.end);

it('a ledger read after its last entry is empty, and there is none of an auction that there is not', async () => {
  const id = await aStoredAuction(test, 'read');
  expect(await getLedger(id, 0)).toHaveLength(1);
  expect(await getLedger(id, 1)).toEqual([]);
  expect(await getLedger('no-such', 1)).toBeNull();
});
