import { expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { type ListingDetail, toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { compareHomes } from './compared-facts';

const homes: readonly ListingDetail[] = sampleCatalog({
  now: Date.UTC(2026, 10, 22),
  createSalt: () => '0'.repeat(64),
}).map(({ listing }) => ({
  listing: toPublicListing(listing),
  auction: null,
  card: toListingCard(listing, null),
}));
const home = (is: (each: ListingDetail) => boolean): ListingDetail => {
  const found = homes.find(is);
  if (!found) throw new Error('There is no such sample');
  return found;
};
const first = home(() => true);
const withListing = (change: Partial<ListingDetail['listing']>): ListingDetail => ({
  ...first,
  listing: { ...first.listing, ...change } as ListingDetail['listing'],
});
const withCard = (change: Partial<ListingDetail['card']>): ListingDetail => ({
  ...first,
  card: { ...first.card, ...change },
});
const differing = (...of: ListingDetail[]) => compareHomes(of).groups.flatMap(({ facts }) => facts);
const rowOf = (term: string, ...of: ListingDetail[]) => differing(...of).find((fact) => fact.term === term);

test('facts that are the same for all homes are apart; a single home shows all of its facts', () => {
  const { groups, same } = compareHomes([first, withListing({ yearBuilt: null })]);
  expect(groups.flatMap(({ facts }) => facts.map(({ term }) => term))).toEqual(['Year built']);
  expect(groups[0]?.facts[0]?.values[1]).toBeNull();
  const single = compareHomes([first]);
  expect(single.same).toEqual([]);
  expect(single.groups.flatMap(({ facts }) => facts)).toHaveLength(same.length + 1);
  expect(single.groups.map(({ title }) => title)).toEqual([
    'Price and auction',
    'Risks',
    'The home',
    'Taxes and dues',
  ]);
});

test('a home of a lot names the homes that are sold with it', () => {
  const inLot = withCard({ lot: { homes: 2, role: 'included', others: ['2 Elm Street'], auction: null } });
  expect(rowOf('Sold as', first, inLot)?.values).toEqual([
    'This home alone',
    'Lot of 2 homes, with 2 Elm Street',
  ]);
});

test('the best value is marked only where less or more is better and every value is known', () => {
  const [small, large, unknown] = [1_000, 2_000, null].map((livingAreaSqft) => withCard({ livingAreaSqft }));
  if (!small || !large || !unknown) throw new Error('There are three');
  expect(rowOf('Living area', small, large)).toMatchObject({ best: [1], bestLabel: 'Largest' });
  expect(rowOf('Living area', large, small, large)?.best).toEqual([0, 2]);
  expect(rowOf('Living area', small, unknown)?.best).toEqual([]);
  expect(rowOf('Year built', first, withListing({ yearBuilt: 2020 }))?.best).toEqual([]);
});

test('prices are ranked only if they are of one kind', () => {
  const listed = home(({ card }) => card.listPriceCents !== null && card.status === 'Active');
  const { card } = listed;
  const cheaper = { ...listed, card: { ...card, listPriceCents: (card.listPriceCents ?? 0) - 100 } };
  expect(rowOf('Price', listed, cheaper)).toMatchObject({ best: [1], bestLabel: 'Lowest' });
  const bid = { ...listed, card: { ...card, auction: anAuction({ currentPriceCents: cents(100) }) } };
  expect(rowOf('Price', listed, bid)?.best).toEqual([]);
  expect(rowOf('Price', listed, bid)?.values[0]).toMatch(/^List price \$[\d,]+$/);
});

test('the red flags of each home are counted and named, and ranked only if as much is unknown', () => {
  const { condition } = first.listing;
  const [good, bad, unknown] = (['Good', 'MajorRepair', 'NotInspected'] as const).map((rating) =>
    withListing({ condition: { ...condition, rating } }),
  );
  if (!good || !bad || !unknown) throw new Error('There are three');
  const row = rowOf('Red flags', good, bad);
  expect(row?.values[1]).toMatch(/^\d red flags?.*\n(.*\n)*Needs major repair/);
  expect(row).toMatchObject({ best: [0], bestLabel: 'Fewest' });
  expect(rowOf('Red flags', bad, unknown)?.best).toEqual([]);
});

test('an auction starts, ends or has ended, as its status says', () => {
  const endsAt = '2026-11-03T20:00:00.000Z';
  const at = (status: 'scheduled' | 'open' | 'ended') => ({
    ...first,
    auction: anAuction({ status, endsAt, startsAt: '2026-10-27T19:00:00.000Z' }),
  });
  expect(rowOf('Auction', at('scheduled'), at('open'), at('ended'), first)?.values).toEqual([
    'Starts Tue, Oct 27, 3:00 PM ET',
    'Ends Tue, Nov 3, 3:00 PM ET',
    'Ended Tue, Nov 3, 3:00 PM ET',
    '–',
  ]);
});

test('a lot has a dash for its bedrooms, and an unknown occupancy has no value', () => {
  expect(
    rowOf(
      'Bedrooms',
      home(({ listing }) => listing.propertyType === 'Land'),
    )?.values,
  ).toEqual(['–']);
  const occupancy = { ...first.listing.occupancy, value: 'Unknown' as const };
  expect(rowOf('Occupancy', withListing({ occupancy }))?.values).toEqual([null]);
  const built = home(({ card }) => card.livingAreaSqft !== null);
  expect(rowOf('Living area', built)?.values[0]).toMatch(/^[\d,]+ sq ft$/);
  expect(rowOf('Property tax', built)?.values[0]).toMatch(/^\$[\d,.]+ a year \(\d{4}\)$/);
});
