import { afterAll, expect, it } from 'vitest';
import { getLedger } from './auctions';
import { aStoredAuction, openTestRuntime } from './runtime.fixture';

const test = openTestRuntime();
afterAll(test.end);

it('a ledger read after its last entry is empty, and there is none of an auction that there is not', async () => {
  const id = await aStoredAuction(test, 'read');
  expect(await getLedger(id, 0)).toHaveLength(1);
  expect(await getLedger(id, 1)).toEqual([]);
  expect(await getLedger('no-such', 1)).toBeNull();
});
