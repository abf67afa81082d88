import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
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

/** What an approximate pin marks instead of the building: the county where nobody knew where its ZIP code is. */
export function approximatePinText(listing: Pinned): string {
  const county = getCountyByName(listing.countyOrParish);
  const isOfCounty = county?.latitude === listing.latitude && county.longitude === listing.longitude;
  const place = isOfCounty
    ? `the middle of ${countyLabel(county)}`
    : `the area of ZIP code ${listing.postalCode}`;
  return `Approximate location: the pin marks ${place}, not the building.`;
}
