import {
  type AuctionCounts,
  type HomeFacts,
  type HomeFigures,
  homeFiguresOf,
  isReported,
} from './home-figures';
import type { Period } from './period';
import { type PriceToEstimate, pricesOf } from './price-to-estimate';
import { type PortfolioWeek, weeklyOf } from './weekly-figures';

export interface PortfolioTotals {
  readonly homes: number;
  readonly views: number;
  readonly saves: number;
  readonly questions: number;
  readonly offers: number;
  readonly bidders: number;
  readonly bids: number;
  readonly auctions: AuctionCounts;
  /** Whole percent of the auctions held; null without one. */
  readonly sellThrough: number | null;
  /** The mean of all homes in whole days; null without homes. */
  readonly daysOnMarket: number | null;
  readonly homesSold: number;
  readonly sales: PriceToEstimate;
  readonly lists: PriceToEstimate;
}

export interface PortfolioFigures {
  readonly period: Period;
  readonly totals: PortfolioTotals;
  /** Oldest listing first. */
  readonly homes: readonly HomeFigures[];
  readonly weeks: readonly PortfolioWeek[];
}

/** The figures of an organization's homes in a period. `now` in ms. */
export function portfolioFiguresOf(
  facts: readonly HomeFacts[],
  period: Period,
  now: number,
): PortfolioFigures {
  const reported = facts
    .filter((home) => isReported(home, period))
    .sort((a, b) => a.listedAt - b.listedAt || (a.listingKey < b.listingKey ? -1 : 1));
  const homes = reported.map((home) => homeFiguresOf(home, period, now));
  return { period, homes, totals: totalsOf(homes), weeks: weeklyOf(reported, period, now) };
}

function totalsOf(homes: readonly HomeFigures[]): PortfolioTotals {
  const sum = (read: (home: HomeFigures) => number) => homes.reduce((all, home) => all + read(home), 0);
  const auctions = {
    held: sum((home) => home.auctions.held),
    sold: sum((home) => home.auctions.sold),
    failed: sum((home) => home.auctions.failed),
    undecided: sum((home) => home.auctions.undecided),
  };
  return {
    homes: homes.length,
    views: sum(({ views }) => views),
    saves: sum(({ saves }) => saves),
    questions: sum(({ questions }) => questions),
    offers: sum(({ offers }) => offers),
    bidders: sum(({ bidders }) => bidders),
    bids: sum(({ bids }) => bids),
    auctions,
    sellThrough: auctions.held === 0 ? null : Math.round((100 * auctions.sold) / auctions.held),
    daysOnMarket: homes.length === 0 ? null : Math.round(sum((home) => home.daysOnMarket) / homes.length),
    homesSold: homes.filter(({ soldOn }) => soldOn !== null).length,
    sales: pricesOf(homes.filter(({ price, soldOn }) => price?.kind === 'sale' && soldOn !== null)),
    lists: pricesOf(homes.filter(({ price }) => price?.kind === 'list')),
  };
}
