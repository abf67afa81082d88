import 'server-only';
import { type AuctionMessage, messagesAfter } from '@/lib/domain/auctions/commands/auction-messages';
import type { Appended } from '@/lib/domain/auctions/ledger/ledger';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import { contractDueMs } from '@/lib/domain/closings/closing';
import type { CameFrom } from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import {
  type BidderFacts,
  recordEvents,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { leaveNews } from '@/lib/server/records/notifications/notify-followers';
import { openClosing } from '@/lib/server/workflows/closings/open-closing';

/**
 * Records an auction's course or end with what follows from it: a sold home is `Pending` and has its sale room, and whom
 * it concerns is told. Returns the entries and the state after them.
 */
export async function recordAuctionOutcome(
  tx: Transaction,
  before: StoredAuction,
  events: readonly AuctionEvent[],
  decider: BidderFacts | null,
): Promise<Appended> {
  const listing = await tx.get(listings, before.state.terms.listingKey);
  const after = recordEvents(tx, before, events, decider);
  const { state } = after;
  const priceCents = state.status === 'ended' ? state.salePriceCents : null;
  const buyer = winnerOf(state.secret);
  const messages = events.flatMap((event) => messagesAfter(state, event, before.sellerId));
  if (priceCents !== null && buyer) {
    const { auctionId, listingKey } = state.terms;
    const { slug, sellerId } = before;
    const isBuyNow = state.status === 'ended' && state.outcome === 'sold-buy-now';
    const cameFrom: CameFrom = isBuyNow
      ? { kind: 'buy-now', auctionId, offerId: null }
      : { kind: 'auction', auctionId };
    await openClosing(tx, {
      listingKey,
      slug,
      sellerId,
      buyerId: buyer.bidderId,
      priceCents,
      cameFrom,
      frozen: closingTermsOf(state.terms),
      told: messages.flatMap(({ kind }) => soldTo[kind] ?? []),
      at: state.at,
    });
  }
  if (priceCents !== null && listing?.data.standardStatus === 'Active') {
    const turn = { standardStatus: 'Pending', statusChangedAt: state.at, modifiedAt: state.at } as const;
    tx.set(listings, listing.id, { ...listing.data, ...turn });
  }
  for (const message of messages) tell(tx, before, state, message);
  if (events.some(({ type }) => type === 'closed' || type === 'bought')) tellLosers(tx, before, state);
  for (const event of events) if (event.type === 'outage') tellOutage(tx, before, state, event.at);
  return after;
}

/** The letters that say that it is sold, to which side: they name what is due next, and lead to the sale room. */
const soldTo: Readonly<Partial<Record<AuctionMessage['kind'], Side>>> = {
  won: 'buyer',
  bought: 'buyer',
  'sold-now': 'seller',
  accepted: 'buyer',
  agreed: 'buyer',
  'counter-accepted': 'seller',
};

function tell(tx: Transaction, { slug }: StoredAuction, state: AuctionState, message: AuctionMessage) {
  const { auctionId } = state.terms;
  const { to, kind, priceCents } = message;
  const answerBy = soldTo[kind] ? state.at + contractDueMs : message.answerBy;
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

/** Everybody who bid, and watchers if it reopened. A later outage of the same auction is another entry and another message. */
function tellOutage(
  tx: Transaction,
  { slug, state: before }: StoredAuction,
  state: AuctionState,
  at: number,
) {
  const isReopened = at > before.endsAt;
  if (state.bidderCount === 0 && !isReopened) return;
  const { auctionId, listingKey } = state.terms;
  const what = { type: 'auction-outage', endsAt: state.endsAt, isReopened } as const;
  leaveNews(tx, `${auctionId}:outage:${state.seq}`, { listingKey, slug, auctionId }, what, at);
}

/** All who bid but who won: the tick carries it round, because they may be thousands. */
function tellLosers(tx: Transaction, { slug }: StoredAuction, state: AuctionState) {
  const isBuyNow = state.status === 'ended' && state.outcome === 'sold-buy-now';
  if (state.bidderCount < (isBuyNow ? 1 : 2)) return;
  const { auctionId, listingKey } = state.terms;
  const priceCents = isBuyNow ? (state.salePriceCents ?? state.priceCents) : state.priceCents;
  const isSold = state.status === 'ended';
  const what = { type: 'lost', priceCents, isSold, ...(isBuyNow && { isBuyNow }) } as const;
  leaveNews(tx, `${auctionId}:lost`, { listingKey, slug, auctionId }, what, state.at);
}
