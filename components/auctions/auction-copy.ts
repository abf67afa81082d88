import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import * as copy from '@/messages/auctions';

/** Label of the main price. A high bid that did not sell is never called a sale. */
export function priceLabel({ status, outcome, bidCount }: AuctionGlance): string {
  if (isSale(outcome)) return copy.auctionCopy.sold;
  if (bidCount === 0) return copy.auctionCopy.startingBid;
  if (status === 'open' || status === 'paused') return copy.auctionCopy.currentBid;
  if (status === 'settling') return copy.auctionCopy.lastBid;
  return copy.auctionCopy.highestBid;
}

export const isSale = (outcome: PublicAuction['outcome']): boolean => outcome !== null && sales.has(outcome);

const sales: ReadonlySet<string> = new Set(['sold', 'sold-buy-now', 'accepted', 'sold-to-back-up']);

export const isOver = ({ status }: PublicAuction): boolean => status === 'ended' || status === 'cancelled';
