import 'server-only';
import type { BidAnswer, PurchaseAnswer } from '@/lib/domain/auction/bid-answer';
import { type KeyedRequest, recallAnswer } from './remembered';
import { runtime } from './runtime';

/**
 * What a bid or a purchase of this person was answered under this key; null when there is no answer to repeat. It waits
 * behind the bids of this auction that have arrived, so that one that is being decided is not called missing.
 */
export function findAnswer(request: KeyedRequest): Promise<BidAnswer | PurchaseAnswer | null> {
  return runtime().store.transact(
    async (tx) => {
      const known = await recallAnswer(tx, request);
      return known?.answer ?? known?.purchase ?? null;
    },
    { key: request.auctionId },
  );
}
