import 'server-only';
import type { BidAnswer, PurchaseAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import {
  type KeyedRequest,
  recallAnswer,
  withdrawKey,
} from '@/lib/server/records/auctions/answered-requests';
import { auctions } from '@/lib/server/records/auctions/auction-collections';

/**
 * Returns the answer to this person's bid or purchase under this key. If there is none, the same commit
 * withdraws the key and the result is null: a copy that another instance is deciding now, or that a proxy
 * delivers later, is refused. After null the person can bid again under a new key without buying twice.
 */
export async function withdrawUnanswered(
  request: KeyedRequest & { readonly receivedAt: number },
): Promise<Result<BidAnswer | PurchaseAnswer | null, BidRefusal>> {
  const { store } = runtime();
  const { auctionId } = request;
  // Made-up ids must not create documents.
  if (!(await store.get(auctions, auctionId))) return refuse({ reason: 'not-found' });
  return store.transact(
    async (tx) => {
      const known = await recallAnswer(tx, request);
      if (known === 'withdrawn') return ok(null);
      if (known) return ok(known.answer ?? known.purchase ?? null);
      return (await withdrawKey(tx, request)) ? ok(null) : refuse({ reason: 'rate-limited' });
    },
    { key: auctionId },
  );
}
