import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import type { HomeLocation } from './location';
import type { Market } from './market-statistics';

/** A link and how many homes it leads to that can be bought. */
export interface LocationLink {
  readonly name: string;
  readonly href: string;
  readonly count: number;
}

/** A sale that is recorded in a deed. Money in cents, instants in ms. */
export interface LocationSale {
  readonly slug: string;
  readonly addressLines: ListingCard['addressLines'];
  readonly propertyLabel: string;
  readonly saleFormat: ListingCard['saleFormat'];
  readonly closePriceCents: number;
  readonly perSqftCents: number | null;
  readonly closedAt: number;
}

/** What the page of homes that have one together shows. */
export interface LocationPage {
  readonly group: HomeLocation;
  /** ms */
  readonly asOf: number;
  /** The first of those that can be bought. */
  readonly cards: readonly ListingCard[];
  readonly available: number;
  /** Where all of them stand, sold ones too. */
  readonly counts: Readonly<Partial<Record<ListingPhase, number>>>;
  /** Of the group, then of what it is compared with. */
  readonly markets: readonly { readonly name: string; readonly market: Market }[];
  /** The latest first. */
  readonly sales: readonly LocationSale[];
  /** Auctions that are over and not closed yet, or did not sell; the latest first. */
  readonly ended: readonly ListingCard[];
  /** Smaller places in it. */
  readonly inside: readonly LocationLink[];
  /** What else there is at hand. */
  readonly nearby: readonly LocationLink[];
  readonly isIndexed: boolean;
}
