import fc from 'fast-check';
import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import * as words from '@/lib/domain/listings/vocabulary';
import {
  emptyQuery,
  financings,
  type ListingQuery,
  listingSorts,
  priceChanges,
  type Range,
  reserveStates,
  saleFormats,
} from '@/lib/domain/search/query/listing-query';
import { dollars } from '@/lib/domain/shared/money';
import { aPublicAuction, aSearchedListing, builtNow } from './search.builders';
import type { SearchedListing } from './searched-listing';

const hour = 3_600_000;
const day = 24 * hour;

/** Few values of each, so that limits are hit exactly and ties are frequent. */
const places = [
  { county: 'Kings', city: 'Brooklyn', postalCode: '11233', placeNames: ['Brooklyn', 'Ocean Hill'] },
  { county: 'Kings', city: 'Brooklyn', postalCode: '11216', placeNames: ['Brooklyn', 'Bedford-Stuyvesant'] },
  { county: 'St. Lawrence', city: 'Canton', postalCode: '13617', placeNames: [] },
  { county: 'Erie', city: 'North Tonawanda', postalCode: '14120', placeNames: [] },
  { county: 'Nowhere', city: 'Saint Albans', postalCode: '11412', placeNames: [] },
];
const streets = ['Halsey Street', 'Halsted Avenue', 'O’Neill Road', 'Albany Avenue', 'Hasley Lane'];
const texts = [
  'hal',
  'halsey st',
  'oneill rd',
  '12',
  'bny 7',
  'brooklny',
  'haslet',
  'hlsey',
  'zzzzzz',
  'avenue albany',
  'stuyvesnat',
  'Ó’NEILL',
];
const hours = fc.integer({ min: -4, max: 4 });
const amounts = fc.integer({ min: 0, max: 8 }).map((step) => dollars(step * 50_000));
const counts = fc.option(fc.integer({ min: 0, max: 6 }));
/** Five decimals, as in a URL. */
const degreesFrom = (first: number) =>
  fc.integer({ min: 0, max: 30_000 }).map((steps) => (first * 10 + steps) / 100_000);
const latitudes = degreesFrom(406_000);
const longitudes = degreesFrom(-741_000);

const auctions = fc
  .record({
    status: fc.constantFrom(...auctionStatuses),
    outcome: fc.constantFrom(
      'sold' as const,
      'fell-through' as const,
      'sold-to-back-up' as const,
      'no-bids' as const,
      null,
    ),
    start: hours,
    length: fc.integer({ min: 1, max: 40 }),
    currentPriceCents: amounts,
    salePriceCents: fc.option(amounts),
    reserveStatus: fc.constantFrom(...reserveStates),
  })
  .map(({ start, length, status, outcome, ...rest }) =>
    aPublicAuction(builtNow + start * hour, builtNow + (start + length) * hour, {
      status,
      outcome: status === 'ended' ? outcome : null,
      ...rest,
    }),
  );

/** Few keys, so that a series of puts repeats some. */
export const someKey = fc.integer({ min: 0, max: 160 }).map((number) => `k${number}`);

export const someListing: fc.Arbitrary<SearchedListing> = fc
  .record({
    key: someKey,
    number: fc.integer({ min: 1, max: 30 }),
    street: fc.constantFrom(...streets),
    place: fc.constantFrom(...places),
    kind: fc.constantFrom(...words.propertyKinds.slice(0, 3)),
    propertyLabel: fc.constantFrom('Vacant land', 'Two-family house'),
    status: fc.constantFrom(...words.publicStatuses),
    saleFormat: fc.constantFrom(...saleFormats),
    auction: fc.option(auctions),
    price: amounts,
    previous: fc.option(amounts),
    bedrooms: counts,
    bathrooms: fc.option(fc.integer({ min: 0, max: 9 }).map((halves) => halves / 2)),
    livingAreaSqft: fc.option(fc.constantFrom(0, 800, 1500)),
    lotSqft: fc.option(fc.constantFrom(2000, 43_560)),
    occupancy: fc.constantFrom(...words.occupancyValues.slice(0, 3)),
    wholePrice: fc.option(fc.record({ offerCents: amounts, totalCents: fc.option(amounts, { freq: 2 }) }), {
      freq: 3,
    }),
    listed: fc.integer({ min: -90, max: 1 }),
    facts: fc.record({
      latitude: latitudes,
      longitude: longitudes,
      subType: fc.constantFrom(...words.propertySubTypes.slice(0, 4)),
      structureKind: fc.constantFrom('brownstone' as const, 'land' as const),
      deedType: fc.constantFrom(...words.deedTypes.slice(0, 3)),
      listingTerms: fc
        .subarray([...words.listingTerms])
        .map((terms): SearchedListing['facts']['listingTerms'] => (terms.length > 0 ? terms : ['Cash'])),
      yearBuilt: fc.option(fc.constantFrom(1899, 1931, 1996)),
      units: counts,
      estimatedValueCents: fc.option(amounts),
      feeCents: fc.constantFrom(0, dollars(99), dollars(100), dollars(650)),
    }),
  })
  .map(({ key, number, street, place, price, previous, auction, saleFormat, listed, facts, ...card }) =>
    aSearchedListing({
      card: {
        ...card,
        key,
        addressLines: [`${number} ${street}`, `${place.city}, NY ${place.postalCode}`],
        county: place.county,
        saleFormat,
        auction: saleFormat === 'auction' ? auction : null,
        listPriceCents: saleFormat === 'auction' ? null : price,
        closePriceCents: card.status === 'Closed' ? price : null,
        listedAt: new Date(builtNow + listed * day).toISOString(),
      },
      facts: {
        ...facts,
        ...place,
        street,
        listingId: `BNY-${number}`,
        previousListPriceCents: saleFormat === 'auction' ? null : previous,
        closedAt: card.status === 'Closed' ? builtNow - 2 * hour : null,
        needsRepair: false,
      },
    }),
  );

