import type { LotPart } from '@/lib/domain/costs/sale/costed-sale';
import { addressLines } from '@/lib/domain/listings/address';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { leadPapersOf } from '@/lib/domain/listings/lead-paint';
import type { LeadPapers } from '@/lib/domain/listings/lead-paint-terms';
import type { Lot } from '@/lib/domain/listings/lot';
import { type RiskCount, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import { figuresOfListing, hasUnknownLien } from './costed-listing';
import type { PublicListing } from './listing-card';

/** A home of a lot, as the pages of all its homes show it. */
export interface ShownLotHome {
  readonly key: string;
  readonly slug: string;
  readonly address: string;
  readonly county: string;
  readonly propertyLabel: string;
  readonly risks: RiskCount;
  readonly basisPoints: number;
  readonly documents: PublicListing['documents'];
  readonly disclosures: PublicListing['disclosures'];
  readonly leadPapers: LeadPapers | null;
  readonly hasUnknownLien: boolean;
  readonly cost: LotPart;
}

/** The lead first. */
export interface ShownLot {
  readonly leadSlug: string;
  /** All homes have the same contract of sale, which conveys the lot. */
  readonly hasContract: boolean;
  readonly homes: readonly ShownLotHome[];
}

export function toShownLot(lot: Lot, listings: readonly PublicListing[]): ShownLot | null {
  const homes = lot.homes.flatMap(({ listingKey, basisPoints }) => {
    const listing = listings.find((each) => each.listingKey === listingKey);
    return listing ? [toHome(listing, basisPoints)] : [];
  });
  const lead = homes.find(({ key }) => key === lot.leadKey);
  return lead ? { leadSlug: lead.slug, hasContract: lot.contractSha256 !== undefined, homes } : null;
}

function toHome(listing: PublicListing, basisPoints: number): ShownLotHome {
  return {
    key: listing.listingKey,
    slug: listing.slug,
    address: addressLines(listing).join(', '),
    county: listing.countyOrParish,
    propertyLabel: propertyLabel(listing),
    risks: riskCountOf(listing),
    basisPoints,
    documents: listing.documents,
    disclosures: listing.disclosures,
    leadPapers: leadPapersOf(listing),
    hasUnknownLien: hasUnknownLien(listing),
    cost: { basisPoints, sale: figuresOfListing(listing) },
  };
}

/** The lead paint documents of all homes that may have lead paint; null if none may. */
export function lotLeadPapers({ homes }: ShownLot): LeadPapers | null {
  const papers = homes.flatMap(({ leadPapers, address }) => (leadPapers ? [{ ...leadPapers, address }] : []));
  const [first] = papers;
  if (!first) return null;
  const ends = papers.flatMap(({ inspectUntil }) => inspectUntil ?? []);
  return {
    disclosureHref: first.disclosureHref,
    yearBuilt: first.yearBuilt,
    inspectUntil: ends.length > 0 ? Math.max(...ends) : null,
    homes: papers.map(({ address, disclosureHref, yearBuilt }) => ({ address, disclosureHref, yearBuilt })),
  };
}
