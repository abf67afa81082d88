import { propertyKindOf } from './labels';
import type { LeadPapers } from './lead-paint-terms';
import type { Listing } from './listing';
import type { PropertyKind } from './vocabulary';

export const leadYear = 1978;
/** How long a buyer may inspect before being bound: 42 U.S.C. 4852d(a)(1)(C). */
export const leadInspectionMs = 10 * 24 * 3_600_000;

/**
 * Whether the lead paint law covers the home (42 U.S.C. 4852d). Commercial property and vacant land are not
 * dwellings. An unknown year counts as old.
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

/** The ten days run from the first publication. Null if the lead paint law does not cover the home. */
export const leadPapersOf = (
  listing: Pick<Listing, 'propertySubType' | 'yearBuilt' | 'documents' | 'listedAt'>,
): LeadPapers | null =>
  isLeadHome(listing)
    ? {
        disclosureHref: listing.documents.find(({ kind }) => kind === 'LeadPaint')?.href ?? null,
        inspectUntil: listing.listedAt === null ? null : listing.listedAt + leadInspectionMs,
      }
    : null;
