import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStory, play } from '@/lib/domain/auctions/commands/auction.arbitraries';
import { aBid, anAuction, builtStartsAt } from '@/lib/domain/auctions/commands/auction.builders';
import { basisAfterAll, linesAfter, toLedgerLines } from './ledger-lines';

const reasons = (...bids: readonly (readonly [string, number])[]) =>
  toLedgerLines(
    anAuction(
      {},
      bids.map(([who, dollars]) => aBid(who, dollars)),
    ).entries,
  )
    .slice(1)
    .map(({ reason }) => reason);

describe('each ledger line explains the price', () => {
  it('by an increment, a tie, the reserve or a raise', () => {
    expect(
      reasons(
        ['a', 250_000],
        ['b', 230_000],
        ['b', 250_000],
        ['c', 300_000],
        ['a', 262_500],
        ['c', 320_000],
        ['d', 320_000],
        ['d', 322_500],
      ),
    ).toEqual([
      'The first bid sets the price at the starting bid, however high the bidder’s maximum is.',
      'One increment of $1,000 above Bidder 2’s maximum of $230,000.',
      'Bidder 1 and Bidder 2 have the same maximum. Bidder 1’s arrived first, so Bidder 1 leads at that amount.',
      'Bidder 3’s maximum reaches the reserve, so the price rises to $260,000.',
      'One increment of $2,500 above Bidder 1’s maximum of $262,500.',
      'When the leader raises their own maximum, the price doesn’t change.',
      'Bidder 3 and Bidder 4 have the same maximum. Bidder 3’s arrived first, so Bidder 3 leads at that amount.',
      'One increment of $2,500 above Bidder 3’s maximum of $320,000.',
    ]);
  });

  it('by a maximum less than a full increment above the other, whoever leads', () => {
    expect(reasons(['a', 250_000], ['b', 249_500])[1]).toBe(
      'Bidder 1’s full maximum, which is less than one increment of $1,000 above Bidder 2’s maximum of $249,500.',
    );
    expect(reasons(['a', 250_000], ['b', 251_000], ['b', 262_000]).slice(1)).toEqual([
      'Bidder 2’s full maximum, which is less than one increment of $2,500 above Bidder 1’s maximum of $250,000.',
      'Bidder 2’s maximum reaches the reserve, so the price rises to $260,000.',
    ]);
  });

  it('by a lowered reserve that is met', () => {
    const lower = { type: 'lower-reserve', amountCents: 24_500_000, now: builtStartsAt + 3_700_000 } as const;
    const { entries } = anAuction({}, [aBid('a', 250_000), { ...lower, salt: '9'.repeat(64) }]);
    expect(toLedgerLines(entries).at(-1)).toMatchObject({
      reason: 'The leading maximum reaches the lowered reserve, so the price rises to $245,000.',
      priceBeforeCents: 20_000_000,
      priceCents: 24_500_000,
    });
  });
});

it('in every auction the amounts in a reason add up to the price, and each line starts at the previous price', () => {
  fc.assert(
    fc.property(aStory, (story) => {
      let price: number | null = null;
      for (const line of toLedgerLines(play(story).auction.entries)) {
        expect(line.priceBeforeCents).toBe(price);
        const isBid = line.kind === 'bid' || line.kind === 'raise';
        const isPriced = isBid || line.kind === 'reserve-lowered' || line.kind === 'bought';
        expect(line.reason !== null).toBe(isPriced);
        if (isBid || (line.kind === 'reserve-lowered' && price !== null)) price = line.priceCents;
        const amounts = [...(line.reason ?? '').matchAll(/\$([\d,]+)/g)].map(([, text = '']) =>
          Number(text.replaceAll(',', '')),
        );
        const dollars = (line.priceCents ?? 0) / 100;
        if (line.reason?.startsWith('One increment'))
          expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBe(dollars);
        if (line.reason?.includes('rises to it')) expect(amounts).toEqual([dollars]);
        if (line.reason?.includes('less than the increment')) {
          expect(dollars).toBeGreaterThan(amounts[0] ?? 0);
          expect(dollars).toBeLessThan((amounts[0] ?? 0) + (amounts[1] ?? 0));
        }
      }
    }),
  );
});

it('a part of a ledger reads the same as in the whole, if enough earlier entries are known', () => {
  fc.assert(
    fc.property(aStory, fc.nat(), fc.nat(), (story, place, reach) => {
      const { entries } = play(story).auction;
      const from = 1 + (place % entries.length);
      const [first] = entries;
      if (first?.type !== 'scheduled') throw new Error('A ledger begins with its scheduling');
      const before = entries.slice(reach % from, from);
      const basis = basisAfterAll(first.data.terms, before);
      const alone = entries.slice(0, from);
      expect(basisAfterAll(first.data.terms, alone)).not.toBeNull();
      if (basis) expect(linesAfter(basis, entries.slice(from))).toEqual(toLedgerLines(entries).slice(from));
      else expect(before[0]?.seq).not.toBe(1);
    }),
  );
});
