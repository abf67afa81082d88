import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AuctionStatus, PublicAuction } from '@/lib/domain/auction/public-auction';
import { listingPhases } from '@/lib/domain/listing/phase';
import type { ListingCard } from '@/lib/domain/listing/views';
import { propertyKinds, publicStatuses } from '@/lib/domain/listing/vocabulary';
import { dollars } from '@/lib/domain/money';
import { emptyQuery, type ListingQuery, listingSorts } from './listing-query';
import { toSearchEntry } from './search-entry';
import { listingsPerPage, searchListings } from './search-listings';

const now = Date.parse('2026-11-21T15:00:00.000Z');
const hour = 3_600_000;
const countySlugs: Record<string, string> = { Kings: 'kings', 'St. Lawrence': 'st-lawrence', Erie: 'erie' };

describe('searching', () => {
  test('finds exactly what a slow reading of the rules finds, in the same order, and counts it alike', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 60 }), anyQuery, (drafts, query) => {
        const cards = drafts.map((card, index) => ({ ...card, key: `k${String(index).padStart(3, '0')}` }));
        const found = searchListings(
          cards.map((card) => toSearchEntry(card)),
          query,
          now,
        );
        const all = cards.filter((card) => fits(card, query)).sort((a, b) => compare(a, b, query.sort));
        const page = Math.min(query.page, Math.max(1, Math.ceil(all.length / 24)));
        expect(found.total).toBe(all.length);
        expect(found.page).toBe(page);
        expect(found.cards.map((card) => card.key)).toEqual(
          all.slice(page * 24 - 24, page * 24).map((card) => card.key),
        );
        for (const county of Object.keys(countySlugs)) {
          const withCounty = { ...query, counties: [countySlugs[county] ?? ''] };
          expect(found.facets.county[countySlugs[county] ?? ''] ?? 0).toBe(
            cards.filter((card) => fits(card, withCounty)).length,
          );
        }
        for (const phase of listingPhases) {
          const count = cards.filter((card) => fits(card, { ...query, phases: [phase] })).length;
          expect(found.facets.phase[phase] ?? 0).toBe(count);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('an auction that passed its end since the index was made is no longer live', () => {
    const card = aCard({ saleFormat: 'auction', auction: anAuction('open', now - hour, now) });
    const live = { ...emptyQuery, phases: ['live'] as const };
    expect(searchListings([toSearchEntry(card)], live, now).total).toBe(1);
    expect(searchListings([toSearchEntry(card)], live, now + 1).total).toBe(0);
    expect(
      searchListings([toSearchEntry(card)], { ...emptyQuery, phases: ['ended'] }, now + 1).cards[0]?.auction,
    ).toMatchObject({
      status: 'settling',
      minimumNextBidCents: null,
    });
  });

  test('words are found by their beginning, in any order, without regard to case, accents or punctuation', () => {
    const entry = toSearchEntry(
      aCard({ addressLines: ['12 O’Neill Street', 'Saint Albans, NY 11412'] }),
      'BO-10042',
    );
    const total = (text: string) => searchListings([entry], { ...emptyQuery, text }, now).total;
    expect([
      total('alb oneill'),
      total('ÓNEILL'),
      total('11412'),
      total('bo 10042'),
      total('brooklyn'),
    ]).toEqual([1, 1, 1, 1, 1]);
    expect([total('neill'), total('albany')]).toEqual([0, 0]);
  });

  test('a page beyond the last one is the last one', () => {
    const entries = Array.from({ length: listingsPerPage + 1 }, (_, index) =>
      toSearchEntry(aCard({ key: `k${index}` })),
    );
    const found = searchListings(entries, { ...emptyQuery, page: 99 }, now);
    expect({ page: found.page, pageCount: found.pageCount, shown: found.cards.length }).toEqual({
      page: 2,
      pageCount: 2,
      shown: 1,
    });
  });
});

function fits(card: ListingCard, query: ListingQuery): boolean {
  const price = priceOf(card);
  const wanted: readonly string[] =
    query.phases.length > 0 ? query.phases : ['live', 'upcoming', 'for-sale', 'coming-soon'];
  return [
    query.counties.length === 0 || query.counties.includes(countySlugs[card.county] ?? ''),
    query.kinds.length === 0 || query.kinds.includes(card.kind),
    query.saleFormat === null || query.saleFormat === card.saleFormat,
    query.minPriceCents === null || (price !== null && price >= query.minPriceCents),
    query.maxPriceCents === null || (price !== null && price <= query.maxPriceCents),
    (query.bedroomsMin ?? 0) === 0 || (card.bedrooms ?? 0) >= (query.bedroomsMin ?? 0),
    query.text === '' ||
      card.addressLines[0]
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(query.text)),
    wanted.includes(slowPhase(card)),
  ].every(Boolean);
}

function slowPhase({ status, saleFormat, auction }: ListingCard): string {
  if (status === 'Closed') return 'sold';
  if (['Pending', 'ActiveUnderContract'].includes(status)) return 'under-contract';
  if (saleFormat === 'fixed-price') return status === 'Active' ? 'for-sale' : 'coming-soon';
  if (auction === null) return 'coming-soon';
  if (auction.status === 'ended' && auction.outcome === 'sold') return 'under-contract';
  if (['ended', 'cancelled', 'settling'].includes(auction.status)) return 'ended';
  if (auction.status === 'paused') return 'live';
  if (new Date(now) < new Date(auction.startsAt)) return 'upcoming';
  return new Date(now) > new Date(auction.endsAt) ? 'ended' : 'live';
}

