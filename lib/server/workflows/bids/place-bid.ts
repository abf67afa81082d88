import 'server-only';
import { randomBytes } from 'node:crypto';
import type { BidAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import type { Decision } from '@/lib/domain/auctions/commands/decide';
import { decideBid } from '@/lib/domain/auctions/commands/decide-bid';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import type { Transaction } from '@/lib/server/platform/store/store';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { addBidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { notifyOutbid } from '@/lib/server/records/notifications/notify-outbid';
import { type BidContext, type BidRequest, bidderFacts, runBidCommand } from './run-bid-command';

export interface PlaceBidRequest extends BidRequest {
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
}

/**
 * Places a bid in one commit: ledger, state, the bidder's row, their exposure, the answer for repeats, and
 * the notification to the outbid bidder.
 */
export async function placeBid(request: PlaceBidRequest): Promise<BidAnswer> {
  const salt = randomBytes(32).toString('hex');
  const { maximumCents, confirmedMaximumCents, receivedAt } = request;
  return runBidCommand(request, {
    amountCents: maximumCents,
    body: bodyOf(request),
    answerIn: ({ answer }) => answer,
    toRecord: (answer) => ({ answer }),
    decide: ({ auction, user, ineligibility, decidedAt }) =>
      decideBid(auction.state, {
        type: 'place-bid',
        bidderId: user.uid,
        maximumCents,
        confirmedMaximumCents,
        receivedAt,
        salt,
        now: decidedAt,
        ...(ineligibility && { ineligibility }),
      }),
    write: (tx, decision, context) => writeBid(tx, request, decision, context),
  });
}

/** Two requests with equal bodies are the same bid. */
const bodyOf = ({ maximumCents, confirmedMaximumCents, acceptsLeadPaint }: PlaceBidRequest): string =>
  JSON.stringify([maximumCents, confirmedMaximumCents ?? null, ...(acceptsLeadPaint ? [true] : [])]);

async function writeBid(
  tx: Transaction,
  request: PlaceBidRequest,
  { events }: Decision,
  context: BidContext,
): Promise<BidReceipt> {
  const { user, auction, leadPaint, own, exposure } = context;
  const { auctionId, maximumCents, receivedAt } = request;
  const [event] = events;
  const after = recordEvents(tx, auction, events, bidderFacts(context, request));
  const [entry] = after.entries;
  if (event?.type !== 'bid' || !entry) throw new Error('An accepted bid is one entry');
  const receipt = toBidReceipt(auction.state, event, entry);
  tx.set(bids, `${auctionId}:${user.uid}`, {
    auctionId,
    uid: user.uid,
    alias: receipt.alias,
    maximumCents,
    lastBidAt: receivedAt,
    ...(leadPaint && { leadPaint }),
  });
  notifyOutbid(tx, auction, after.state);
  // Later bids need no lock: they write the auction, which an account deletion reads.
  if (!own) lockObligations(tx, user.uid, `bid:${auctionId}`);
  await addBidExposure(tx, exposure, auctionId, maximumCents);
  return receipt;
}
