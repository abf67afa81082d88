import { isSale } from '@/components/auctions/auction-copy';
import { isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { bidderPositionCopy as copy } from '@/messages/auctions/bidder-position-copy';

/** Texts about a bidder's or buyer's own position. */
export function bidderPositionWords(auction: PublicAuction, isLeading: boolean): string {
  const { outcome } = auction;
  if (!isOver(auction)) return isLeading ? copy.leading : copy.outbid;
  const [own, others] = (outcome && STANDINGS[outcome]) || [
    isSale(outcome) ? copy.wonAuction : copy.highestBidder,
    copy.wereOutbid,
  ];
  return isLeading ? own : others;
}

/**
 * For the buyer and the others. The buyer need not be the highest bidder, and others need not have bid less.
 */
const STANDINGS: { readonly [outcome in NonNullable<PublicAuction['outcome']>]?: readonly [string, string] } =
  {
    'sold-buy-now': [copy.boughtHome, copy.anotherBidderBought],
    'fell-through': [copy.purchaseFellThrough, copy.winnersPurchaseFell],
    'sold-to-back-up': [copy.boughtHomeBackup, copy.homeSoldSomeone],
  };
