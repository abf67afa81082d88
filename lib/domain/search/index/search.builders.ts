import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { ListingFacts } from '@/lib/domain/listings/listing-facts';
import { dollars } from '@/lib/domain/shared/money';
import type { SearchedListing } from './searched-listing';

export const builtNow = Date.parse('2026-11-21T15:00:00.000Z');

interface ListingParts {
  readonly card?: Partial<ListingCard>;
  readonly facts?: Partial<ListingFacts>;
}

/** A house for $400,000 at 418 Halsey Street in Brooklyn, listed at `builtNow`. */
export function aSearchedListing({ card, facts }: ListingParts = {}): SearchedListing {
  return {
    card: {
      key: 'k1',
      slug: 'k1',
      addressLines: ['418 Halsey Street', 'Brooklyn, NY 11233'],
      county: 'Kings',
      status: 'Active',
      saleFormat: card?.auction ? 'auction' : 'fixed-price',
      listPriceCents: card?.auction ? null : dollars(400_000),
      closePriceCents: null,
      kind: 'house',
      propertyLabel: 'Single-family house',
      bedrooms: 3,
      bathrooms: 2,
      livingAreaSqft: 1500,
      lotSqft: 2000,
      occupancy: 'Vacant',
      risks: { redFlags: 0, unknown: 0 },
      cover: { src: '/x.svg', alt: 'x' },
      listedAt: new Date(builtNow).toISOString(),
      auction: null,
      wholePrice: null,
      ...card,
    },
    facts: {
      listingId: 'BNY-10042',
      street: 'Halsey Street',
      city: 'Brooklyn',
      postalCode: '11233',
      placeNames: ['Brooklyn', 'Ocean Hill'],
      latitude: 40.6784,
      longitude: -73.9211,
      isPinApproximate: false,
      subType: 'SingleFamilyResidence',
      structureKind: 'frame-house',
      deedType: 'Quitclaim',
      listingTerms: ['Cash', 'Conventional'],
      yearBuilt: 1931,
      units: 1,
      estimatedValueCents: null,
      previousListPriceCents: null,
      feeCents: 0,
      closedAt: null,
      needsRepair: false,
      ...facts,
    },
  };
}

/** A stored auction; `startsAt` and `endsAt` in ms. */
export function aPublicAuction(
  startsAt: number,
  endsAt: number,
  change: Partial<PublicAuction> = {},
): PublicAuction {
  const priceCents = change.currentPriceCents ?? dollars(100_000);
  const end = new Date(endsAt).toISOString();
  return {
    id: 'a1',
    listingKey: 'k1',
    status: 'open',
    outcome: null,
    cancelReason: null,
    saleMode: 'absolute',
    startingBidCents: priceCents,
    currentPriceCents: priceCents,
    minimumNextBidCents: priceCents,
    bidCount: 0,
    bidderCount: 0,
    reserveStatus: 'none',
    reserveCents: null,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: end,
    scheduledEndsAt: end,
    extensionWindowMs: 300_000,
    leaderAlias: null,
    version: 1,
    ledgerHead: '0'.repeat(64),
    serverTime: new Date(startsAt).toISOString(),
    ...change,
  };
}
