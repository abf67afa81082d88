import { getCountyByName } from '@/lib/domain/places/counties';
import { listTowns } from '@/lib/domain/places/towns';
import type { Listing } from './listing';

type Pinned = Pick<Listing, 'countyOrParish' | 'postalCode' | 'latitude' | 'longitude' | 'isPinApproximate'>;

/**
 * Whether a listing's point is the middle of its ZIP code or county and not the building. Older listings do not say:
 * without a pin theirs is exactly the middle that the list of towns had.
 */
export function isPinApproximate(listing: Pinned): boolean {
  if (listing.isPinApproximate !== undefined) return listing.isPinApproximate;
  const { countyOrParish, postalCode, latitude, longitude } = listing;
  const middles = [
    getCountyByName(countyOrParish),
    ...listTowns(countyOrParish).filter((town) => town.postalCode === postalCode),
  ];
  return middles.some((middle) => middle?.latitude === latitude && middle.longitude === longitude);
}

/** Why a pin is not at the building. */
export const approximatePinText = (postalCode: string): string =>
  `Approximate location: the pin marks the area of ZIP code ${postalCode}, not the building.`;
