import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type DatedAuction, pageByDay } from './auction-days';

const start = Date.parse('2026-11-21T15:00:00Z');
const hour = 3_600_000;
const dated = (auctionId: string, at: number): DatedAuction => ({ auctionId, at, day: newYorkDay(at) });
const page = (auctions: readonly DatedAuction[], from: string | null = null, isBackwards = false) =>
  pageByDay(auctions, { from, limit: 5, isBackwards, mostDays: 3 });

const someAuctions = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 0, max: 60 })), {
    selector: ([id]) => id,
    maxLength: 40,
  })
  .map((all) => all.map(([id, hours]) => dated(id, start + hours * hour)));

describe('the pages of auctions by day', () => {
  test('list every remaining auction exactly once while others end', () => {
    fc.assert(
      fc.property(someAuctions, fc.boolean(), fc.nat(), (auctions, isBackwards, seed) => {
        const isStaying = ({ auctionId }: DatedAuction) => (auctionId.charCodeAt(0) + seed) % 3 > 0;
        const read: string[] = [];
        let left = auctions;
        let from: string | null = null;
        do {
          const found = page(left, from, isBackwards);
          expect(found).not.toBeNull();
          read.push(...(found?.days ?? []).flatMap(({ items }) => items.map((item) => item.auctionId)));
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
    const all = Array.from({ length: 7 }, (_, at) => dated(`a${at}`, start + at));
    const first = page([...all, dated('z', start + 48 * hour)]);
    expect(first?.days).toMatchObject([{ day: '2026-11-21', total: 7, items: all.slice(0, 5) }]);
    expect(first?.calendar).toEqual([
      { day: '2026-11-21', total: 7 },
      { day: '2026-11-23', total: 1 },
    ]);
  });

  test('can begin at a day, forward and backward', () => {
    const all = [dated('a', start), dated('b', start + 24 * hour), dated('c', start + 48 * hour)];
    const ids = (isBackwards: boolean) =>
      page(all, '2026-11-22', isBackwards)?.days.flatMap(({ items }) => items.map((item) => item.auctionId));
    expect(ids(false)).toEqual(['b', 'c']);
    expect(ids(true)).toEqual(['b', 'a']);
  });

  test.each(['', 'x', '2026-11-2', '2026-11-22~', '2026-11-22~1~<b>', '2026-11-22~1'])(
    'do not exist for an invalid place: “%s”',
    (from) => expect(page([], from)).toBeNull(),
  );
});
