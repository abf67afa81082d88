import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';

/** The source of a record: the public data of a listing and of its auction as of now. */
export interface PropertySource {
  readonly listing: PublicListing;
  readonly auction: PublicAuction | null;
  /** Base of absolute URLs, without a trailing slash. */
  readonly siteUrl: string;
}

/** `texts` is a list. A `date` is a day such as `2026-11-21`; a `timestamp` is in UTC with milliseconds. */
export type FieldType = 'text' | 'texts' | 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp';
export type FieldValue = string | number | boolean | null | readonly string[];

/**
 * One field of the open data. The JSON, the CSV table, `$metadata` and the developer page are generated from
 * it.
 */
export interface Field {
  /** RESO's name, or a path in one of our own groups, such as `Auction/BidCount`. */
  readonly path: string;
  readonly type: FieldType;
  /** Every possible value, if the list is closed. */
  readonly values?: readonly string[];
  /** The RESO lookup that the values come from, if any. */
  readonly lookup?: string;
  /** Whether the value is never null. In a group: never null when the group is present. */
  readonly isRequired?: boolean;
  readonly read: (source: PropertySource) => FieldValue;
}

/** Converts cents to dollars, the unit that RESO uses. */
export const toDollars = (amountCents: number | null | undefined): number | null =>
  amountCents === null || amountCents === undefined ? null : amountCents / 100;

export const toTimestamp = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** The day in New York time. */
export const toDay = (at: number | null): string | null => (at === null ? null : newYorkDay(at));

/**
 * Our values in RESO's style: `ActiveUnderContract` and `sealed-reserve` give `Active Under Contract` and
 * `Sealed Reserve`.
 */
export const toWords = (value: string): string =>
  value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
