import { describe, expect, it } from 'vitest';
import { aBid, anAuction, rechained, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { checkFeed, type LedgerCheckpoint, toLedgerCheckpoint } from './ledger-checkpoints';
import { compareWithFeed, readFeed } from './ledger-feed';

const publicationsFault = (...feed: Parameters<typeof checkFeed>) => checkFeed(...feed).fault;
const hourMs = 3_600_000;
const before = anAuction({}, [aBid('a', 250_000)]);
const auction = withCommands(before, [aBid('b', 230_000)]);
const startedAt = auction.entries[0]?.at ?? 0;
const headOf = ({ head }: typeof auction) => ({ auctionId: 'auction-1', ...head });
const other = { auctionId: 'auction-2', seq: 3, hash: 'b'.repeat(64) };

/** One checkpoint per hour with these heads. */
function feedOf(...hours: readonly LedgerCheckpoint['heads'][]): readonly LedgerCheckpoint[] {
  const feed: LedgerCheckpoint[] = [];
  for (const [hour, heads] of hours.entries())
    feed.push(toLedgerCheckpoint(feed.at(-1) ?? null, heads, startedAt + hour * hourMs));
  return feed;
}
const long = feedOf(...Array.from({ length: 350 }, (_, hour) => (hour === 120 ? [headOf(before)] : [])));
const compare = (entries: readonly LedgerEntry[], feed: readonly unknown[], now: number | null) =>
  compareWithFeed(entries, checkFeed(feed), now);
const pagesOf = (feed: readonly unknown[]) => async (after: number) => feed.slice(after, after + 100);

describe('the checkpoint feed', () => {
  it('is read to its end in pages of one hundred', async () => {
    expect(await readFeed(pagesOf(long))).toEqual(long);
    expect(publicationsFault(long, [long[349]?.hash ?? ''])).toBeNull();
  });

  it('stops at a page that repeats itself or is invalid, and then fails the check', async () => {
    expect(await readFeed(async () => long.slice(0, 100))).toHaveLength(200);
    expect(publicationsFault(await readFeed(async () => long.slice(0, 100)))).not.toBeNull();
    expect(publicationsFault(await readFeed(async () => [{ seq: 9 }]))).not.toBeNull();
  });

  it.each([
    ['that is empty', [], 'empty'],
    ['without its start', long.slice(100), 'no-start'],
    ['with a random hash before its start', [{ ...long[0], prevHash: 'f'.repeat(64) }], 'no-start'],
    ['with a missing page', [...long.slice(0, 100), ...long.slice(200)], 'broken-chain'],
  ])('%s fails the check', (_what, feed, code) => {
    expect(publicationsFault(feed)?.code).toBe(code);
    expect(compare(auction.entries, feed, startedAt)).toMatchObject({
      fault: { code },
      isCurrent: false,
    });
  });
});

describe('a ledger compared with the feed', () => {
  it('agrees when each published head is one of its entries', () => {
    const feed = feedOf([headOf(before), other], [headOf(auction)], []);
    expect(compare(auction.entries, feed, startedAt + 2 * hourMs)).toEqual({
      fault: null,
      compared: 2,
      uncovered: 0,
      latestAt: startedAt + 2 * hourMs,
      isCurrent: true,
    });
  });

  it('may have grown since the latest checkpoint', () => {
    expect(compare(auction.entries, feedOf([headOf(before)]), startedAt).fault).toBeNull();
  });

  it('was rewritten if an entry differs from the published one', () => {
    const changed = before.entries.map((entry, at) => (at === 0 ? { ...entry, at: entry.at - 1 } : entry));
    const rewritten = rechained(changed).map((entry): LedgerEntry => ledgerEntrySchema.parse(entry));
    expect(compare(rewritten, feedOf([headOf(before)]), startedAt).fault).toEqual({
      code: 'other-entry',
      entry: 2,
    });
  });

  it('was cut if it ends before a published entry', () => {
    expect(compare(before.entries, feedOf([headOf(auction)]), startedAt).fault).toEqual({
      code: 'cut-off',
      entry: 3,
    });
  });

  it('counts its old entries that the feed does not cover', () => {
    const withoutIt = feedOf([other], [], [], [], []);
    const first = before.entries.slice(0, 1);
    expect(compare(first, withoutIt, startedAt + 4 * hourMs)).toMatchObject({
      compared: 0,
      uncovered: 1,
      isCurrent: true,
    });
    expect(compare(first, feedOf([other], [], []), startedAt + 2 * hourMs)).toMatchObject({
      uncovered: 0,
    });
  });

  it('is not covered by a feed that stopped, whether the reader comes hours or weeks later', () => {
    const frozen = feedOf([other]);
    for (const laterMs of [3 * hourMs, 30 * 24 * hourMs]) {
      const compared = compare(auction.entries, frozen, (auction.entries.at(-1)?.at ?? 0) + laterMs);
      expect(compared).toMatchObject({ fault: null, uncovered: 3, latestAt: startedAt, isCurrent: false });
    }
  });

  it('is not covered by a feed whose latest checkpoint is dated in the future', () => {
    expect(compare(auction.entries, feedOf([other]), startedAt - 3 * hourMs).isCurrent).toBe(false);
  });

  it('stays covered long after its auction closed while the feed continues', () => {
    const feed = feedOf([headOf(auction)], ...Array.from({ length: 2_000 }, () => []));
    expect(compare(auction.entries, feed, startedAt + 2_001 * hourMs)).toMatchObject({
      fault: null,
      compared: 1,
      uncovered: 0,
      isCurrent: true,
    });
  });

  it('with old entries is covered by the first checkpoint of a new feed', () => {
    const now = startedAt + 50 * hourMs;
    const feed = [toLedgerCheckpoint(null, [headOf(auction)], now)];
    expect(compare(auction.entries, feed, now + 1_000)).toMatchObject({
      fault: null,
      uncovered: 0,
      isCurrent: true,
    });
  });

  it('is compared with a saved feed as of the end of that feed', () => {
    expect(compare(before.entries, feedOf([headOf(before)]), null)).toMatchObject({
      fault: null,
      compared: 1,
      uncovered: 0,
      isCurrent: true,
    });
  });
});
