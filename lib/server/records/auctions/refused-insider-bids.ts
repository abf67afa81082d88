import 'server-only';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { counts } from './auction-collections';

const id = 'house-bids';

/** How often somebody of the seller's side, or of ours, was refused a bid, and since when that is counted, ms. */
export interface RefusedInsiderBids {
  readonly count: number;
  readonly since: number;
}

/** Counts an answer that refuses a bid for a tie to the seller or to us. Part of the commit that refuses it. */
export async function countRefusedInsiderBid(
  tx: Transaction,
  answer: Result<unknown, BidRefusal>,
  now: number,
): Promise<void> {
  if (answer.ok) return;
  const { reason } = answer.reason;
  if (reason !== 'own-listing' && reason !== 'conflict-of-interest') return;
  const known = (await tx.get(counts, id))?.data;
  tx.set(counts, id, { count: (known?.count ?? 0) + 1, since: known?.since ?? now });
}

export async function getRefusedInsiderBids(): Promise<RefusedInsiderBids | null> {
  if (isBuilding()) return null;
  return (await runtime().store.get(counts, id))?.data ?? null;
}
