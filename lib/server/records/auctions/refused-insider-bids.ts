import 'server-only';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { counts } from './auction-collections';

const id = 'house-bids';

/** The number of refused insider bids (by the seller's side or our staff) since `since`, ms. */
export interface RefusedInsiderBids {
  readonly count: number;
  readonly since: number;
}

/** Counts a refusal in the refusal's commit if the bidder is an insider. */
export async function countRefusedInsiderBid(
  tx: Transaction,
  { reason }: BidRefusal,
  now: number,
): Promise<void> {
  if (reason !== 'own-listing' && reason !== 'conflict-of-interest') return;
  const stored = (await tx.get(counts, id))?.data;
  tx.set(counts, id, { count: (stored?.count ?? 0) + 1, since: stored?.since ?? now });
}

export async function getRefusedInsiderBids(): Promise<RefusedInsiderBids | null> {
  if (isBuilding()) return null;
  return (await runtime().store.get(counts, id))?.data ?? null;
}
