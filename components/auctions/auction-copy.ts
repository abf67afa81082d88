import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionCopy as copy } from '@/messages/auctions/auction-copy';

/** Label of the main price. A high bid that did not sell is never called a sale. */
export function priceLabel({ status, outcome, bidCount }: AuctionGlance): string {
  if (isSale(outcome)) return copy.sold;
  if (bidCount === 0) return copy.startingBid;
  if (status === 'open' || status === 'paused') return copy.currentBid;
  if (status === 'settling') return copy.lastBid;
  return copy.highestBid;
}

export const isSale = (outcome: PublicAuction['outcome']): boolean => outcome !== null && sales.has(outcome);

const sales: ReadonlySet<string> = new Set(['sold', 'sold-buy-now', 'accepted', 'sold-to-back-up']);
