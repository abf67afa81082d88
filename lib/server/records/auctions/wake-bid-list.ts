import 'server-only';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Transaction } from '@/lib/server/platform/store/store';
import { bidLists } from './bid-collections';

/**
 * Makes the list of a leader due when it loses the lead or its auction is over, in the same commit. So a
 * crash cannot lose it. Returns the list's id, or null if no list is affected.
 */
export async function wakeBidList(
  tx: Transaction,
  before: AuctionState,
  after: AuctionState,
): Promise<string | null> {
  const listId = before.secret.leader?.listId;
  const isOver = after.status === 'ended' || after.status === 'cancelled';
  if (listId === undefined || (after.secret.leader?.listId === listId && !isOver)) return null;
  const list = await tx.get(bidLists, listId);
  if (list?.data.status !== 'standing') return null;
  tx.set(bidLists, listId, { ...list.data, dueAt: after.at });
  return listId;
}
