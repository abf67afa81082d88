import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { isKnownSeller } from '@/lib/domain/listing-views/seller-disclosure';
import type { DocumentKind } from '@/lib/domain/listings/vocabulary';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { months } from '@/lib/domain/shared/months';

/** What is told of one topic. */
export interface Statement {
  /** In words; null: not known. */
  readonly value: string | null;
  /** What is said beside it, also of what is not known. */
  readonly detail: string | null;
  /** Who says so, and since when it is so in ms; null where nobody has said anything. */
  readonly saidBy: string | null;
  readonly asOf: number | null;
  /** Kinds of documents that bear it out, the best first. */
  readonly papers: readonly DocumentKind[];
}

/** What the passport reads of a listing: nothing else of it can come to be told there. */
export type ToldHome = Pick<
  PublicListing,
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
  | ('seller' | 'listedAt' | 'originalEntryAt' | 'factChanges')
>;

/** What the seller says of their own listing, without a day of its own. */
export const bySeller = ({ seller, listedAt, originalEntryAt }: ToldHome) => ({
  saidBy: isKnownSeller(seller) ? `The seller, ${seller.name}` : 'The seller, not yet verified',
  asOf: listedAt ?? originalEntryAt,
});

export const bySource = ({ source, asOf }: { readonly source: string; readonly asOf: number }) => ({
  saidBy: source,
  asOf,
});

export const nobodySays = { value: null, detail: null, saidBy: null, asOf: null } as const;

/** A line for each that is said; null for none. */
export const lines = (...all: readonly (string | null | undefined | false)[]): string | null =>
  all.filter((each) => typeof each === 'string' && each !== '').join('\n') || null;

/** `Nov 21, 2026`, in New York. */
export function dayInWords(at: number): string {
  const [year, month, day] = newYorkDay(at).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
