import { tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import type { PublicState } from './public-state';

/**
 * Whether the ledger may say that this buyer defaulted: first the winner, then backup buyers, who are bidders,
 * once each.
 */
export function mayDefault(state: PublicState, alias: string): boolean {
  if (state.status !== 'ended' || state.salePriceCents === null || !tellsAll(state.terms)) return false;
  const { defaulted = [], buyerAlias, leader, bidderCount } = state;
  if (defaulted.length === 0) return alias === (buyerAlias ?? leader?.alias);
  const isBidder = Number(alias.slice('Bidder '.length)) <= bidderCount;
  return isBidder && !defaulted.includes(alias);
}
