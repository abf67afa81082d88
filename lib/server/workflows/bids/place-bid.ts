import 'server-only';
import { randomBytes } from 'node:crypto';
import type { BidAnswer } from '@/lib/domain/auctions/commands/bid-answer';
import { decideBid } from '@/lib/domain/auctions/commands/decide-bid';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { ok, refuse } from '@/lib/domain/shared/result';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError, type Transaction } from '@/lib/server/platform/store/store';
import { rememberAnswer } from '@/lib/server/records/auctions/answered-requests';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { addBidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { countRefusedInsiderBid } from '@/lib/server/records/auctions/refused-insider-bids';
import { tellOfBid } from '@/lib/server/records/notifications/notify-outbid';
import { type Asked, type Asking, bidderFacts, readAsked } from './bid-context';

export interface BidRequest extends Asking {
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
}

/**
 * Places a bid in one commit: ledger, state, the bidder's own row, the answer to repeats, the message to the outbid.
 * A repeat of an answered request changes nothing and gets the same answer.
 */
export async function placeBid(request: BidRequest): Promise<BidAnswer> {
  const salt = randomBytes(32).toString('hex');
  try {
    return await runtime().store.transact((tx) => answer(tx, request, salt), { key: request.auctionId });
  } catch (error) {
    if (isBusyError(error)) return refuse({ reason: 'busy' });
    throw error;
  }
}

async function answer(tx: Transaction, request: BidRequest, salt: string): Promise<BidAnswer> {
  const read = await readAsked(tx, request, request.maximumCents);
  if (!read.ok) return read;
  const body = bodyOf(request);
  const { known } = read.value;
  if (known) return known.body === body && known.answer ? known.answer : refuse({ reason: 'key-reused' });
  const { asked } = read.value;
  const given = takeBid(tx, request, asked, salt);
  // A later bid writes what the end of an account reads: the auction.
  if (given.ok && !asked.own) lockObligations(tx, asked.user.uid, `bid:${request.auctionId}`);
  if (given.ok) await addBidExposure(tx, asked.use, request.auctionId, request.maximumCents);
  if (!given.ok) await countRefusedInsiderBid(tx, given.reason, request.receivedAt);
  await rememberAnswer(tx, request, given, { body, answer: given });
  return given;
}

/** What makes two requests the same bid. */
const bodyOf = ({ maximumCents, confirmedMaximumCents, acceptsLeadPaint }: BidRequest): string =>
  JSON.stringify([maximumCents, confirmedMaximumCents ?? null, ...(acceptsLeadPaint ? [true] : [])]);

function takeBid(tx: Transaction, request: BidRequest, asked: Asked, salt: string): BidAnswer {
  const { user, auction, barred, leadPaint } = asked;
  const { auctionId, maximumCents, confirmedMaximumCents, receivedAt } = request;
  const decision = decideBid(auction.state, {
    type: 'place-bid',
    bidderId: user.uid,
    maximumCents,
    confirmedMaximumCents,
    receivedAt,
    salt,
    now: clock.now(),
    ...(barred && { ineligibility: barred }),
  });
  if (!decision.ok) return decision;
  const [event] = decision.value.events;
  const after = recordEvents(tx, auction, decision.value.events, bidderFacts(asked, request));
  const [entry] = after.entries;
  if (event?.type !== 'bid' || !entry) throw new Error('A taken bid is one entry');
  const receipt = toBidReceipt(auction.state, event, entry);
  tx.set(bids, `${auctionId}:${user.uid}`, {
    auctionId,
    uid: user.uid,
    alias: receipt.alias,
    maximumCents,
    lastBidAt: receivedAt,
    ...(leadPaint && { leadPaint }),
  });
  tellOfBid(tx, auction, after.state);
  return ok(receipt);
}
