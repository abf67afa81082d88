import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isStatementSigned } from '@/lib/domain/auctions/transparency/signed-statement';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { sitePolicy } from '@/lib/server/platform/runtime/site-policy';
import { GET } from './route';

const runtime = openTestRuntime();
afterAll(runtime.end);

const answer = z.object({
  auctionId: z.string(),
  head: z.string().optional(),
  headSignature: z.string().optional(),
  entries: z.array(z.object({ seq: z.int(), hash: z.string() })),
});
async function ask(id: string, query = '') {
  const request = new Request(`http://localhost:3000/api/auctions/${id}/ledger${query}`);
  const response = await GET(request, { params: Promise.resolve({ id }) });
  return answer.parse(await response.json());
}

test('the site signs the last entry of a ledger, for this auction and no other', async () => {
  await aStoredAuction(runtime, 'a1');
  const { head, headSignature = '', entries } = await ask('a1');
  const last = entries.at(-1);
  expect(last).toMatchObject({ seq: 1, hash: head });
  const { logKeys } = await sitePolicy();
  const isOf = (auctionId: string) =>
    isStatementSigned('head', { auctionId, seq: last?.seq, hash: last?.hash }, headSignature, logKeys);
  expect(isOf('a1')).toBe(true);
  expect(isOf('a2')).toBe(false);
});

test('without an entry there is nothing to sign', async () => {
  const { head, headSignature, entries } = await ask('a1', '?after=1');
  expect([head, headSignature, entries]).toEqual([undefined, undefined, []]);
});
