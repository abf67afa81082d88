import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lot, mostLotHomes } from '@/lib/domain/listings/lot';
import { isWhole } from '@/lib/domain/shared/allocation';
import { changeHomes, sharesAfter } from './change-homes';
import { formLot, type LotHome } from './decide-lot';
import { aHome, auctionOf, contract, dayMs, now, type Parts, sharesOf, startsAt } from './lot.builders';

const [a, b, c, d] = [aHome('a'), aHome('b'), aHome('c'), aHome('d')];
const formed = formLot([a, b, c], sharesOf([a, b, c]), now);
const lot: Lot = formed.ok ? formed.value.lot : { leadKey: '', homes: [], formedAt: 0 };

/** A home of the lot. An included one has the situation of the lead's auction, and no auction of its own. */
const inIt = (key: string, parts: Parts = {}) =>
  aHome(key, {
    ...parts,
    auction: key === 'a' ? auctionOf('a') : null,
    course: { auction: 'upcoming' },
    listing: { lot, ...parts.listing },
  });
const [lead, second, third] = [inIt('a'), inIt('b'), inIt('c')];

function change(homes: readonly LotHome[], at = now + 1, before: Partial<LotHome> = lead) {
  const { course, auction } = { ...lead, ...before };
  return changeHomes({ lot, course, auction }, homes, sharesOf(homes), at);
}
const why = (result: ReturnType<typeof change>) =>
  result.ok ? null : [result.reason.lot, result.reason.listingKey];

describe('the homes of a lot', () => {
  test('change around the same auction: who joins loses the own auction, who leaves is named', () => {
    const changed = change([lead, third, d]);
    expect(changed).toEqual({
      ok: true,
      value: {
        lot: {
          leadKey: 'a',
          formedAt: now + 1,
          contractSha256: contract,
          homes: sharesOf([lead, third, d]),
        },
        cancelled: [
          {
            listingKey: 'd',
            events: [
              {
                at: now + 1,
                type: 'cancelled',
                data: { reason: 'material-correction', by: 'seller', documentHash: null },
              },
            ],
          },
        ],
        removedKeys: ['b'],
      },
    });
  });

  test('keep their lead and a second home', () => {
    expect(why(change([second, third]))).toEqual(['lead-leaves', null]);
    expect(why(change([]))).toEqual(['lead-leaves', null]);
    expect(why(change([lead]))).toEqual(['one-left', null]);
    expect(why(change([lead, second]))).toBeNull();
    const many = Array.from({ length: mostLotHomes }, (_, index) => aHome(`h${index}`));
    expect(why(change([lead, ...many]))).toEqual(['too-many', null]);
  });

  test('can change until a day before the start', () => {
    expect(why(change([lead, second], startsAt - dayMs))).toBeNull();
    expect(why(change([lead, second], startsAt - dayMs + 1))).toEqual(['too-soon', 'a']);
    const open = { course: { ...lead.course, auction: 'open' } } as const;
    expect(why(change([lead, second], startsAt, open))).toEqual(['started', null]);
    const none = { lot: undefined, course: lead.course, auction: lead.auction };
    expect(changeHomes(none, [lead, second], sharesOf([lead, second]), now)).toMatchObject({
      reason: { lot: 'no-lot' },
    });
  });

  test('can be joined by a home only as it could join a new lot', () => {
    const anotherLot = { leadKey: 'x', homes: [], formedAt: 1 };
    expect(why(change([lead, second, aHome('d', { listing: { lot: anotherLot } })]))).toEqual([
      'in-another-lot',
      'd',
    ]);
    expect(why(change([lead, second, aHome('d', { hasOpenOffers: true })]))).toEqual(['offers-open', 'd']);
    expect(why(change([lead, second, aHome('d', { contractSha256: null })]))).toEqual([
      'contracts-differ',
      'd',
    ]);
    const late = aHome('d', { listing: { yearBuilt: 1950, listedAt: startsAt - 10 * dayMs + 1 } });
    expect(why(change([lead, second, late]))).toEqual(['lead-paint', 'a']);
  });
});

describe('the shares after a change', () => {
  const split = (...shares: readonly number[]) => ({
    homes: shares.map((basisPoints, index) => ({ listingKey: `${index}`, basisPoints })),
  });

  test('keep the proportions of the homes that stay, and give a new home an average share', () => {
    const sharesFor = (keys: readonly string[]) =>
      sharesAfter(split(6_000, 3_000, 1_000), keys).map(({ basisPoints }) => basisPoints);
    expect(sharesFor(['0', '1', '2'])).toEqual([6_000, 3_000, 1_000]);
    expect(sharesFor(['0', '1'])).toEqual([6_667, 3_333]);
    expect(sharesFor(['0', '1', 'new'])).toEqual([4_445, 2_222, 3_333]);
  });

  test('make a whole, whatever the homes', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 2, maxLength: mostLotHomes });
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: mostLotHomes });
    fc.assert(
      fc.property(shares, keys, (some, chosen) => {
        const after = sharesAfter(split(...some), chosen.map(String));
        expect(isWhole(after.map(({ basisPoints }) => basisPoints))).toBe(true);
      }),
    );
  });
});
