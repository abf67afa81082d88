import { toSlug } from '@/lib/domain/shared/to-slug';
import type { Listing } from './listing';

type Addressed = Pick<
  Listing,
  'streetNumber' | 'streetName' | 'streetSuffix' | 'unitNumber' | 'city' | 'stateOrProvince' | 'postalCode'
>;

/** Two lines in title case: `418 Halsey Street, Unit 2` and `Brooklyn, NY 11233`. */
export function addressLines(place: Addressed): readonly [string, string] {
  const street = [place.streetNumber, place.streetName, place.streetSuffix]
    .filter((part) => part !== '')
    .join(' ');
  const unit = place.unitNumber === null ? '' : `, Unit ${place.unitNumber}`;
  return [`${street}${unit}`, `${place.city}, ${place.stateOrProvince} ${place.postalCode}`];
}

/** The whole address in one line: `418 Halsey Street, Unit 2, Brooklyn, NY 11233`. */
export const fullAddress = (place: Addressed): string => addressLines(place).join(', ');

/** Street and city in one line, for mail subjects: `418 Halsey Street, Unit 2, Brooklyn`. */
export const shortAddress = (place: Addressed): string => `${addressLines(place)[0]}, ${place.city}`;

/** The listing's part of its URL: the address, then the listing number, so that two units do not collide. */
export function slugOf(place: Addressed & Pick<Listing, 'listingId'>): string {
  return toSlug([...addressLines(place), place.listingId].join(' '));
}
