import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import * as copy from '@/messages/auctions';
import { isOver, isSale } from './auction-copy';

/** Texts about a bidder's or buyer's own position. */
export function bidderPositionWords(auction: PublicAuction, isLeading: boolean): string {
  const { outcome } = auction;
  if (!isOver(auction)) return isLeading ? copy.bidderPositionCopy.leading : copy.bidderPositionCopy.outbid;
  const [own, others] = (outcome && STANDINGS[outcome]) || [
    isSale(outcome) ? copy.bidderPositionCopy.wonAuction : copy.bidderPositionCopy.highestBidder,
    copy.bidderPositionCopy.outbid2,
  ];
  return isLeading ? own : others;
}

/**
 * For the buyer and the others. The buyer need not be the highest bidder, and others need not have bid less.
 */
const STANDINGS: { readonly [outcome in NonNullable<PublicAuction['outcome']>]?: readonly [string, string] } =
  {
    'sold-buy-now': [copy.bidderPositionCopy.boughtHome, copy.bidderPositionCopy.anotherBidderBought],
    'fell-through': [copy.bidderPositionCopy.purchaseFellThrough, copy.bidderPositionCopy.homeSoldSomeone],
    'sold-to-back-up': [copy.bidderPositionCopy.boughtHomeBackup, copy.bidderPositionCopy.homeSoldSomeone],
  };
