import type { Listing } from '@/lib/domain/listings/listing';

/** No median is shown for fewer homes than this: it would reveal a single price and change with each sale. */
export const fewestForMedian = 5;
/** Only sales of the last year count. */
const soldWithinMs = 365 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The median of `count` values; null for fewer than `fewestForMedian`. */
export interface Figure {
  readonly median: number | null;
  readonly count: number;
}

/**
 * Prices in cents. A bid is not a price: homes for sale count with the list price, sold homes with the deed
 * price.
 */
export interface Market {
  readonly listPrice: Figure;
  readonly listPricePerSqft: Figure;
  /** Whole days since listing, for homes that are for sale now. */
  readonly daysForSale: Figure;
  readonly salePrice: Figure;
  readonly salePricePerSqft: Figure;
  /** Whole days from listing to deed. */
  readonly daysToClosing: Figure;
}

export interface MarketHome {
  readonly listing: Pick<
    Listing,
    'listPriceCents' | 'closePriceCents' | 'closeDate' | 'listedAt' | 'livingAreaSqft'
  >;
  /** Open to bids or buyers now, or once its auction starts. */
  readonly isForSale: boolean;
}
type Priced = MarketHome['listing'];

/** `now` in ms. */
export function marketOf(homes: readonly MarketHome[], now: number): Market {
  const forSale = homes.flatMap(({ listing, isForSale }) => (isForSale ? [listing] : []));
  const sold = homes.flatMap(({ listing }) =>
    listing.closeDate !== null && now - listing.closeDate < soldWithinMs ? [listing] : [],
  );
  return {
    listPrice: figureOf(forSale, ({ listPriceCents }) => listPriceCents),
    listPricePerSqft: figureOf(forSale, (home) => perSqft(home.listPriceCents, home)),
    daysForSale: figureOf(forSale, ({ listedAt }) => daysBetween(listedAt, now)),
    salePrice: figureOf(sold, ({ closePriceCents }) => closePriceCents),
    salePricePerSqft: figureOf(sold, (home) => perSqft(home.closePriceCents, home)),
    daysToClosing: figureOf(sold, ({ listedAt, closeDate }) => daysBetween(listedAt, closeDate)),
  };
}

export function perSqft(
  priceCents: number | null,
  { livingAreaSqft }: Pick<Listing, 'livingAreaSqft'>,
): number | null {
  return priceCents === null || !livingAreaSqft ? null : priceCents / livingAreaSqft;
}

function figureOf(homes: readonly Priced[], read: (home: Priced) => number | null): Figure {
  const values = homes.map(read).filter((value) => value !== null);
  return { median: values.length < fewestForMedian ? null : medianOf(values), count: values.length };
}

/** For an even number of values, the rounded mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return Math.round(middle.reduce((sum, value) => sum + value, 0) / middle.length);
}

const daysBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.max(0, Math.floor((to - from) / dayMs));
