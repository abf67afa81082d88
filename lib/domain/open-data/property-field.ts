import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';

/** What a record is made from: what everybody may know of a listing and, as of now, of its auction. */
export interface PropertySource {
  readonly listing: PublicListing;
  readonly auction: PublicAuction | null;
  /** For whole addresses; without a slash at its end. */
  readonly siteUrl: string;
}

/** `texts` is a list. A `date` is `2026-11-21`, a `timestamp` is in UTC with milliseconds. */
export type FieldType = 'text' | 'texts' | 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp';
export type FieldValue = string | number | boolean | null | readonly string[];

/** One field of the open data: the JSON, the table, `$metadata` and the page for developers are made from it. */
export interface Field {
  /** RESO's name; in a group of our own `Auction/BidCount`. */
  readonly path: string;
  readonly type: FieldType;
  readonly description: string;
  /** Every value that it may have. */
  readonly values?: readonly string[];
  /** RESO's list of words that its values are from, when they are. */
  readonly lookup?: string;
  /** It is never null; in a group: whenever the group is there. */
  readonly isRequired?: boolean;
  readonly read: (source: PropertySource) => FieldValue;
}

/** Cents as dollars, which is how RESO counts. */
export const toDollars = (amountCents: number | null | undefined): number | null =>
  amountCents === null || amountCents === undefined ? null : amountCents / 100;

export const toTimestamp = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** The day in New York. */
export const toDay = (at: number | null): string | null => (at === null ? null : newYorkDay(at));

/** Our words as RESO writes its own: `ActiveUnderContract` and `sealed-reserve` give `Active Under Contract`, `Sealed Reserve`. */
export const toWords = (value: string): string =>
  value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
