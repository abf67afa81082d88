import type { ResultKind } from '@/lib/domain/listing-views/auction-results';
import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import { countOfDay, newYorkDay } from '@/lib/domain/shared/eastern-day';
import { isIn, type Period } from './period';

/** An auction of a home. `overAt` in ms; null while it is not over. Money in cents. */
export interface HomeAuction {
  readonly overAt: number | null;
  readonly result: ResultKind | null;
  readonly bidders: number;
  readonly bids: number;
  /** Null unless it sold. */
  readonly salePriceCents: number | null;
}

/** A New York day on which the home's page was viewed. */
interface HomeDay {
  readonly day: string;
  readonly count: number;
  /** People who had the home saved on that day; absent before 2026-11-27. */
  readonly saves?: number | undefined;
}

/** What is stored about a home of an organization. Instants in ms, money in cents. */
export interface HomeFacts {
  readonly listingKey: string;
  readonly slug: string;
  /** The whole address. */
  readonly place: string;
  readonly status: StandardStatus;
  readonly listedAt: number;
  readonly statusChangedAt: number;
  readonly closedAt: number | null;
  readonly closePriceCents: number | null;
  readonly listPriceCents: number | null;
  readonly estimateCents: number | null;
  readonly auctions: readonly HomeAuction[];
  readonly views: readonly HomeDay[];
  /** People who have the home saved now. */
  readonly saves: number;
  readonly askedAt: readonly number[];
  readonly offeredAt: readonly number[];
}

/** Where a home was at the end of the period, as far as its record tells. */
const homeStandings = ['sold', 'under-contract', 'no-sale', 'on-market', 'off-market'] as const;
export type HomeStanding = (typeof homeStandings)[number];

export interface AuctionCounts {
  readonly held: number;
  readonly sold: number;
  readonly failed: number;
  /** Below the reserve; the seller has not decided yet. */
  readonly undecided: number;
}

export interface HomeFigures {
  readonly listingKey: string;
  readonly slug: string;
  readonly place: string;
  readonly listedAt: number;
  readonly standing: HomeStanding;
  readonly views: number;
  readonly saves: number;
  readonly questions: number;
  readonly offers: number;
  readonly bidders: number;
  readonly bids: number;
  readonly daysOnMarket: number;
  readonly auctions: AuctionCounts;
  /** The sale price of a home sold in the period, else the list price; null for an auction without a sale. */
  readonly price: { readonly kind: 'sale' | 'list'; readonly cents: number } | null;
  readonly estimateCents: number | null;
  /** The New York day of its sale, if that is in the period. */
  readonly soldOn: string | null;
}

/** Whether the home was listed before the end of the period and not gone before its start. */
export function isReported(home: HomeFacts, period: Period): boolean {
  const gone = goneAt(home);
  return newYorkDay(home.listedAt) <= period.to && (gone === null || newYorkDay(gone) >= period.from);
}

/** The figures of a home in a period that ends today at the latest. `now` in ms. */
export function homeFiguresOf(home: HomeFacts, period: Period, now: number): HomeFigures {
  const auctions = home.auctions.filter((auction) => belongs(auction, period, now));
  const soldAt = soldAtOf(home);
  const isSold = soldAt !== null && newYorkDay(soldAt) <= period.to;
  return {
    listingKey: home.listingKey,
    slug: home.slug,
    place: home.place,
    listedAt: home.listedAt,
    standing: standingOf(home, period, isSold),
    views: home.views.reduce(
      (sum, { day, count }) => sum + (period.from <= day && day <= period.to ? count : 0),
      0,
    ),
    saves: home.saves,
    questions: home.askedAt.filter((at) => isIn(period, at)).length,
    offers: home.offeredAt.filter((at) => isIn(period, at)).length,
    bidders: auctions.reduce((sum, { bidders }) => sum + bidders, 0),
    bids: auctions.reduce((sum, { bids }) => sum + bids, 0),
    daysOnMarket: daysOnMarketOf(home, period),
    auctions: countAuctions(auctions),
    price: priceOf(home, isSold),
    estimateCents: home.estimateCents,
    soldOn: soldAt !== null && isIn(period, soldAt) ? newYorkDay(soldAt) : null,
  };
}

/** A canceled auction counts nowhere. An open one belongs to the period that includes today. */
export function belongs({ overAt, result }: HomeAuction, period: Period, now: number): boolean {
  if (result === 'cancelled') return false;
  return isIn(period, overAt ?? now);
}

function countAuctions(auctions: readonly HomeAuction[]): AuctionCounts {
  const over = auctions.filter(({ result }) => result !== null);
  const count = (...results: readonly ResultKind[]) =>
    over.filter(({ result }) => result !== null && results.includes(result)).length;
  return {
    held: over.length,
    sold: count('sold'),
    failed: count('not-sold', 'no-bids', 'fell-through'),
    undecided: count('undecided'),
  };
}

const isUnderContract = (status: StandardStatus) => status === 'Pending' || status === 'ActiveUnderContract';

const saleOf = ({ auctions }: HomeFacts): HomeAuction | null =>
  auctions.findLast(({ result }) => result === 'sold') ?? null;

/** When buyer and seller agreed: the end of the auction, else when the contract or the closing was recorded. */
function soldAtOf(home: HomeFacts): number | null {
  if (home.status !== 'Closed' && !isUnderContract(home.status)) return null;
  return saleOf(home)?.overAt ?? home.closedAt ?? home.statusChangedAt;
}

function goneAt({ status, closedAt, statusChangedAt }: HomeFacts): number | null {
  if (status === 'Closed') return closedAt ?? statusChangedAt;
  return isOffMarket(status) ? statusChangedAt : null;
}

const isOffMarket = (status: StandardStatus) =>
  !['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending', 'Closed'].includes(status);

function standingOf(home: HomeFacts, { to }: Period, isSold: boolean): HomeStanding {
  const gone = goneAt(home);
  const isGone = gone !== null && newYorkDay(gone) <= to;
  if (isSold) return isGone ? 'sold' : 'under-contract';
  if (isGone) return 'off-market';
  const last = home.auctions.findLast(({ overAt }) => overAt !== null && newYorkDay(overAt) <= to);
  const failed: readonly (ResultKind | null | undefined)[] = ['not-sold', 'no-bids', 'fell-through'];
  return failed.includes(last?.result) ? 'no-sale' : 'on-market';
}

/** From the listing day to the sale, the day the home was taken off the market, or the end of the period. */
function daysOnMarketOf(home: HomeFacts, { to }: Period): number {
  const ended = soldAtOf(home) ?? goneAt(home);
  const last = ended === null ? to : newYorkDay(ended);
  return Math.max(0, countOfDay(last < to ? last : to) - countOfDay(newYorkDay(home.listedAt)));
}

function priceOf(home: HomeFacts, isSold: boolean): HomeFigures['price'] {
  const sale = isSold ? (home.closePriceCents ?? saleOf(home)?.salePriceCents ?? null) : null;
  if (sale !== null) return { kind: 'sale', cents: sale };
  return home.listPriceCents === null ? null : { kind: 'list', cents: home.listPriceCents };
}
