import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formLot } from './decide-lot';
import { aHome, auctionOf, dayMs, now, type Parts, sharesOf, startsAt } from './lot.builders';
import { planLot } from './plan-lot';

const without: Parts = { auction: null };
const soon: Parts = { auction: auctionOf('soon', now + dayMs / 2) };

describe('the plan of a lot', () => {
  test('takes the homes that can be sold together, and says why each other one cannot', () => {
    const homes = [
      aHome('a'),
      aHome('b', without),
      aHome('c', { listing: { saleFormat: 'fixed-price' } }),
      aHome('d', { contractSha256: 'd'.repeat(64) }),
      aHome('e', { hasOpenOffers: true }),
      aHome('f', { listing: { yearBuilt: 1920, listedAt: startsAt - 9 * dayMs } }),
    ];
    expect(planLot(homes, 'a', now)).toEqual({
      leadKey: 'a',
      leads: ['a', 'd'],
      homes: ['a', 'b'],
      refused: new Map([
        ['c', 'fixed-price'],
        ['d', 'contracts-differ'],
        ['e', 'offers-open'],
        ['f', 'lead-paint'],
      ]),
    });
  });

  test('is led by the home that most others can join, unless the seller names one that can lead', () => {
    const other = { contractSha256: 'd'.repeat(64) };
    const homes = [aHome('a', other), aHome('b'), aHome('c', without)];
    expect(planLot(homes, null, now)).toMatchObject({ leadKey: 'b', homes: ['b', 'c'] });
    expect(planLot(homes, 'c', now)).toMatchObject({ leadKey: 'b' });
    expect(planLot(homes, 'a', now)).toMatchObject({ leadKey: 'a', homes: [] });
  });

  test('has no lead if no home has an announced auction that starts late enough', () => {
    const plan = planLot([aHome('a', without), aHome('b', soon)], null, now);
    expect(plan).toMatchObject({ leadKey: null, leads: [], homes: [] });
    expect([...plan.refused]).toEqual([
      ['a', 'lead-needs-auction'],
      ['b', 'too-soon'],
    ]);
  });

  test('is always one that can be formed', () => {
    const part = fc.constantFrom<Parts>(
      {},
      without,
      soon,
      { hasOpenOffers: true },
      { contractSha256: 'd'.repeat(64) },
      { contractSha256: null },
      { listing: { yearBuilt: null } },
      { listing: { yearBuilt: 1920, listedAt: startsAt - 9 * dayMs } },
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const homes = parts.map((each, index) => aHome(`h${index}`, each));
        const plan = planLot(homes, null, now);
        const lot = plan.homes.flatMap(
          (key) => homes.find(({ listing }) => listing.listingKey === key) ?? [],
        );
        if (lot.length > 0) expect(formLot(lot, sharesOf(lot), now).ok).toBe(true);
        const left = plan.leadKey === null ? 0 : 1;
        expect(plan.refused.size + Math.max(plan.homes.length, left)).toBe(homes.length);
      }),
    );
  });
});
