import 'server-only';
import type { AuctionEvent } from '@/lib/domain/auction/events';
import { messagesAfter } from '@/lib/domain/auction/messages';
import type { AuctionState } from '@/lib/domain/auction/state';
import { type BidderFacts, recordEvents, type StoredAuction } from './auction-record';
import { listings, outbox } from './store/collections';
import type { Transaction } from './store/store';

/**
 * Records an auction's course or end with what follows from it: a sold home is `Pending`, and whom it concerns is told.
 * Returns the state after it.
 */
export async function recordCourse(
  tx: Transaction,
  before: StoredAuction,
  events: readonly AuctionEvent[],
  decider: BidderFacts | null,
): Promise<AuctionState> {
  const listing = await tx.get(listings, before.state.terms.listingKey);
  const { state } = recordEvents(tx, before, events, decider);
  const isSold = state.status === 'ended' && state.salePriceCents !== null;
  if (isSold && listing?.data.standardStatus === 'Active') {
    const turn = { standardStatus: 'Pending', statusChangedAt: state.at, modifiedAt: state.at } as const;
    tx.set(listings, listing.id, { ...listing.data, ...turn });
  }
  for (const event of events) tell(tx, before, state, event);
  return state;
}

function tell(tx: Transaction, { slug, sellerId }: StoredAuction, state: AuctionState, event: AuctionEvent) {
  const { auctionId } = state.terms;
  for (const { to, kind, priceCents, answerBy } of messagesAfter(state, event, sellerId)) {
    tx.create(outbox, `${auctionId}:${state.seq}:${kind}`, {
      uid: to,
      kind,
      auctionId,
      slug,
      priceCents,
      ...(answerBy !== undefined && { answerBy }),
      attempts: 0,
      sendAt: state.at,
    });
  }
}
