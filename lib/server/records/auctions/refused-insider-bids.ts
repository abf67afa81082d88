import 'server-only';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { insiderReasons } from '@/lib/domain/auctions/state/events';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { counts } from './auction-collections';
import { recordEvents, type StoredAuction } from './auction-record';

const id = 'house-bids';

/**
 * The number of refused insider bids since `since`, ms: from accounts of the seller or our staff, and from
 * accounts that match what the seller's side declared. Anyone can type the seller's name.
 */
export interface RefusedInsiderBids {
  readonly count: number;
  readonly since: number;
}

interface RefusedBid {
  readonly auction: StoredAuction;
  readonly bidderId: string;
  readonly amountCents: number;
  readonly receivedAt: number;
  readonly now: number;
  readonly salt: string;
}

/**
 * Counts a refusal in the refusal's commit if the bidder is an insider: on the whole site, and in the ledger of
 * the auction.
 */
export async function countRefusedInsiderBid(
  tx: Transaction,
  refusal: BidRefusal,
  { auction, ...bid }: RefusedBid,
): Promise<void> {
  const reason = insiderReasons.find((each) => each === refusal.reason);
  if (!reason) return;
  const stored = (await tx.get(counts, id))?.data;
  tx.set(counts, id, { count: (stored?.count ?? 0) + 1, since: stored?.since ?? bid.receivedAt });
  const counted = decide(auction.state, { type: 'count-refusal', reason, ...bid });
  if (counted.ok) recordEvents(tx, auction, counted.value.events, null);
}

export async function getRefusedInsiderBids(): Promise<RefusedInsiderBids | null> {
  if (isBuilding()) return null;
  return (await runtime().store.get(counts, id))?.data ?? null;
}
