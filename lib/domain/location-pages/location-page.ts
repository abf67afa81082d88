import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import type { HomeLocation } from './location';
import type { Market } from './market-statistics';

/** A link and the number of homes for sale behind it. */
export interface LocationLink {
  readonly name: string;
  readonly href: string;
  readonly count: number;
}

/** A sale recorded in a deed. Money in cents, instants in ms. */
export interface LocationSale {
  readonly slug: string;
  readonly addressLines: ListingCard['addressLines'];
  readonly propertyLabel: string;
  readonly saleFormat: ListingCard['saleFormat'];
  readonly closePriceCents: number;
  readonly perSqftCents: number | null;
  readonly closedAt: number;
}

/** What a location page shows. */
export interface LocationPage {
  readonly group: HomeLocation;
  /** In ms. */
  readonly asOf: number;
  /** The first homes for sale. */
  readonly cards: readonly ListingCard[];
  readonly available: number;
  /** Number of homes by phase, including sold ones. */
  readonly counts: Readonly<Partial<Record<ListingPhase, number>>>;
  /** The location's own market first, then those it is compared with. */
  readonly markets: readonly { readonly name: string; readonly market: Market }[];
  /** Latest first. */
  readonly sales: readonly LocationSale[];
  /** Auctions that ended and either have not closed yet or did not sell, latest first. */
  readonly ended: readonly ListingCard[];
  /** Smaller locations inside this one. */
  readonly inside: readonly LocationLink[];
  /** Other locations nearby. */
  readonly nearby: readonly LocationLink[];
  readonly isIndexed: boolean;
}
