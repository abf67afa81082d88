import 'server-only';
import type { PurchaseAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import type { Decision } from '@/lib/domain/auctions/commands/decide';
import { decideBuyNow } from '@/lib/domain/auctions/commands/decide-buy-now';
import type { PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import type { Transaction } from '@/lib/server/platform/store/store';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { recordAuctionOutcome } from './record-auction-outcome';
import { type BidContext, type BidRequest, bidderFacts, runBidCommand } from './run-bid-command';

export interface PurchaseRequest extends BidRequest {
  /** The price the buyer saw and agreed to. */
  readonly priceCents: number;
}

/**
 * Buys a home at its buy-now price in one commit that also ends the auction and opens the closing. It
 * writes the same documents as every bid and every acceptance, so only one of them can succeed.
 */
export const buyNow = (request: PurchaseRequest): Promise<PurchaseAnswer> =>
  runBidCommand(request, {
    amountCents: request.priceCents,
    body: JSON.stringify(['buy-now', request.priceCents, request.acceptsLeadPaint ?? false]),
    answerIn: ({ purchase }) => purchase,
    toRecord: (purchase) => ({ purchase }),
    decide: ({ auction, user, ineligibility, decidedAt }) =>
      decideBuyNow(auction.state, {
        type: 'buy-now',
        bidderId: user.uid,
        priceCents: request.priceCents,
        receivedAt: request.receivedAt,
        now: decidedAt,
        ...(ineligibility && { ineligibility }),
      }),
    write: (tx, decision, context) => writePurchase(tx, request, decision, context),
  });

async function writePurchase(
  tx: Transaction,
  request: PurchaseRequest,
  { events }: Decision,
  context: BidContext,
): Promise<PurchaseReceipt> {
  const { user, auction, leadPaint, own } = context;
  const { auctionId, receivedAt } = request;
  const [event] = events;
  if (event?.type !== 'bought') throw new Error('A purchase is one entry');
  const { alias, priceCents } = event.data;
  const { head } = await recordAuctionOutcome(tx, auction, events, bidderFacts(context, request));
  tx.set(bids, `${auctionId}:${user.uid}`, {
    auctionId,
    uid: user.uid,
    alias,
    ...(own?.maximumCents !== undefined && { maximumCents: own.maximumCents }),
    lastBidAt: receivedAt,
    ...(leadPaint && { leadPaint }),
    ...(own?.keys && { keys: own.keys }),
  });
  return {
    auctionId,
    seq: head.seq,
    hash: head.hash,
    alias,
    priceCents,
    receivedAt: new Date(receivedAt).toISOString(),
    saleId: saleIdOf({ kind: 'buy-now', auctionId, offerId: null }),
  };
}
