import 'server-only';
import { randomBytes } from 'node:crypto';
import type { BidAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import { decideBid } from '@/lib/domain/auctions/commands/decide-bid';
import { recordBid } from './record-bid';
import { type BidRequest, bidderFacts, runBidCommand } from './run-bid-command';
import { runBidListSoon } from './run-bid-lists';

export interface PlaceBidRequest extends BidRequest {
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
  /** The salt of the bidder's browser, 32 bytes in hex; ours if there is none. */
  readonly salt?: string | undefined;
}

/**
 * Places a bid in one commit: ledger, state, the bidder's row, their exposure, the answer for repeats, and
 * the notification to the outbid bidder.
 */
export async function placeBid(request: PlaceBidRequest): Promise<BidAnswer> {
  const salt = request.salt ?? randomBytes(32).toString('hex');
  const { maximumCents, confirmedMaximumCents, receivedAt } = request;
  let woken: string | null = null;
  const answer = await runBidCommand(request, {
    amountCents: maximumCents,
    body: bodyOf(request),
    answerIn: ({ answer }) => answer,
    toRecord: (answer) => ({ answer }),
    decide: ({ auction, user, ineligibility, decidedAt, offer }) =>
      decideBid(auction.state, {
        type: 'place-bid',
        bidderId: user.uid,
        maximumCents,
        confirmedMaximumCents,
        receivedAt,
        salt,
        now: decidedAt,
        offer,
        ...(ineligibility && { ineligibility }),
      }),
    async write(tx, decision, context) {
      const recorded = await recordBid(tx, decision, { ...context, facts: bidderFacts(context, request) });
      woken = recorded.wokenListId;
      return recorded.receipt;
    },
  });
  if (woken !== null) runBidListSoon(woken);
  return answer;
}

/** Two requests with equal bodies are the same bid. */
function bodyOf(request: PlaceBidRequest): string {
  const { maximumCents, confirmedMaximumCents, acceptsLeadPaint, salt, signed } = request;
  return JSON.stringify([
    ...[maximumCents, confirmedMaximumCents ?? null],
    ...(acceptsLeadPaint ? [true] : []),
    ...(salt === undefined && !signed ? [] : [{ salt, signed }]),
  ]);
}
