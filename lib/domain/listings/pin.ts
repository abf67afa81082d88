import { type County, getCountyByName } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import type { Listing } from './listing';

export type Pinned = Pick<
  Listing,
  'countyOrParish' | 'postalCode' | 'latitude' | 'longitude' | 'isPinApproximate'
>;

/**
 * Whether a listing's point is the center of its ZIP code or county rather than the building. Older listings
 * have no flag: if the seller set no pin, their point equals the center in the list of towns exactly.
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

/** The county if an approximate pin marks its center, because the center of the ZIP code was unknown. */
export function countyOfPin(listing: Pinned): County | null {
  const county = getCountyByName(listing.countyOrParish);
  const isOfCounty = county?.latitude === listing.latitude && county.longitude === listing.longitude;
  return county && isOfCounty ? county : null;
}
