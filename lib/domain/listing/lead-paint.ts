import { propertyKindOf } from './labels';
import type { Listing } from './listing';
import type { PropertyKind } from './vocabulary';

const leadYear = 1978;

/**
 * Whether the law on lead paint is about it (42 U.S.C. 4852d). Commercial property and bare land are no dwellings; a
 * year that is not known counts as old.
 */
export function mayHaveLeadPaint(kind: PropertyKind, yearBuilt: number | null): boolean {
  if (kind === 'land' || kind === 'commercial') return false;
  return yearBuilt === null || yearBuilt < leadYear;
}

export const isLeadHome = ({
  propertySubType,
  yearBuilt,
}: Pick<Listing, 'propertySubType' | 'yearBuilt'>): boolean =>
  mayHaveLeadPaint(propertyKindOf(propertySubType), yearBuilt);
