import 'server-only';
import type { PurchaseAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import { decideBuyNow } from '@/lib/domain/auctions/commands/decide-buy-now';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { ok, refuse } from '@/lib/domain/shared/result';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError, type Transaction } from '@/lib/server/platform/store/store';
import { rememberAnswer } from '@/lib/server/records/auctions/answered-requests';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { countRefusedInsiderBid } from '@/lib/server/records/auctions/refused-insider-bids';
import { type Asked, type Asking, bidderFacts, readAsked } from './bid-context';
import { recordAuctionOutcome } from './record-auction-outcome';

export interface PurchaseRequest extends Asking {
  /** The price that the buyer read and agreed to. */
  readonly priceCents: number;
}

/**
 * Buys a home at its buy-now price in one commit that also ends the auction and opens the sale: it writes what every bid
 * and every acceptance writes, so only one of them wins. A repeat changes nothing and gets the same answer.
 */
export async function buyNow(request: PurchaseRequest): Promise<PurchaseAnswer> {
  try {
    return await runtime().store.transact((tx) => answer(tx, request), { key: request.auctionId });
  } catch (error) {
    if (isBusyError(error)) return refuse({ reason: 'busy' });
    throw error;
  }
}

async function answer(tx: Transaction, request: PurchaseRequest): Promise<PurchaseAnswer> {
  const { priceCents, receivedAt } = request;
  const read = await readAsked(tx, request, priceCents);
  if (!read.ok) return read;
  const body = JSON.stringify(['buy-now', priceCents, request.acceptsLeadPaint ?? false]);
  const { known } = read.value;
  if (known) return known.body === body && known.purchase ? known.purchase : refuse({ reason: 'key-reused' });
  const given = await buy(tx, request, read.value.asked);
  if (!given.ok) await countRefusedInsiderBid(tx, given.reason, receivedAt);
  await rememberAnswer(tx, request, given, { body, purchase: given });
  return given;
}

async function buy(tx: Transaction, request: PurchaseRequest, asked: Asked): Promise<PurchaseAnswer> {
  const { user, auction, barred, leadPaint, own } = asked;
  const { auctionId, priceCents, receivedAt } = request;
  const decision = decideBuyNow(auction.state, {
    type: 'buy-now',
    bidderId: user.uid,
    priceCents,
    receivedAt,
    now: clock.now(),
    ...(barred && { ineligibility: barred }),
  });
  if (!decision.ok) return decision;
  const [event] = decision.value.events;
  if (event?.type !== 'bought') throw new Error('A purchase is one entry');
  const { alias } = event.data;
  const facts = bidderFacts(asked, request);
  const { head } = await recordAuctionOutcome(tx, auction, decision.value.events, facts);
  tx.set(bids, `${auctionId}:${user.uid}`, {
    auctionId,
    uid: user.uid,
    alias,
    ...(own?.maximumCents !== undefined && { maximumCents: own.maximumCents }),
    lastBidAt: receivedAt,
    ...(leadPaint && { leadPaint }),
  });
  return ok({
    auctionId,
    seq: head.seq,
    hash: head.hash,
    alias,
    priceCents: event.data.priceCents,
    receivedAt: new Date(receivedAt).toISOString(),
    saleId: saleIdOf({ kind: 'buy-now', auctionId, offerId: null }),
  });
}
