import type { Listing } from '@/lib/domain/listings/listing';

/** From fewer homes than this no median is told: one of them could be read out of it, and the next would change it. */
export const fewestForMedian = 5;
/** Sales of the last year count. */
const soldWithinMs = 365 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The middle of so many; null from fewer than `fewestForMedian`. */
export interface Figure {
  readonly median: number | null;
  readonly count: number;
}

/** Prices in cents. A bid is no price: what is for sale counts with its list price, what is sold with the price in its deed. */
export interface Market {
  readonly listPrice: Figure;
  readonly listPricePerSqft: Figure;
  /** Whole days since their listing, of those that can be bought now. */
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
  /** Takes bids or buyers, now or from the start of its auction. */
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

/** Of an even number the mean of the two in the middle, rounded. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return Math.round(middle.reduce((sum, value) => sum + value, 0) / middle.length);
}

const daysBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.max(0, Math.floor((to - from) / dayMs));
