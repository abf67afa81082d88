import 'server-only';
import type { BidRefusal, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import type { Transaction } from '@/lib/server/platform/store/store';
import { rememberAnswer } from '@/lib/server/records/auctions/answered-requests';
import type { RequestRecord } from '@/lib/server/records/auctions/bid-collections';
import { countRefusedInsiderBid } from '@/lib/server/records/auctions/refused-insider-bids';
import { type BidContext, type BidRequest, type BidSubject, loadBid, readBidContext } from './bid-context';

interface BidCommand<Decision, Receipt> {
  /** The most the bidder would have to pay. */
  readonly amountCents: number;
  /** Two requests under one key are the same if their bodies are equal. */
  readonly body: string;
  /** Reads the answer from a stored record. */
  readonly answerIn: (record: RequestRecord) => Result<Receipt, BidRefusal> | undefined;
  /** Converts an answer to its stored record. */
  readonly toRecord: (answer: Result<Receipt, BidRefusal>) => Pick<RequestRecord, 'answer' | 'purchase'>;
  readonly decide: (context: BidContext) => Result<Decision, BidRefusal>;
  readonly write: (tx: Transaction, decision: Decision, context: BidContext) => Promise<Receipt>;
}

/**
 * Runs a bid or a purchase in one commit, queued per auction. A repeat of an answered request changes
 * nothing and gets the same answer, even a refusal.
 */
export async function runBidCommand<Decision, Receipt>(
  request: BidRequest,
  { amountCents, body, answerIn, toRecord, decide, write }: BidCommand<Decision, Receipt>,
): Promise<Result<Receipt, BidRefusal>> {
  const remember = (tx: Transaction, answer: Result<Receipt, BidRefusal>) =>
    rememberAnswer(tx, request, answer, { body, ...toRecord(answer) });
  const answer = await runCommand({
    by: request.by,
    key: request.auctionId,
    admitsSuspended: true,
    load: (tx, user, session) => loadBid(tx, request, user, session),
    repeat({ known }): Result<Receipt, BidRefusal> | null {
      if (known === 'withdrawn') return refuse({ reason: 'withdrawn' });
      const repeated = known?.body === body ? answerIn(known) : undefined;
      return known && (repeated ?? refuse({ reason: 'key-reused' }));
    },
    permit: (bid): Result<BidSubject, BidRefusal> =>
      bid.isSellerSuspended ? refuse({ reason: 'paused' }) : ok(bid),
    facts: (tx, bid) => readBidContext(tx, request, bid, amountCents),
    decide: (context) => decide(context),
    async write(tx, decision, context) {
      const receipt = await write(tx, decision, context);
      await remember(tx, ok(receipt));
      return receipt;
    },
    async writeRefusal(tx, refusal) {
      await countRefusedInsiderBid(tx, refusal, request.receivedAt);
      await remember(tx, refuse(refusal));
    },
  });
  return answer.ok ? answer : refuse(toAuctionRefusal(answer.reason));
}

/** Converts any command refusal to an auction refusal, which is an object. */
export function toAuctionRefusal<R extends Refusal>(
  reason: R | CommandRefusal,
): R | Refusal<'signed-out' | 'rate-limited' | 'busy'> {
  if (typeof reason !== 'string') return reason;
  return { reason: reason === 'too-many' ? 'rate-limited' : reason };
}