function priceOf(card: ListingCard): number | null {
  if (card.closePriceCents !== null) return card.closePriceCents;
  return card.auction ? card.auction.currentPriceCents : card.listPriceCents;
}

function compare(a: ListingCard, b: ListingCard, sort: ListingQuery['sort']): number {
  const rank = (card: ListingCard): readonly (number | string)[] => {
    const age = -Date.parse(card.listedAt);
    const price = priceOf(card);
    if (sort === 'newest') return [age];
    if (sort === 'price-up') return price === null ? [1] : [0, price];
    if (sort === 'price-down') return price === null ? [1] : [0, -price];
    const phase = slowPhase(card);
    const step = ['live', 'upcoming', 'for-sale', 'coming-soon', 'under-contract', 'ended', 'sold'].indexOf(
      phase,
    );
    if (phase === 'live') return [step, card.auction?.endsAt ?? ''];
    return phase === 'upcoming' ? [step, card.auction?.startsAt ?? ''] : [step, age];
  };
  const [first, second] = [
    [...rank(a), a.key],
    [...rank(b), b.key],
  ];
  for (const [index, value] of first.entries()) {
    const other = second[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

function anAuction(
  status: AuctionStatus,
  startsAt: number,
  endsAt: number,
  priceCents = dollars(100_000),
): PublicAuction {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id: 'a1',
    listingKey: 'k1',
    status,
    outcome: status === 'ended' && endsAt % (2 * hour) === 0 ? 'sold' : null,
    cancelReason: null,
    saleMode: 'absolute',
    startingBidCents: priceCents,
    currentPriceCents: priceCents,
    minimumNextBidCents: priceCents,
    bidCount: 0,
    bidderCount: 0,
    reserveStatus: 'none',
    reserveCents: null,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    scheduledEndsAt: iso(endsAt),
    extensionWindowMs: 300_000,
    leaderAlias: null,
    version: 1,
    ledgerHead: '0'.repeat(64),
    serverTime: iso(now),
  };
}

function aCard(change: Partial<ListingCard>): ListingCard {
  return {
    key: 'k1',
    slug: 'k1',
    addressLines: ['1 Alder Street', 'Brooklyn, NY 11233'],
    county: 'Kings',
    status: 'Active',
    saleFormat: 'fixed-price',
    listPriceCents: 10_000_000,
    closePriceCents: null,
    kind: 'house',
    propertyLabel: 'Single-family house',
    bedrooms: 3,
    bathrooms: 2,
    livingAreaSqft: 1500,
    lotSqft: 2000,
    occupancy: 'Vacant',
    cover: { src: '/x.svg', alt: 'x' },
    listedAt: new Date(now).toISOString(),
    auction: null,
    ...change,
  };
}

const someTime = fc.integer({ min: -4, max: 4 }).map((hours) => now + hours * hour);
const someDollars = fc.integer({ min: 1, max: 8 }).map((step) => dollars(step * 50_000));
const someAuction = fc
  .tuple(
    fc.constantFrom<AuctionStatus>('scheduled', 'open', 'paused', 'settling', 'ended', 'cancelled'),
    someTime,
    fc.integer({ min: 1, max: 4 }),
    someDollars,
  )
  .map(([status, start, hours, price]) => anAuction(status, start, start + hours * hour, price));

const anyCard = fc
  .record({
    county: fc.constantFrom(...Object.keys(countySlugs)),
    status: fc.constantFrom(...publicStatuses),
    kind: fc.constantFrom(...propertyKinds),
    bedrooms: fc.option(fc.integer({ min: 0, max: 6 })),
    street: fc.constantFrom('Halsey', 'Alder', 'Harmon'),
    listedAt: someTime.map((at) => new Date(at).toISOString()),
    price: someDollars,
    auction: fc.option(someAuction),
    saleFormat: fc.constantFrom('auction' as const, 'fixed-price' as const),
  })
  .map(({ street, price, auction, saleFormat, ...rest }) =>
    aCard({
      ...rest,
      saleFormat,
      addressLines: [`7 ${street} Street`, 'Troy, NY 12180'],
      auction: saleFormat === 'auction' ? auction : null,
      listPriceCents: saleFormat === 'auction' ? null : price,
      closePriceCents: rest.status === 'Closed' ? price : null,
    }),
  );

const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
  counties: fc.subarray(Object.values(countySlugs), { maxLength: 2 }),
  kinds: fc.oneof(fc.constant([]), fc.subarray([...propertyKinds])),
  minPriceCents: fc.option(someDollars, { freq: 1 }),
  maxPriceCents: fc.option(someDollars, { freq: 1 }),
  bedroomsMin: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 1 }),
  saleFormat: fc.option(fc.constantFrom('auction' as const, 'fixed-price' as const), { freq: 1 }),
  phases: fc.oneof(fc.constant([]), fc.subarray([...listingPhases])),
  text: fc.constantFrom('', '', 'hal', 'ha', 'alder'),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 3 }),
});
