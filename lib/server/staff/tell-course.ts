import 'server-only';
import type { AuctionEvent } from '@/lib/domain/auction/events';
import type { AuctionState } from '@/lib/domain/auction/state';
import type { StoredAuction } from '../auction-record';
import { outbox } from '../store/collections';
import type { Transaction } from '../store/store';

/** Tells the seller and all bidders, in the commit of staff, that an auction pauses, goes on or is cancelled. */
export function tellCourse(
  tx: Transaction,
  { slug, sellerId }: StoredAuction,
  state: AuctionState,
  events: readonly AuctionEvent[],
): void {
  const { auctionId } = state.terms;
  for (const event of events) {
    if (event.type !== 'paused' && event.type !== 'resumed' && event.type !== 'cancelled') continue;
    const reason = event.type === 'cancelled' ? event.data.reason : null;
    const turn = { news: event.type, auctionId, slug, reason, endsAt: state.endsAt };
    const message = { ...turn, uid: sellerId, attempts: 0, sendAt: state.at };
    const id = `${auctionId}:${state.seq}:${event.type}`;
    tx.create(outbox, id, { ...message, kind: 'course' });
    if (state.bidderCount > 0)
      tx.create(outbox, `${id}:bidders`, { ...message, kind: 'course-for-bidders', after: null });
  }
}
