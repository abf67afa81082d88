import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { isOver, isSale } from './auction-copy';

/** Texts about a bidder's or buyer's own position. */
export function bidderPositionWords(auction: PublicAuction, isLeading: boolean): string {
  const { outcome } = auction;
  if (!isOver(auction)) return isLeading ? 'You are leading' : 'You have been outbid';
  const [own, others] = (outcome && STANDINGS[outcome]) || [
    isSale(outcome) ? 'You won this auction' : 'Yours was the highest bid',
    'Another bidder was higher',
  ];
  return isLeading ? own : others;
}

/**
 * For the buyer and the others. The buyer need not be the highest bidder, and others need not have bid less.
 */
const STANDINGS: { readonly [outcome in NonNullable<PublicAuction['outcome']>]?: readonly [string, string] } =
  {
    'sold-buy-now': ['You bought this home', 'Another bidder bought it at once'],
    'fell-through': ['Your purchase fell through', 'The home was sold to somebody else'],
    'sold-to-back-up': ['You bought this home as back-up', 'The home was sold to somebody else'],
  };
