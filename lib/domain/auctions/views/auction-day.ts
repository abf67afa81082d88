import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { isDay } from '@/lib/domain/shared/eastern-day';

interface DayChoice {
  /** The New York day that is shown. */
  readonly day: string;
  /** The nearest days with lots before and after it. */
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Chooses the day of an auction-day board among the days with lots: the one that was asked for, else today,
 * else the next day with lots, else the last one.
 */
export function chooseDay(days: Iterable<string>, wanted: string | null, today: string): DayChoice {
  const sorted = [...new Set(days)].sort();
  const asked = wanted !== null && isDay(wanted) ? wanted : null;
  const day = asked ?? sorted.find((each) => each >= today) ?? sorted.at(-1) ?? today;
  return {
    day,
    previous: sorted.findLast((each) => each < day) ?? null,
    next: sorted.find((each) => each > day) ?? null,
  };
}

export interface BoardWindow<T> {
  readonly shown: readonly T[];
  /** The lots of the day that are not shown. */
  readonly others: readonly T[];
  /** How many lots at the start of the day are not shown. All of them are over. */
  readonly past: number;
}

/** The lots that a board of `most` shows. The first ones give way to later ones once they are over. */
export function windowOf<T>(byEnd: readonly T[], isPast: (lot: T) => boolean, most: number): BoardWindow<T> {
  const beyond = Math.max(0, byEnd.length - most);
  const current = byEnd.findIndex((lot) => !isPast(lot));
  const past = current < 0 ? beyond : Math.min(beyond, current);
  const end = past + most;
  return { shown: byEnd.slice(past, end), others: [...byEnd.slice(0, past), ...byEnd.slice(end)], past };
}

/** What the seller of a lot may know of it: neither bidders nor maximums. */
export interface SellerLot
  extends Pick<PublicAuction, 'status' | 'endsAt' | 'bidCount' | 'currentPriceCents' | 'reserveStatus'> {
  /** The seller's own reserve, in cents; null without one. */
  readonly reserveCents: number | null;
  /** When the latest bid was recorded, ms; null without one. */
  readonly lastBidAt: number | null;
}

/** `no-bids`: none at all. `quiet`: none within the last hour. Both only in the hour before the end. */
export type LotAlert = 'no-bids' | 'quiet' | 'near-reserve';

const lastHourMs = 3_600_000;
/** The price is at least this much of the reserve. */
const nearPercent = 95;

/** What the seller should look at while the lot takes bids. `now` in ms. */
export function alertsOf(lot: SellerLot, now: number): readonly LotAlert[] {
  if (lot.status !== 'open') return [];
  const alerts: LotAlert[] = [];
  if (Date.parse(lot.endsAt) - now <= lastHourMs) {
    if (lot.bidCount === 0) alerts.push('no-bids');
    else if (lot.lastBidAt !== null && lot.lastBidAt <= now - lastHourMs) alerts.push('quiet');
  }
  if (isNearReserve(lot)) alerts.push('near-reserve');
  return alerts;
}

/** Which facts that are not public decide about an alert for the lot. Each is a read. `now` in ms. */
export function readsForAlerts(
  { status, endsAt, bidCount, reserveStatus }: Omit<SellerLot, 'reserveCents' | 'lastBidAt'>,
  now: number,
): { readonly reserve: boolean; readonly lastBid: boolean } {
  const hasBids = status === 'open' && bidCount > 0;
  return {
    reserve: hasBids && reserveStatus === 'not-met',
    lastBid: hasBids && Date.parse(endsAt) - now <= lastHourMs,
  };
}

const isNearReserve = ({ bidCount, reserveStatus, reserveCents, currentPriceCents }: SellerLot): boolean =>
  bidCount > 0 &&
  reserveStatus === 'not-met' &&
  reserveCents !== null &&
  currentPriceCents * 100 >= reserveCents * nearPercent;

export interface DaySums {
  readonly lots: number;
  readonly withBids: number;
  /** With a bid and the reserve met, or no reserve: they sell if nothing else happens. */
  readonly atReserve: number;
  /** The current bids; a starting bid that nobody has bid does not count. */
  readonly totalCents: number;
}

const noLots: DaySums = { lots: 0, withBids: 0, atReserve: 0, totalCents: 0 };

/** The sums of an auction day; canceled lots do not count. `others`: the sums of its other lots. */
export function sumLots(
  lots: readonly Pick<SellerLot, 'status' | 'bidCount' | 'currentPriceCents' | 'reserveStatus'>[],
  others = noLots,
): DaySums {
  const standing = lots.filter(({ status }) => status !== 'cancelled');
  const bid = standing.filter(({ bidCount }) => bidCount > 0);
  return {
    lots: others.lots + standing.length,
    withBids: others.withBids + bid.length,
    atReserve: others.atReserve + bid.filter(({ reserveStatus }) => reserveStatus !== 'not-met').length,
    totalCents: bid.reduce((sum, { currentPriceCents }) => sum + currentPriceCents, others.totalCents),
  };
}