const seldom = <T>(arbitrary: fc.Arbitrary<T>, otherwise: T): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(otherwise), weight: 14 }, { arbitrary, weight: 1 });
const some = <T>(values: readonly T[]): fc.Arbitrary<readonly T[]> =>
  seldom<readonly T[]>(fc.subarray([...values], { minLength: 1 }), []);
const within = (limits: fc.Arbitrary<number>): fc.Arbitrary<Range> =>
  seldom<Range>(
    fc.tuple(fc.option(limits), fc.option(limits)).map(([a, b]) => {
      if (a === null || b === null) return { min: a || null, max: b };
      return { min: Math.min(a, b) || null, max: Math.max(a, b) };
    }),
    { min: null, max: null },
  );

const point = fc.record({ latitude: latitudes, longitude: longitudes });

export const someQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    counties: some(['kings', 'st-lawrence', 'erie']),
    cities: some(['brooklyn', 'canton', 'north-tonawanda']),
    zips: some(['11233', '11216', '14120']),
    kinds: some(words.propertyKinds.slice(0, 3)),
    subTypes: some(words.propertySubTypes.slice(0, 4)),
    saleFormats: some(saleFormats),
    phases: fc.oneof(fc.constant([]), fc.constant(listingPhases), some(listingPhases)),
    reserves: some(reserveStates),
    occupancies: some(words.occupancyValues.slice(0, 3)),
    deedTypes: some(words.deedTypes.slice(0, 3)),
    financing: some(financings),
    priceChanges: some(priceChanges),
    priceCents: within(amounts),
    wholePriceCents: within(amounts),
    estimatedValueCents: within(amounts),
    bedrooms: within(fc.integer({ min: 0, max: 6 })),
    bathrooms: within(fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2)),
    livingAreaSqft: within(fc.constantFrom(800, 1000, 1500)),
    lotSqft: within(fc.constantFrom(2000, 43_560)),
    yearBuilt: within(fc.constantFrom(1899, 1931, 1950)),
    units: within(fc.integer({ min: 0, max: 6 })),
    feeCents: within(fc.constantFrom(0, dollars(100), dollars(600))),
    daysOnMarket: within(fc.integer({ min: 0, max: 90 })),
    hoursLeft: within(fc.integer({ min: 0, max: 30 })),
    endDay: within(fc.integer({ min: -2, max: 2 }).map((days) => Math.floor(builtNow / day) + days)),
    area: seldom(fc.array(point, { minLength: 3, maxLength: 9 }), []),
    near: fc.option(
      fc.record({ latitude: latitudes, longitude: longitudes, radiusMiles: fc.constantFrom(3, 12, 100) }),
    ),
    bounds: seldom(
      fc.record({
        south: degreesFrom(405_000),
        west: degreesFrom(-742_000),
        north: degreesFrom(408_500),
        east: degreesFrom(-738_500),
      }),
      null,
    ),
    text: seldom(fc.constantFrom(...texts), ''),
    sort: fc.constantFrom(...listingSorts),
    showsWholePrice: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map((query) => ({
    ...query,
    sort: query.near === null && query.sort === 'distance' ? emptyQuery.sort : query.sort,
  }));
