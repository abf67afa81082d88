import { getCountyByName } from '@/lib/domain/locations/counties';
import { neighborhoods } from '@/lib/domain/locations/neighborhoods';
import { listTowns } from '@/lib/domain/locations/towns';
import { getZip } from '@/lib/domain/locations/zips';
import type { Listing } from './listing';
import { isPinApproximate } from './pin';

/** What a search compares and no card shows. Money in cents, instants in ms. */
export interface ListingFacts {
  readonly listingId: string;
  /** For example `Halsey Street`. */
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** Names that people use for the place, such as the borough or the neighborhood of a big city. */
  readonly placeNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** Whether the point is not the building's own. */
  readonly isPinApproximate: boolean;
  readonly subType: Listing['propertySubType'];
  readonly structureKind: Listing['structureKind'];
  readonly deedType: Listing['deedType'];
  readonly listingTerms: Listing['listingTerms'];
  readonly yearBuilt: number | null;
  readonly units: number | null;
  readonly estimatedValueCents: number | null;
  readonly previousListPriceCents: number | null;
  /** Monthly dues; 0 without an association. */
  readonly feeCents: number;
  readonly closedAt: number | null;
  readonly needsRepair: boolean;
}

export function toListingFacts(listing: Listing): ListingFacts {
  return {
    listingId: listing.listingId,
    street: [listing.streetName, listing.streetSuffix].filter(Boolean).join(' '),
    city: listing.city,
    postalCode: listing.postalCode,
    placeNames: placeNamesOf(listing),
    latitude: listing.latitude,
    longitude: listing.longitude,
    isPinApproximate: isPinApproximate(listing),
    subType: listing.propertySubType,
    structureKind: listing.structureKind,
    deedType: listing.deedType,
    listingTerms: listing.listingTerms,
    yearBuilt: listing.yearBuilt,
    units: listing.numberOfUnitsTotal,
    estimatedValueCents: listing.estimatedValue?.amountCents ?? null,
    previousListPriceCents: listing.previousListPriceCents,
    feeCents: feeOf(listing),
    closedAt: listing.closeDate,
    needsRepair: listing.condition.rating === 'NeedsRepair' || listing.condition.rating === 'MajorRepair',
  };
}

const monthsBetweenFees = { Monthly: 1, Quarterly: 3, Annually: 12 } as const;

const feeOf = ({ association }: Listing): number =>
  association === null ? 0 : Math.round(association.feeCents / monthsBetweenFees[association.frequency]);

const neighborhoodNames = namesByZip();

function namesByZip(): ReadonlyMap<string, readonly string[]> {
  const byZip = new Map<string, string[]>();
  for (const [name, ...codes] of neighborhoods) {
    for (const code of codes) byZip.set(code, [...(byZip.get(code) ?? []), name]);
  }
  return byZip;
}

function placeNamesOf({ countyOrParish, postalCode }: Listing): readonly string[] {
  const town = listTowns(countyOrParish).find((each) => each.postalCode === postalCode);
  const names = [
    getCountyByName(countyOrParish)?.borough,
    town?.neighborhood,
    ...(getZip(postalCode)?.names ?? []),
    ...(neighborhoodNames.get(postalCode) ?? []),
  ];
  return [...new Set(names)].filter((name) => typeof name === 'string');
}
