import type { Listing } from '@/lib/domain/listings/listing';
import { isKnownSeller } from '@/lib/domain/listings/shown-seller';
import type { DocumentKind } from '@/lib/domain/listings/vocabulary';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { months } from '@/lib/domain/shared/months';

/** What the listing states about one topic. */
export interface Statement {
  /** In words; null if not known. */
  readonly value: string | null;
  /** Details, which a fact that is not known can have too. */
  readonly detail: string | null;
  /** Who states it; null if nobody does. `asOf` is the date of the fact in ms, null likewise. */
  readonly statedBy: string | null;
  readonly asOf: number | null;
  /** The kinds of documents that support it, best first. */
  readonly papers: readonly DocumentKind[];
}

/** The fields of a listing that the risk report may use; it has no access to others. */
export type RiskReportListing = Pick<
  Listing,
  | (
      | 'occupancy'
      | 'possession'
      | 'tenancy'
      | 'access'
      | 'condition'
      | 'propertyType'
      | 'flood'
      | 'disclosures'
    )
  | ('title' | 'deedType' | 'violations' | 'taxes' | 'chargesOwed' | 'association' | 'documents')
  | ('listedAt' | 'originalEntryAt' | 'factChanges')
> & { readonly seller: Pick<Listing['seller'], 'name'> };

/** For facts that the seller states without a date: as of the listing date. */
export const bySeller = ({ seller, listedAt, originalEntryAt }: RiskReportListing) => ({
  statedBy: isKnownSeller(seller) ? `Seller (${seller.name})` : 'Seller (not yet verified)',
  asOf: listedAt ?? originalEntryAt,
});

export const bySource = ({ source, asOf }: { readonly source: string; readonly asOf: number }) => ({
  statedBy: source,
  asOf,
});

export const notStated = { value: null, detail: null, statedBy: null, asOf: null } as const;

/** Joins the texts that are not empty, one per line; null if there are none. */
export const lines = (...all: readonly (string | null | undefined | false)[]): string | null =>
  all.filter((each) => typeof each === 'string' && each !== '').join('\n') || null;

/** The New York date of an instant in ms, such as `Nov 21, 2026`. */
export function dayInWords(at: number): string {
  const [year, month, day] = newYorkDay(at).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
