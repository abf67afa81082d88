import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type BoardAuction, type BoardSort, boardSorts, pageOfBoard } from './auction-board';

const start = Date.parse('2026-11-21T15:00:00Z');
const hour = 3_600_000;
const anAuction = (auctionId: string, at: number, more: Partial<BoardAuction> = {}): BoardAuction => ({
  auctionId,
  at,
  day: newYorkDay(at),
  priceCents: 0,
  bidCount: 0,
  ...more,
});

interface Wanted {
  readonly from?: string | null;
  readonly sort?: BoardSort;
  readonly isBackwards?: boolean;
}
const page = (
  auctions: readonly BoardAuction[],
  { from = null, sort = 'time', isBackwards = false }: Wanted = {},
) => pageOfBoard(auctions, { from, sort, limit: 5, isBackwards });
const idsOf = (found: ReturnType<typeof page>) =>
  (found?.groups ?? []).flatMap(({ items }) => items.map(({ auctionId }) => auctionId));

const someAuctions = fc.uniqueArray(
  fc
    .record({
      auctionId: fc.stringMatching(/^[a-z]{1,3}$/),
      hours: fc.nat(60),
      priceCents: fc.nat(4),
      bidCount: fc.nat(4),
    })
    .map(({ auctionId, hours, ...more }) => anAuction(auctionId, start + hours * hour, more)),
  { selector: ({ auctionId }) => auctionId, maxLength: 40 },
);

describe('the pages of the auction board', () => {
  test('list every remaining auction exactly once while others end, in every order', () => {
    const orders = fc.record({ sort: fc.constantFrom(...boardSorts), isBackwards: fc.boolean() });
    fc.assert(
      fc.property(someAuctions, orders, fc.nat(), (auctions, order, seed) => {
        const isStaying = ({ auctionId }: BoardAuction) => (auctionId.charCodeAt(0) + seed) % 3 > 0;
        const read: string[] = [];
        let left: readonly BoardAuction[] = auctions;
        let from: string | null = null;
        do {
          const found = page(left, { from, ...order });
          expect(found).not.toBeNull();
          read.push(...idsOf(found));
          from = found?.next ?? null;
          left = auctions.filter(isStaying);
        } while (from !== null);
        const staying = auctions.filter(isStaying).map(({ auctionId }) => auctionId);
        expect(read).toEqual(expect.arrayContaining(staying));
        expect(new Set(read).size).toBe(read.length);
      }),
    );
  });

  test('give the number of auctions per day, even when the page shows only some of them', () => {
    const all = Array.from({ length: 7 }, (_, at) => anAuction(`a${at}`, start + at));
    const first = page([...all, anAuction('z', start + 48 * hour)]);
    expect(first?.groups).toMatchObject([{ day: '2026-11-21', total: 7, items: all.slice(0, 5) }]);
  });

  test('are grouped by day only when sorted by time, forward or backward', () => {
    const all = [
      anAuction('a', start, { priceCents: 2, bidCount: 1 }),
      anAuction('b', start + 24 * hour, { priceCents: 1, bidCount: 3 }),
      anAuction('c', start + 48 * hour, { priceCents: 3, bidCount: 2 }),
    ];
    expect(idsOf(page(all))).toEqual(['a', 'b', 'c']);
    expect(idsOf(page(all, { isBackwards: true }))).toEqual(['c', 'b', 'a']);
    expect(idsOf(page(all, { sort: 'price-up' }))).toEqual(['b', 'a', 'c']);
    expect(idsOf(page(all, { sort: 'price-down' }))).toEqual(['c', 'a', 'b']);
    expect(idsOf(page(all, { sort: 'bids' }))).toEqual(['b', 'c', 'a']);
    expect(page(all, { sort: 'bids' })?.groups).toMatchObject([{ day: null, total: 3 }]);
  });

  test.each(['', 'x', '2026-11-22', '2026-11-22~1', '2026-11-22~1~<b>', '1~a'])(
    'do not exist for an invalid place: “%s”',
    (from) => expect(page([], { from })).toBeNull(),
  );
});
