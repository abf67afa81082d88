import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolve } from '@/lib/domain/auctions/state/state';
import { lotRoleOf } from '@/lib/domain/listings/lot';
import { changeShares, dissolveLot, formLot, type LotHome, refuseLeading } from './decide-lot';
import {
  aHome,
  auctionOf,
  contract,
  dayMs,
  now,
  type Parts,
  saleTerms,
  sharesOf,
  startsAt,
} from './lot.builders';

const form = (homes: readonly LotHome[], at = now) => formLot(homes, sharesOf(homes), at);
const why = (result: ReturnType<typeof form>) =>
  result.ok ? null : [result.reason.lot, result.reason.listingKey];

describe('a lot', () => {
  test('keeps the auction of its lead and cancels those of the other homes', () => {
    const formed = form([aHome('a'), aHome('b'), aHome('c', { auction: null })]);
    expect(formed.ok && formed.value.lot).toEqual({
      leadKey: 'a',
      formedAt: now,
      contractSha256: contract,
      homes: [
        { listingKey: 'a', basisPoints: 3_334 },
        { listingKey: 'b', basisPoints: 3_333 },
        { listingKey: 'c', basisPoints: 3_333 },
      ],
    });
    expect(formed.ok && formed.value.cancelled).toEqual([
      {
        listingKey: 'b',
        events: [
          {
            at: now,
            type: 'cancelled',
            data: { reason: 'material-correction', by: 'seller', documentHash: null },
          },
        ],
      },
    ]);
  });

  test('has 2 to 20 different homes whose shares make a whole', () => {
    const many = Array.from({ length: 21 }, (_, index) => aHome(`h${index}`));
    expect(why(form([aHome('a')]))).toEqual(['too-few', null]);
    expect(why(form([]))).toEqual(['too-few', null]);
    expect(why(form(many))).toEqual(['too-many', null]);
    expect(why(form(many.slice(0, 20)))).toBeNull();
    expect(why(form([aHome('a'), aHome('a')]))).toEqual(['shares', null]);
    const two = [aHome('a'), aHome('b')];
    const unequal = (shares: readonly number[]) =>
      formLot(
        two,
        sharesOf(two).map((share, index) => ({ ...share, basisPoints: shares[index] ?? 0 })),
        now,
      );
    expect(why(unequal([6_000, 4_000]))).toBeNull();
    expect(why(unequal([6_000, 4_001]))).toEqual(['shares', null]);
    expect(why(unequal([10_000, 0]))).toEqual(['shares', null]);
  });

  const anotherLot = { leadKey: 'b', homes: [], formedAt: 1 };
  test.each<[string, Parts, string]>([
    ['is under contract', { course: { status: 'Pending' } }, 'not-for-sale'],
    ['is on hold', { standing: { status: 'Hold', live: 'Hold' } }, 'not-for-sale'],
    ['is in another lot', { listing: { lot: anotherLot } }, 'in-another-lot'],
    ['has a fixed price', { listing: { saleFormat: 'fixed-price' }, auction: null }, 'fixed-price'],
    ['has an open auction', { auction: auctionOf('b', now - 1) }, 'started'],
    ['is being changed', { standing: { status: 'InReview', live: 'Active' } }, 'change-open'],
    ['has open offers', { hasOpenOffers: true }, 'offers-open'],
    ['has other terms', { listing: { saleTerms: { ...saleTerms, closingDays: 60 } } }, 'terms-differ'],
    ['reserves days', { listing: { saleTerms: { ...saleTerms, ownerOccupantDays: 20 } } }, 'terms-differ'],
    ['has another contract', { contractSha256: 'd'.repeat(64) }, 'contracts-differ'],
    ['has no contract', { contractSha256: null }, 'contracts-differ'],
  ])('refuses a home that %s', (_, parts, reason) => {
    expect(why(form([aHome('a'), aHome('b', parts)]))).toEqual([reason, 'b']);
  });

  test('needs the contract of sale that its bidders read', () => {
    const bare = { contractSha256: null };
    expect(why(form([aHome('a', bare), aHome('b', bare)]))).toEqual(['no-contract', 'a']);
    expect(refuseLeading(aHome('a', bare), now)).toBe('no-contract');
    expect(refuseLeading(aHome('a'), now)).toBeNull();
  });

  test('starts at least a day later, and ten days after a home that may have lead paint was listed', () => {
    const soon = aHome('a', { auction: auctionOf('a', now + dayMs - 1) });
    expect(why(form([soon, aHome('b')]))).toEqual(['too-soon', 'a']);
    expect(why(form([aHome('a', { auction: null }), aHome('b')]))).toEqual(['lead-needs-auction', 'a']);
    const old = (listedAt: number) => aHome('b', { listing: { yearBuilt: 1950, listedAt } });
    expect(why(form([aHome('a'), old(startsAt - 10 * dayMs)]))).toBeNull();
    expect(why(form([aHome('a'), old(startsAt - 10 * dayMs + 1)]))).toEqual(['lead-paint', 'a']);
  });

  test('is dissolved and reallocated only before its auction starts', () => {
    const homes = [aHome('a'), aHome('b')];
    const formed = form(homes);
    const lot = formed.ok ? formed.value.lot : undefined;
    const before = { ...aHome('a'), lot };
    const after = { ...aHome('a', {}, startsAt), lot };
    expect(dissolveLot(before, now)).toEqual({
      ok: true,
      value: [
        {
          at: now,
          type: 'cancelled',
          data: { reason: 'material-correction', by: 'seller', documentHash: null },
        },
      ],
    });
    expect(changeShares(before, [1, 9_999])).toMatchObject({
      ok: true,
      value: { leadKey: 'a', homes: [{ basisPoints: 1 }, { basisPoints: 9_999 }] },
    });
    for (const shares of [[10_000], [5_000, 4_000], [1, 2, 9_997]])
      expect(changeShares(before, shares)).toMatchObject({ ok: false, reason: { lot: 'shares' } });
    expect(dissolveLot(after, startsAt)).toMatchObject({ ok: false, reason: { lot: 'started' } });
    expect(changeShares(after, [1, 9_999])).toMatchObject({ ok: false, reason: { lot: 'started' } });
    expect(dissolveLot({ ...before, lot: undefined }, now)).toMatchObject({ reason: { lot: 'no-lot' } });
  });

  test('shares no home with another and has one auction, whatever is formed and dissolved', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    const step = fc.record({
      keys: fc.shuffledSubarray(keys, { minLength: 1, maxLength: 4 }),
      dissolves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const homes = new Map(keys.map((key) => [key, aHome(key)]));
        const put = (
          key: string,
          { lot, auction }: Pick<LotHome, 'auction'> & { lot: LotHome['listing']['lot'] },
        ) => homes.set(key, aHome(key, { listing: { lot }, auction }));
        for (const { keys: chosen, dissolves } of steps) {
          const some = chosen.flatMap((key) => homes.get(key) ?? []);
          const [lead] = some;
          if (dissolves && lead) {
            const { lot } = lead.listing;
            const ended = dissolveLot({ ...lead, lot }, now);
            if (!ended.ok || lotRoleOf(lead.listing) !== 'lead') continue;
            for (const { listingKey } of lot?.homes ?? [])
              put(listingKey, { lot: undefined, auction: auctionOf(listingKey) });
            continue;
          }
          const formed = form(some);
          if (!formed.ok) continue;
          const { lot, cancelled } = formed.value;
          for (const { listing, auction } of some) {
            const events =
              cancelled.find(({ listingKey }) => listingKey === listing.listingKey)?.events ?? [];
            put(listing.listingKey, { lot, auction: events.reduce(evolve, auction) });
          }
        }
        const all = [...homes.values()];
        for (const { listing, course } of all) {
          const lots = all.filter(({ listing: { lot } }) =>
            lot?.homes.some(({ listingKey }) => listingKey === listing.listingKey),
          );
          expect(new Set(lots.map(({ listing: { lot } }) => lot)).size).toBe(listing.lot ? 1 : 0);
          expect(lots).toHaveLength(listing.lot?.homes.length ?? 0);
          if (listing.lot) expect(course.auction).toBe(lotRoleOf(listing) === 'lead' ? 'upcoming' : 'none');
        }
      }),
    );
  });
});
