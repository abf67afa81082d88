import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { availablePhases, listingPhases, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { getCountyByName } from '@/lib/domain/locations/counties';
import {
  emptyQuery,
  type ListingQuery,
  listingSorts,
  narrowedFields,
  withoutField,
} from '@/lib/domain/search/query/listing-query';
import { dollars } from '@/lib/domain/shared/money';
import { createListingIndex, type ListingSearch, listingsPerPage } from './listing-index';
import { createListingTable } from './listing-table';
import { someKey, someListing, someQuery } from './search.arbitraries';
import { aPublicAuction, aSearchedListing, builtNow as now } from './search.builders';
import { createScan } from './search.oracle';
import type { SearchedListing } from './searched-listing';
import { areAlike } from './similar';

const hour = 3_600_000;

type Step =
  | { readonly kind: 'put'; readonly listing: SearchedListing }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'ask'; readonly query: ListingQuery; readonly at: number };

const put = someListing.map((listing): Step => ({ kind: 'put', listing }));
const catalog = fc.array(put, { minLength: 60, maxLength: 120 });
const instant = fc
  .record({ hours: fc.integer({ min: -6, max: 6 }), ms: fc.integer({ min: -1, max: 1 }) })
  .map(({ hours, ms }) => now + hours * hour + ms);
const steps = fc.array(
  fc.oneof(
    put,
    someKey.map((key): Step => ({ kind: 'remove', key })),
    fc.record({ query: someQuery, at: instant }).map(({ query, at }): Step => ({ kind: 'ask', query, at })),
  ),
  { maxLength: 40 },
);

/** Applies changes and returns the index with the listings it should hold. */
function indexAfter(changes: readonly Step[]) {
  const index = createListingIndex();
  const byKey = new Map<string, SearchedListing>();
  const take = (step: Step) => {
    if (step.kind === 'put') {
      index.put(step.listing);
      byKey.set(step.listing.card.key, step.listing);
    } else if (step.kind === 'remove') {
      index.remove(step.key);
      byKey.delete(step.key);
    }
  };
  for (const change of changes) take(change);
  return { index, byKey, take };
}

const comparable = ({ cards, corrections, ...rest }: ListingSearch) => ({
  ...rest,
  cards: cards.map(({ key, auction }) => [key, auction?.status]),
  corrections: corrections.map(({ word, takenFor }) => [word, [...takenFor].sort()]),
});

const indexOf = (...listings: readonly SearchedListing[]) =>
  indexAfter(listings.map((listing) => ({ kind: 'put', listing }))).index;
const keysOf = (listings: readonly SearchedListing[]) => listings.map(({ card }) => card.key);
const ask = (change: Partial<ListingQuery>): ListingQuery => ({ ...emptyQuery, ...change });

