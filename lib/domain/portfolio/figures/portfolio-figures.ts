import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import {
  type AuctionCounts,
  type HomeFacts,
  type HomeFigures,
  homeFiguresOf,
  isReported,
} from './home-figures';
import { isIn, mondayOf, type Period, weeksOf } from './period';

/** Prices and estimates of the same homes, in cents. */
export interface PriceToEstimate {
  readonly homes: number;
  readonly priceCents: number;
  readonly estimateCents: number;
}

/** The figures that have a plot. */
export const weeklyNames = ['views', 'questions', 'offers', 'held', 'sold'] as const;
export type WeeklyName = (typeof weeklyNames)[number];
type PortfolioWeek = { readonly week: string } & Readonly<Record<WeeklyName, number>>;

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
  return { period, homes, totals: totalsOf(homes), weeks: weeklyOf(reported, period) };
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
    homesSold: homes.filter(({ isSoldInPeriod }) => isSoldInPeriod).length,
    sales: pricesOf(homes.filter(({ price, isSoldInPeriod }) => price?.kind === 'sale' && isSoldInPeriod)),
    lists: pricesOf(homes.filter(({ price }) => price?.kind === 'list')),
  };
}

/** Only homes that have both, so that the two sums can be compared. */
function pricesOf(homes: readonly HomeFigures[]): PriceToEstimate {
  return homes.reduce(
    (all, { price, estimateCents }) =>
      price === null || !estimateCents
        ? all
        : {
            homes: all.homes + 1,
            priceCents: all.priceCents + price.cents,
            estimateCents: all.estimateCents + estimateCents,
          },
    { homes: 0, priceCents: 0, estimateCents: 0 },
  );
}

/** Whole percent; null without an estimate. */
export const shareOfEstimate = (priceCents: number, estimateCents: number): number | null =>
  estimateCents === 0 ? null : Math.round((100 * priceCents) / estimateCents);

function weeklyOf(homes: readonly HomeFacts[], period: Period): readonly PortfolioWeek[] {
  const weeks = new Map(
    weeksOf(period).map((week) => [week, { week, views: 0, questions: 0, offers: 0, held: 0, sold: 0 }]),
  );
  const add = (day: string, name: WeeklyName, count: number) => {
    const week = weeks.get(mondayOf(day));
    if (week && period.from <= day && day <= period.to) week[name] += count;
  };
  for (const home of homes) {
    for (const { day, count } of home.views) add(day, 'views', count);
    for (const at of home.askedAt) add(newYorkDay(at), 'questions', 1);
    for (const at of home.offeredAt) add(newYorkDay(at), 'offers', 1);
    for (const { overAt, result } of home.auctions) {
      if (overAt === null || result === null || result === 'cancelled' || !isIn(period, overAt)) continue;
      add(newYorkDay(overAt), 'held', 1);
      if (result === 'sold') add(newYorkDay(overAt), 'sold', 1);
    }
  }
  return [...weeks.values()];
}
