import { describe, expect, test } from 'vitest';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { type SampleSale, sampleCatalog } from '@/sample/catalog';
import { listingThings } from './listing-things';
import { saleOffer } from './sale-offer';

const now = Date.parse('2026-11-21T15:00:00Z');
const siteUrl = 'https://homes.example';
const sales = sampleCatalog({ now, createSalt: () => '0'.repeat(64) });

const detailOf = ({ listing, auction }: SampleSale, change: Partial<PublicAuction> = {}) => {
  const publicAuction = auction && {
    ...toPublicAuction({ state: auction.state, head: 'head' }, now),
    ...change,
  };
  return {
    listing: toPublicListing(listing),
    auction: publicAuction,
    card: toListingCard(listing, publicAuction),
  };
};
const details = sales.map((sale) => detailOf(sale));
const one = (fits: (detail: (typeof details)[number]) => boolean) => {
  const found = details.find(fits);
  if (!found) throw new Error('No such sample');
  return found;
};
const thingsOf = (detail: (typeof details)[number]) =>
  listingThings({ detail, siteUrl, image: '/share/a-1/v.jpg' });
const offerOf = (detail: (typeof details)[number]) =>
  saleOffer(detail, 'https://homes.example/properties/a-1');

/** Every value of a property anywhere in the data. */
function valuesOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

describe('the price in the data', () => {
  test('is the list price, or the deed price of a closed sale, and never a bid', () => {
    for (const detail of details) {
      const { listing } = detail;
      const prices = new Set(valuesOf(thingsOf(detail), 'price'));
      const allowed: (number | null)[] =
        listing.standardStatus === 'Closed' ? [listing.closePriceCents] : [listing.listPriceCents];
      for (const price of prices) expect(allowed).toContain(Number(price) * 100);
    }
    expect(details.some((detail) => valuesOf(thingsOf(detail), 'price').length > 0)).toBe(true);
  });

  test('is the minimum bid of an auction without bids', () => {
    const { auction, ...rest } = one((it) => it.auction?.status === 'scheduled');
    expect(offerOf({ auction, ...rest })).toMatchObject({
      '@type': 'Offer',
      availability: 'PreSale',
      availabilityStarts: auction?.startsAt,
      availabilityEnds: auction?.endsAt,
      priceSpecification: { minPrice: (auction?.startingBidCents ?? 0) / 100, priceCurrency: 'USD' },
    });
  });

  test('is the lowest possible sale price of a live auction, and bids are not counted as offers', () => {
    const detail = one((it) => it.auction?.status === 'open' && it.auction.bidCount > 0);
    expect(offerOf(detail)).toMatchObject({
      '@type': 'Offer',
      priceSpecification: { minPrice: (detail.auction?.currentPriceCents ?? 0) / 100 },
      validThrough: detail.auction?.endsAt,
    });
    expect(offerOf(detail)).not.toHaveProperty('offerCount');
  });

  test('is missing after an auction sale until the deed is recorded', () => {
    const pending = one((it) => it.auction?.outcome === 'sold' && it.listing.standardStatus === 'Pending');
    expect(valuesOf(thingsOf(pending), 'price')).toEqual([]);
    expect(offerOf(pending)).toMatchObject({ availability: 'SoldOut' });
    const closed = one((it) => it.auction?.outcome === 'sold' && it.listing.standardStatus === 'Closed');
    expect(offerOf(closed)).toMatchObject({
      availability: 'SoldOut',
      price: (closed.listing.closePriceCents ?? 0) / 100,
    });
  });

  test('is missing if nothing is offered: a canceled or unsold auction, a withdrawn home', () => {
    for (const outcome of ['no-bids', 'declined', 'lapsed', 'reserve-not-met'])
      expect(offerOf(one((it) => it.auction?.outcome === outcome))).toBeNull();
    expect(offerOf(one((it) => it.auction?.status === 'cancelled'))).toBeNull();
    expect(offerOf(one((it) => it.listing.standardStatus === 'Withdrawn'))).toBeNull();
  });
});

test('each property type has its schema type and only that type’s properties', () => {
  const typeOf = (subType: Listing['propertySubType']) =>
    thingsOf(one((it) => it.listing.propertySubType === subType))[1];
  expect(typeOf('SingleFamilyResidence')).toMatchObject({
    '@type': 'SingleFamilyResidence',
    floorSize: { unitCode: 'FTK' },
    address: { addressRegion: 'NY', addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates' },
  });
  expect(typeOf('Condominium')).toMatchObject({ '@type': 'Apartment' });
  expect(typeOf('Apartment')).toMatchObject({ '@type': 'ApartmentComplex' });
  expect(typeOf('Apartment')).not.toHaveProperty('floorSize');
  expect(typeOf('UnimprovedLand')).toMatchObject({ '@type': 'Place', additionalType: 'Vacant land' });
  expect(typeOf('UnimprovedLand')).not.toHaveProperty('numberOfBedrooms');
});

test('an auction is an event with its own times, and is canceled when the auction is', () => {
  const [, , event] = thingsOf(one((it) => it.auction?.status === 'open'));
  expect(event).toMatchObject({ '@type': 'SaleEvent', eventStatus: 'EventScheduled' });
  expect(thingsOf(one((it) => it.auction?.status === 'cancelled'))[2]).toMatchObject({
    eventStatus: 'EventCancelled',
  });
  expect(thingsOf(one((it) => it.listing.saleFormat === 'fixed-price'))).toHaveLength(2);
});

test('people who sell their own home are not named', () => {
  for (const detail of details.filter(({ listing }) => ['owner', 'estate'].includes(listing.seller.kind)))
    expect(JSON.stringify(thingsOf(detail))).not.toContain(detail.listing.seller.name);
});