describe('the listing index', () => {
  test('finds, counts, sorts and pages like a plain scan, whatever was put in and removed before', () => {
    fc.assert(
      fc.property(catalog, steps, (first, then) => {
        const { index, byKey, take } = indexAfter(first);
        for (const step of then) {
          take(step);
          if (step.kind !== 'ask') continue;
          const { query, at } = step;
          const scan = createScan([...byKey.values()]);
          expect(comparable(index.search(query, at))).toEqual(comparable(scan.search(query, at)));
          const keys = keysOf(scan.find(query, at));
          expect(index.count(query, at)).toBe(keys.length);
          expect(keysOf(index.match(query, at)).sort()).toEqual(keys.sort());
        }
      }),
      { numRuns: atDepth(150) },
    );
  }, 120_000);

  test('lists how many homes the removal of each single filter brings, most first', () => {
    fc.assert(
      fc.property(catalog, someQuery, instant, (first, query, at) => {
        const { index, byKey } = indexAfter(first);
        const scan = createScan([...byKey.values()]);
        const expected = narrowedFields(query)
          .map((field) => [field, scan.find(withoutField(query, field), at).length] as const)
          .filter(([, total]) => total > 0);
        const found = index.loosen(query, at);
        expect(found.map(({ field, total }) => [field, total]).sort()).toEqual([...expected].sort());
        expect(found.map(({ total }) => total)).toEqual(
          found.map(({ total }) => total).sort((a, b) => b - a),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('stays correct with thousands of listings while some change between searches', () => {
    const keyed = (listing: SearchedListing, number: number): SearchedListing => ({
      ...listing,
      card: { ...listing.card, key: `k${number}` },
    });
    const first = fc.sample(someListing, { numRuns: 1500, seed: 7 }).map(keyed);
    const { index, byKey, take } = indexAfter(first.map((listing) => ({ kind: 'put', listing })));
    const changed = fc.sample(someListing, { numRuns: 240, seed: 8 });
    for (const [round, sort] of listingSorts.concat(listingSorts, listingSorts).entries()) {
      for (const [place, listing] of changed.slice(round * 12, round * 12 + 12).entries()) {
        const number = (round * 89 + place * 97) % 1510;
        take(
          place % 4 === 0
            ? { kind: 'remove', key: `k${number}` }
            : { kind: 'put', listing: keyed(listing, number) },
        );
      }
      const near = { latitude: 40.7, longitude: -74, radiusMiles: 100 };
      const query = ask({ sort, near, phases: round % 2 === 0 ? [] : listingPhases, page: 1 + (round % 5) });
      const scan = createScan([...byKey.values()]);
      expect(comparable(index.search(query, now + round * hour))).toEqual(
        comparable(scan.search(query, now + round * hour)),
      );
    }
  });

  test('memory does not grow while listings come and go', () => {
    const table = createListingTable();
    const capacity = table.published().length;
    for (let number = 0; number < 32 * capacity + 1; number++) {
      table.put(aSearchedListing({ card: { key: `k${number}` } }));
      table.remove(`k${number}`);
    }
    expect(table.published()).toHaveLength(capacity);
  });

  test('an auction is live up to and including its end, whenever it was put in', () => {
    const index = indexOf(aSearchedListing({ card: { auction: aPublicAuction(now - hour, now) } }));
    const total = (phase: ListingQuery['phases'][number], at: number) =>
      index.search(ask({ phases: [phase] }), at);
    expect(total('live', now).total).toBe(1);
    expect(total('live', now + 1).total).toBe(0);
    expect(total('ended', now + 1).cards[0]?.auction).toMatchObject({
      status: 'settling',
      minimumNextBidCents: null,
    });
    expect(total('upcoming', now - hour - 1).total).toBe(1);
    index.put(aSearchedListing({ card: { key: 'k2', auction: aPublicAuction(now + 1, now + hour) } }));
    expect([total('upcoming', now).total, total('live', now + 1).total]).toEqual([1, 1]);
  });

  test('at most so many hours left includes an auction in its last hour, up to its end', () => {
    const auction = aPublicAuction(now - hour, now + hour / 2);
    const index = indexOf(aSearchedListing({ card: { auction } }));
    const total = (max: number, at: number) => index.count(ask({ hoursLeft: { min: null, max } }), at);
    expect([total(1, now), total(1, now + hour / 2), total(0.25, now)]).toEqual([1, 1, 0]);
  });

  test('days on the market count full 24 hours since listing and stop at the sale', () => {
    const day = 24 * hour;
    const listed = (key: string, ago: number, closedAt: number | null) =>
      aSearchedListing({
        card: {
          key,
          listedAt: new Date(now - ago).toISOString(),
          status: closedAt === null ? 'Active' : 'Closed',
          closePriceCents: closedAt === null ? null : dollars(1),
        },
        facts: { closedAt },
      });
    const index = indexOf(
      listed('a', 31 * day - 1, null),
      listed('b', 31 * day, null),
      listed('c', 90 * day, now - 60 * day),
      listed('d', 90 * day, now - 60 * day + day),
    );
    const found = (min: number | null, max: number | null) =>
      keysOf(index.match(ask({ phases: ['for-sale', 'sold'], daysOnMarket: { min, max } }), now)).sort();
    expect(found(null, 30)).toEqual(['a', 'c']);
    expect(found(31, null)).toEqual(['b', 'd']);
    expect(found(30, 30)).toEqual(['a', 'c']);
  });

  test('text matches the beginnings of words in any order, ignoring case, accents and punctuation', () => {
    const index = indexOf(
      aSearchedListing({
        card: { addressLines: ['12 O’Neill Street', 'Saint Albans, NY 11412'] },
        facts: { placeNames: ['Queens'] },
      }),
    );
    const total = (text: string) => index.count(ask({ text }), now);
    expect(
      ['alb oneill', 'ÓNEILL', '11412', 'bny 10042', 'queens', 'st albans', '12 oneill st'].map(total),
    ).toEqual([1, 1, 1, 1, 1, 1, 1]);
    // The middle of a word does not match, nor does the beginning of a number.
    expect(['eill', '1 oneill', '114'].map(total)).toEqual([0, 0, 0]);
  });

  test('a word that matches no known word or prefix is replaced by the nearest ones, and the search reports it', () => {
    const index = indexOf(
      aSearchedListing(),
      aSearchedListing({ card: { key: 'k2', addressLines: ['1 Halsay Street', 'Troy, NY 12180'] } }),
    );
    const found = index.search(ask({ text: 'broklyn hasley' }), now);
    expect(found.total).toBe(1);
    expect(found.corrections).toEqual([
      { word: 'broklyn', takenFor: ['brooklyn'] },
      { word: 'hasley', takenFor: ['halsey'] },
    ]);
    expect(index.search(ask({ text: 'trey' }), now)).toMatchObject({ total: 1 });
    expect(index.search(ask({ text: 'tro xy' }), now)).toMatchObject({ total: 0, corrections: [] });
    // Halsay is a known word as long as a listing has it.
    expect(index.search(ask({ text: 'halsay' }), now)).toMatchObject({ total: 1, corrections: [] });
    index.remove('k2');
    expect(index.search(ask({ text: 'halsay' }), now).corrections).toEqual([
      { word: 'halsay', takenFor: ['halsey'] },
    ]);
  });

  test('corrects to the nearest words only: one typo, two in a long word, and no words with digits', () => {
    const index = indexOf(
      aSearchedListing({ card: { addressLines: ['1 Brooklet Street, Unit 4elms', 'Brooklyn, NY 11233'] } }),
    );
    const corrected = (text: string) =>
      index.search(ask({ text }), now).corrections.flatMap(({ takenFor }) => takenFor);
    expect(corrected('brooklin')).toEqual(['brooklyn']);
    expect(corrected('brokklin')).toEqual(['brooklyn']);
    expect(corrected('brokkln')).toEqual([]);
    expect(corrected('xelms')).toEqual([]);
  });

  test('the counts of a filter show what each other choice of it would find', () => {
    const of = (key: string, county: string, kind: 'condo' | 'land') =>
      aSearchedListing({ card: { key, county, kind } });
    const index = indexOf(of('a', 'Kings', 'condo'), of('b', 'Erie', 'condo'), of('c', 'Kings', 'land'));
    const { facets, total } = index.search(ask({ counties: ['kings'], kinds: ['condo'] }), now);
    expect(total).toBe(1);
    expect([facets.counties, facets.kinds]).toEqual([
      { kings: 1, erie: 1 },
      { condo: 1, land: 1 },
    ]);
  });

  test('the price histogram ignores the price filter', () => {
    const of = (price: number) =>
      aSearchedListing({ card: { key: `k${price}`, listPriceCents: dollars(price) } });
    const index = indexOf(of(24_999), of(25_000), of(9_000_000));
    const { tallies, total } = index.search(ask({ priceCents: { min: null, max: dollars(25_000) } }), now);
    expect(total).toBe(2);
    expect([tallies.priceCents.slice(0, 3), tallies.priceCents.at(-1)]).toEqual([[1, 1, 0], 1]);
  });

  test('a drawn area may be concave', () => {
    const at = (latitude: number, longitude: number) =>
      aSearchedListing({ card: { key: `${latitude}` }, facts: { latitude, longitude } });
    const index = indexOf(at(41.1, -74), at(41.4, -74), at(41.9, -74), at(42.5, -74), at(41.5, -73.01));
    const area = [
      [41, -75],
      [41, -73],
      // A corner on a side, at the latitude of the last home and of the notch.
      [41.5, -73],
      [42, -73],
      [41.5, -74],
      [42, -75],
    ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
    expect(keysOf(index.match(ask({ area }), now))).toEqual(['41.1', '41.4', '41.5']);
  });

  test('a page number past the end returns the last page', () => {
    const index = indexOf(
      ...Array.from({ length: listingsPerPage + 1 }, (_, number) =>
        aSearchedListing({ card: { key: `k${number}` } }),
      ),
    );
    const found = index.search(ask({ page: 99 }), now);
    expect({ page: found.page, pageCount: found.pageCount, cardCount: found.cards.length }).toEqual({
      page: 2,
      pageCount: 2,
      cardCount: 1,
    });
  });

  test('similar listings are for sale and are the nearest by kind, place and price', () => {
    fc.assert(
      fc.property(catalog, instant, (first, at) => {
        const { index, byKey } = indexAfter(first);
        const [itself] = byKey.values();
        if (!itself) return;
        const expected = [...byKey.values()]
          .filter(({ card }) => card.key !== itself.card.key && availablePhases.includes(phaseOf(card, at)))
          .filter(({ card }) => areAlike(card.kind, itself.card.kind))
          .map(({ card }) => ({ key: card.key, apart: apart(itself, card) }))
          .sort((a, b) => a.apart - b.apart || (a.key < b.key ? -1 : 1))
          .slice(0, 4);
        const found = index.listSimilar(itself, at, 4);
        expect(found.map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['land', ['land']],
    ['farm', ['farm']],
    ['two-to-four-family', ['two-to-four-family', 'house']],
    ['commercial', ['commercial', 'mixed-use']],
  ] as const)('a listing of kind %s is similar to %o only', (kind, alike) => {
    const kinds = ['land', 'farm', 'house', 'two-to-four-family', 'mixed-use', 'commercial'] as const;
    const { index } = indexAfter(
      kinds.map((each) => ({ kind: 'put', listing: aSearchedListing({ card: { key: each, kind: each } }) })),
    );
    const itself = aSearchedListing({ card: { key: 'itself', kind } });
    expect(index.listSimilar(itself, now, 4).map((card) => card.kind)).toEqual(alike);
  });
});

function apart({ card: a }: SearchedListing, b: SearchedListing['card']): number {
  const [one, other] = [getCountyByName(a.county), getCountyByName(b.county)];
  const place = one?.slug === other?.slug ? 0 : one?.region === other?.region ? 1 : 2;
  const [price, otherPrice] = [a, b].map(priceOf);
  return (
    place +
    (a.kind === b.kind ? 0 : 1.2) +
    (price && otherPrice ? Math.abs(Math.log2(price / otherPrice)) : 1)
  );
}
