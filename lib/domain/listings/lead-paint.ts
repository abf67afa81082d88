import { propertyKindOf } from './labels';
import type { LeadPapers } from './lead-paint-terms';
import type { Listing } from './listing';
import type { PropertyKind } from './vocabulary';

export const leadYear = 1978;
/** How long a buyer may inspect before being bound: 42 U.S.C. 4852d(a)(1)(C). */
export const leadInspectionMs = 10 * 24 * 3_600_000;

/**
 * Whether we ask for the lead paint disclosure. The law covers dwellings built before 1978 (42 U.S.C. 4851b(27),
 * 4852d), and commercial property and vacant land are none. With an unknown year we ask as if it were older.
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

/** The ten days run from the first publication. Null if the home needs no lead paint disclosure. */
export const leadPapersOf = (
  listing: Pick<Listing, 'propertySubType' | 'yearBuilt' | 'documents' | 'listedAt'>,
): LeadPapers | null =>
  isLeadHome(listing)
    ? {
        disclosureHref: listing.documents.find(({ kind }) => kind === 'LeadPaint')?.href ?? null,
        yearBuilt: listing.yearBuilt,
        inspectUntil: listing.listedAt === null ? null : listing.listedAt + leadInspectionMs,
      }
    : null;
