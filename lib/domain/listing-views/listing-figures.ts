import type { AuctionState } from '@/lib/domain/auctions/state/state';

/** How many people view a home, save it and bid on it. */
export interface ListingFigures {
  /** Since publication. */
  readonly views: number;
  readonly viewsThisWeek: number;
  readonly saves: number;
  /** `open` ones still wait for an answer. */
  readonly questions: { readonly total: number; readonly open: number };
  /** Of the current or latest auction. */
  readonly auction: { readonly bidders: number; readonly bids: number; readonly priceCents: number } | null;
}

export type Bidding = Pick<AuctionState, 'status' | 'bidderCount' | 'bidCount'> & {
  readonly priceCents: number;
};

/** Null without an auction, and for a canceled one, whose bids do not count. */
export function biddingOf(auction: Bidding | null): ListingFigures['auction'] {
  if (auction === null || auction.status === 'cancelled') return null;
  const { bidderCount: bidders, bidCount: bids, priceCents } = auction;
  return { bidders, bids, priceCents };
}

/** Days look like `2026-11-22`. This week's views are those of the days after `weekBegan`. */
export function sumViews(
  days: readonly { readonly day: string; readonly count: number }[],
  weekBegan: string,
): Pick<ListingFigures, 'views' | 'viewsThisWeek'> {
  const sum = (some: typeof days) => some.reduce((all, { count }) => all + count, 0);
  return { views: sum(days), viewsThisWeek: sum(days.filter(({ day }) => day > weekBegan)) };
}
