import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/** Label of the main price. A high bid that did not sell is never called a sale. */
export function priceLabel({ status, outcome, bidCount }: AuctionGlance): string {
  if (isSale(outcome)) return 'Sold for';
  if (bidCount === 0) return 'Starting bid';
  if (status === 'open' || status === 'paused') return 'Current bid';
  if (status === 'settling') return 'Last bid';
  return 'Highest bid';
}

export const isSale = (outcome: PublicAuction['outcome']): boolean => outcome !== null && sales.has(outcome);

const sales: ReadonlySet<string> = new Set(['sold', 'sold-buy-now', 'accepted', 'sold-to-back-up']);

export const isOver = ({ status }: PublicAuction): boolean => status === 'ended' || status === 'cancelled';
