import type { AuctionState } from '@/lib/domain/auctions/state/state';

/** How many look at a home, save it and bid on it. */
export interface ListingFigures {
  /** Since it was published. */
  readonly views: number;
  readonly viewsThisWeek: number;
  readonly saves: number;
  /** Those that wait for an answer among them. */
  readonly questions: { readonly asked: number; readonly open: number };
  /** Of the present or latest auction. */
  readonly auction: { readonly bidders: number; readonly bids: number; readonly priceCents: number } | null;
}

export type Bidding = Pick<AuctionState, 'status' | 'bidderCount' | 'bidCount'> & {
  readonly priceCents: number;
};

/** Null without an auction, and for one that was canceled: no bid in it counts. */
export function biddingOf(auction: Bidding | null): ListingFigures['auction'] {
  if (auction === null || auction.status === 'cancelled') return null;
  const { bidderCount: bidders, bidCount: bids, priceCents } = auction;
  return { bidders, bids, priceCents };
}

/** Days and counts as kept; `today` and they as `2026-11-22`. */
export function sumViews(
  days: readonly { readonly day: string; readonly count: number }[],
  weekBegan: string,
): Pick<ListingFigures, 'views' | 'viewsThisWeek'> {
  const sum = (some: typeof days) => some.reduce((all, { count }) => all + count, 0);
  return { views: sum(days), viewsThisWeek: sum(days.filter(({ day }) => day > weekBegan)) };
}
