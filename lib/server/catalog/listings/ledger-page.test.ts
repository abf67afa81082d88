import { afterAll, expect, test, vi } from 'vitest';
import { toLedgerLines } from '@/lib/copy/auctions/ledger-lines';
import { aBid, anAuction, builtEndsAt } from '@/lib/domain/auctions/commands/auction.builders';
import { publicStateOf } from '@/lib/domain/auctions/state/state';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions, ledger, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { ENTRIES_PER_PAGE, getLedgerPage } from './ledger-page';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const { store } = runtime;

/** Stores an auction with a long bidding contest, then a leader whom many others fail to outbid. */
async function aLongAuction(contestBids: number, failedBids: number) {
  const auctionId = 'long';
  const climbing = Array.from({ length: contestBids }, (_, n) => aBid(`b${n % 7}`, 210_000 + n * 26_000));
  const top = 210_000 + (contestBids + 2 * failedBids + 4) * 26_000;
  const failing = Array.from({ length: failedBids }, (_, n) =>
    aBid(`c${n % 9}`, 210_000 + (contestBids + 1 + 2 * n) * 26_000),
  );
  const built = anAuction({ auctionId, endsAt: builtEndsAt }, [...climbing, aBid('a', top), ...failing]);
  const { state, entries, head } = built;
  expect(built.refusals).toEqual([]);
  for (let at = 0; at < entries.length; at += 400)
    await store.commit(
      entries
        .slice(at, at + 400)
        .map((entry) =>
          write.create(ledger, ledgerId(auctionId, entry.seq), { auctionId, seq: entry.seq, entry }),
        ),
    );
  const facts = { slug: 's', sellerId: 'seller', state: publicStateOf(state), head: head.hash, dueAt: null };
  await store.commit([write.set(auctions, auctionId, facts)]);
  return { auctionId, entries, head };
}

test('each page of a long ledger equals its part of the whole and reads few other entries', async () => {
  const { auctionId, entries, head } = await aLongAuction(1_600, 500);
  const whole = toLedgerLines(entries);
  const pageCount = Math.ceil(entries.length / ENTRIES_PER_PAGE);
  const query = vi.spyOn(store, 'query');
  const reads: number[] = [];
  for (let page = 1; page <= pageCount; page++) {
    query.mockClear();
    const found = await getLedgerPage(auctionId, page);
    expect(found).toMatchObject({ page, pageCount, auction: { version: head.seq, ledgerHead: head.hash } });
    expect(found?.lines).toEqual(whole.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE));
    const answers = await Promise.all(query.mock.results.map(({ value }) => value));
    reads.push(answers.reduce((sum, { docs }) => sum + docs.length, 0));
  }
  // While the lead changes often, the entries just before a page are enough.
  for (const read of reads.slice(0, 16)) expect(read).toBeLessThanOrEqual(ENTRIES_PER_PAGE + 20);
  expect(Math.max(...reads)).toBeLessThan(entries.length / 2);
  query.mockClear();
  for (const page of [pageCount + 1, 1e9]) expect(await getLedgerPage(auctionId, page)).toBeNull();
  expect(await getLedgerPage('no-such', 1)).toBeNull();
  expect(query).not.toHaveBeenCalled();
}, 60_000);
