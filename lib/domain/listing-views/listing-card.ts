import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { asOf } from '@/lib/domain/auctions/views/as-of';
import { addressLines } from '@/lib/domain/listings/address';
import { propertyKindOf, propertyLabel } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import { type LotRole, lotRoleOf } from '@/lib/domain/listings/lot';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { type RiskCount, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import { type ListedTotalCost, listedTotalCost } from './listed-total-cost';
import type { PhasedAuction } from './sale-phase';

/** What a card shows of a listing. Lists and the home page are made of cards. */
export interface ListingCard {
  readonly key: string;
  readonly slug: string;
  /** Two lines in title case: `418 Halsey Street, Unit 2` and `Brooklyn, NY 11233`. */
  readonly addressLines: readonly [string, string];
  readonly county: string;
  readonly status: Listing['standardStatus'];
  readonly saleFormat: Listing['saleFormat'];
  /** Null for an auction. */
  readonly listPriceCents: number | null;
  readonly closePriceCents: number | null;
  readonly kind: PropertyKind;
  readonly propertyLabel: string;
  readonly bedrooms: number | null;
  /** A half bath counts as 0.5. */
  readonly bathrooms: number | null;
  readonly livingAreaSqft: number | null;
  readonly lotSqft: number | null;
  readonly occupancy: Listing['occupancy']['value'];
  readonly risks: RiskCount;
  readonly cover: { readonly src: string; readonly alt: string };
  readonly listedAt: string;
  readonly auction: PublicAuction | null;
  readonly wholePrice: ListedTotalCost | null;
  /** Who advertises the home, if a broker lists it. */
  readonly broker?: NonNullable<Listing['broker']>;
  /** How many homes are sold together with this one, itself included, and its part. */
  readonly lot?: {
    readonly homes: number;
    readonly role: LotRole;
    /** The streets of the other homes. */
    readonly others: readonly string[];
    /** For an included home: that of its lead. */
    readonly auction: PhasedAuction | null;
  };
}

/** What everybody may read of a listing: all fields except the person behind the seller's name. */
export type PublicListing = WithPublicSeller<Listing>;
/** Distributes over the union so that the result stays a union. */
type WithPublicSeller<T> = T extends Listing
  ? Omit<T, 'seller'> & { readonly seller: Pick<Listing['seller'], 'name' | 'kind' | 'logo'> }
  : never;

/** The data of a listing's page: the listing, its auction as of the last refresh, and its card. */
export interface ListingDetail {
  readonly listing: PublicListing;
  readonly auction: PublicAuction | null;
  readonly card: ListingCard;
}

export function toPublicListing(listing: Listing): PublicListing {
  const { name, kind, logo } = listing.seller;
  return { ...listing, seller: { name, kind, ...(logo && { logo }) } };
}

interface InLot {
  /** The auction of the lead of its lot. */
  readonly leads?: PublicAuction | null;
  /** The streets of the other homes of its lot. */
  readonly others?: readonly string[];
}

/** `auction` is the listing's auction as of now; null for a fixed price or while none is scheduled. */
export function toListingCard(
  listing: Listing,
  auction: PublicAuction | null,
  { leads = null, others = [] }: InLot = {},
): ListingCard {
  const role = lotRoleOf(listing);
  const cover = listing.media[0];
  return {
    key: listing.listingKey,
    slug: listing.slug,
    addressLines: addressLines(listing),
    county: listing.countyOrParish,
    status: listing.standardStatus,
    saleFormat: listing.saleFormat,
    listPriceCents: listing.listPriceCents,
    closePriceCents: listing.closePriceCents,
    kind: propertyKindOf(listing.propertySubType),
    propertyLabel: propertyLabel(listing),
    bedrooms: listing.bedroomsTotal,
    bathrooms: bathroomsOf(listing),
    livingAreaSqft: listing.livingAreaSqft,
    lotSqft: listing.lotSizeSqft,
    occupancy: listing.occupancy.value,
    risks: riskCountOf(listing),
    cover: { src: cover?.src ?? '', alt: cover?.alt ?? '' },
    listedAt: new Date(listing.listedAt ?? listing.originalEntryAt).toISOString(),
    auction,
    wholePrice: listedTotalCost(listing, auction),
    ...(listing.broker && { broker: listing.broker }),
    ...(role && {
      lot: { homes: listing.lot?.homes.length ?? 0, role, others, auction: phasedOf(leads) },
    }),
  };
}

const phasedOf = (auction: PublicAuction | null): PhasedAuction | null =>
  auction && {
    status: auction.status,
    outcome: auction.outcome,
    startsAt: auction.startsAt,
    endsAt: auction.endsAt,
  };

/** The card with its auction's status derived from the clock; `now` in ms. */
export function cardAsOf(card: ListingCard, now: number): ListingCard {
  if (card.auction === null) return card;
  const auction = asOf(card.auction, now);
  return { ...card, auction, wholePrice: auction.minimumNextBidCents === null ? null : card.wholePrice };
}

function bathroomsOf({ bathroomsFull, bathroomsHalf }: Listing): number | null {
  return bathroomsFull === null ? null : bathroomsFull + (bathroomsHalf ?? 0) / 2;
}
