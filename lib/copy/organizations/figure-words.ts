import type { HomeFigures, HomeStanding } from '@/lib/domain/portfolio/figures/home-figures';
import type { PortfolioTotals } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { type PriceToEstimate, shareOfEstimate } from '@/lib/domain/portfolio/figures/price-to-estimate';
import type { WeeklyName } from '@/lib/domain/portfolio/figures/weekly-figures';
import { formatCount, formatMoney } from '@/lib/format';
import { definitions } from '@/messages/figures/definitions';
import { figuresPage } from '@/messages/figures/figures-page';
import { names } from '@/messages/figures/names';
import { standings } from '@/messages/figures/standings';
import { values as copy } from '@/messages/figures/values';

/** A figure with its value and what it counts. */
export interface FigureLine {
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
}

/** The figures of all homes, in the order of the page and the report. */
export function totalLines(totals: PortfolioTotals): readonly FigureLine[] {
  const { auctions, sellThrough, daysOnMarket, sales, lists, ...counts } = totals;
  return [
    line('homes', formatCount(counts.homes)),
    line('views', formatCount(counts.views)),
    line('saves', formatCount(counts.saves)),
    line('questions', formatCount(counts.questions)),
    line('offers', formatCount(counts.offers)),
    line('bidders', formatCount(counts.bidders)),
    line('bids', formatCount(counts.bids)),
    line('held', formatCount(auctions.held)),
    line('sold', formatCount(auctions.sold)),
    line('failed', formatCount(auctions.failed)),
    line('undecided', formatCount(auctions.undecided)),
    line('sellThrough', sellThrough === null ? figuresPage.none : copy.percent({ value: sellThrough })),
    line('homesSold', formatCount(counts.homesSold)),
    line('daysOnMarket', daysOnMarket === null ? figuresPage.none : formatCount(daysOnMarket)),
    line('saleToEstimate', pricesWords(sales)),
    line('listToEstimate', pricesWords(lists)),
  ];
}

const line = (id: keyof typeof definitions & keyof typeof names, value: string): FigureLine => ({
  name: names[id],
  value,
  meaning: definitions[id],
});

function pricesWords({ homes, priceCents, estimateCents }: PriceToEstimate): string {
  const share = shareOfEstimate(priceCents, estimateCents);
  if (share === null) return figuresPage.none;
  return copy.prices({ share, price: formatMoney(priceCents), estimate: formatMoney(estimateCents), homes });
}

export function standingWords(standing: HomeStanding): string {
  switch (standing) {
    case 'sold':
      return standings.sold;
    case 'under-contract':
      return standings.underContract;
    case 'no-sale':
      return standings.noSale;
    case 'on-market':
      return standings.onMarket;
    case 'off-market':
      return standings.offMarket;
  }
}

export const auctionWords = ({ auctions: { held, sold } }: Pick<HomeFigures, 'auctions'>): string =>
  held === 0 ? figuresPage.none : copy.auctions({ held: formatCount(held), sold: formatCount(sold) });

/** The price of a home and, if it has one, how it compares with the estimate. */
export function priceWords({ price, estimateCents }: Pick<HomeFigures, 'price' | 'estimateCents'>): string {
  if (price === null) return figuresPage.none;
  const words = { price: formatMoney(price.cents) };
  const text = price.kind === 'sale' ? copy.sale(words) : copy.list(words);
  if (!estimateCents) return copy.noEstimate({ price: text });
  const share = shareOfEstimate(price.cents, estimateCents) ?? 0;
  return copy.ofEstimate({ price: text, share, estimate: formatMoney(estimateCents) });
}

/** A figure of a week; null where nothing could be measured. */
export function weeklyWords(figure: WeeklyName, value: number | null): string {
  if (value === null) return figuresPage.none;
  return figure === 'saleToEstimate' ? copy.percent({ value }) : formatCount(value);
}
