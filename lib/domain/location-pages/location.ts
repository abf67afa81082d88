import { propertyKindOf, propertyKindPlural } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { type County, countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { toSlug } from '@/lib/domain/shared/to-slug';

/** Homes that share a page: those of a place or of a kind. A city is the city of postal addresses. */
export type HomeLocation =
  | { readonly level: 'state' }
  | { readonly level: 'county'; readonly county: County }
  | { readonly level: 'city'; readonly county: County; readonly city: string; readonly slug: string }
  | { readonly level: 'zip'; readonly county: County; readonly city: string; readonly zip: string }
  | { readonly level: 'type'; readonly type: PropertyKind };

type Placed = Pick<Listing, 'countyOrParish' | 'city' | 'postalCode' | 'propertySubType'>;

export const theState: HomeLocation = { level: 'state' };

/**
 * For example `Kings County (Brooklyn)`, `Buffalo, Erie County`, `Buffalo 14201` or `Two- to four-family
 * houses`.
 */
export function locationName(group: HomeLocation): string {
  switch (group.level) {
    case 'state':
      return 'New York State';
    case 'county':
      return countyLabel(group.county);
    case 'city':
      return `${group.city}, ${group.county.name} County`;
    case 'zip':
      return `${group.city} ${group.zip}`;
    case 'type':
      return propertyKindPlural(group.type);
  }
}

export function isOfLocation(group: HomeLocation, home: Placed): boolean {
  switch (group.level) {
    case 'state':
      return true;
    case 'county':
      return home.countyOrParish === group.county.name;
    case 'city':
      return home.countyOrParish === group.county.name && toSlug(home.city) === group.slug;
    case 'zip':
      return home.postalCode === group.zip;
    case 'type':
      return propertyKindOf(home.propertySubType) === group.type;
  }
}

/**
 * A home's county, city and ZIP code, broadest first. A borough is county and city at once and appears once.
 */
export function placesOf({ countyOrParish, city, postalCode: zip }: Omit<Placed, 'propertySubType'>) {
  const county = getCountyByName(countyOrParish);
  if (!county) return [];
  return [
    { level: 'county', county },
    ...(isBorough(county, city) ? [] : [{ level: 'city', county, city, slug: toSlug(city) } as const]),
    { level: 'zip', county, city, zip },
  ] as const satisfies readonly HomeLocation[];
}

/** The breadcrumb trail from the state to the location, which comes last. */
export function trailTo(group: HomeLocation): readonly HomeLocation[] {
  switch (group.level) {
    case 'state':
      return [theState];
    case 'county':
    case 'type':
      return [theState, group];
    case 'city':
      return [theState, { level: 'county', county: group.county }, group];
    case 'zip':
      return [
        theState,
        ...placesOf({ countyOrParish: group.county.name, city: group.city, postalCode: group.zip }),
      ];
  }
}

/** Whether the city of an address covers its whole county: `Brooklyn` of Kings, `New York` of New York. */
export const isBorough = ({ borough, name }: County, city: string): boolean =>
  borough !== null && [borough, name].some((each) => toSlug(each) === toSlug(city));
