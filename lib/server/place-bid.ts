import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSessionLive } from '@/lib/domain/account/session';
import { declaredSchema, type User } from '@/lib/domain/account/user';
import { refuseBidder } from '@/lib/domain/account/who-may-bid';
import type { BidAnswer } from '@/lib/domain/auction/bid-answer';
import { toBidReceipt } from '@/lib/domain/auction/bid-receipt';
import type { Bar } from '@/lib/domain/auction/commands';
import { decideBid } from '@/lib/domain/auction/decide-bid';
import { bidRefusalStatus, type Refusal } from '@/lib/domain/auction/refusals';
import { leadPaintTerms } from '@/lib/domain/listing/lead-paint-terms';
import { ok, refuse } from '@/lib/domain/result';
import { readAuction, recordEvents, type StoredAuction } from './auction-record';
import { bidPolicy } from './bid-policy';
import { readForSale } from './for-sale';
import { countHouseBid } from './house-bids';
import { runtime } from './runtime';
import type { SignedIn } from './session';
import { bids, blockId, blocks, requests, sessions, users } from './store/collections';
import { isBusyError, type Transaction } from './store/store';
import { tellOfBid } from './tell-of-bid';
import { tie } from './ties';

export interface BidRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
  /** Needed once for a home that may have lead paint. */
  readonly acceptsLeadPaint?: boolean | undefined;
  /** Chosen by the caller: the same key means the same bid. */
  readonly key: string;
  /** Milliseconds UTC, stamped when the request arrived. */
  readonly receivedAt: number;
  readonly requestId: string;
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
  const { uid } = request.by.user;
  const requestId = `${request.auctionId}:${uid}:${request.key}`;
  const [known, session, user, block, own, auction] = await Promise.all([
    tx.get(requests, requestId),
    tx.get(sessions, request.by.sessionId),
    tx.get(users, uid),
    tx.get(blocks, blockId(request.auctionId, uid)),
    tx.get(bids, `${request.auctionId}:${uid}`),
    readAuction(tx, request.auctionId),
  ]);
  if (!user || !session || !isSessionLive(session.data, Date.now())) return refuse({ reason: 'signed-out' });
  const body = bodyOf(request);
  if (known) return known.data.body === body ? known.data.answer : refuse({ reason: 'key-reused' });
  if (!auction) return refuse({ reason: 'not-found' });

  const leadPaint = own?.data.leadPaint ?? (request.acceptsLeadPaint ? leadPaintTerms.version : undefined);
  const bidder = {
    user: user.data,
    signedInAt: session.data.createdAt,
    hasAcceptedLeadPaint: leadPaint !== undefined,
  };
  const sale = await readForSale(tx, auction, user.data, request.receivedAt);
  const barred = refuseBidder(
    bidder,
    { ...sale, block: block?.data ?? null },
    { maximumCents: request.maximumCents, at: request.receivedAt },
    bidPolicy(),
  );
  const given = takeBid(tx, request, { user: user.data, auction, barred, salt, leadPaint });
  // A later bid writes what the end of an account reads: the auction.
  if (given.ok && !own) tie(tx, uid, `bid:${request.auctionId}`);
  await countHouseBid(tx, given, request.receivedAt);
  if (isRemembered(given)) tx.create(requests, requestId, { body, answer: given, at: request.receivedAt });
  return given;
}

/** What makes two requests the same bid. */
const bodyOf = ({ maximumCents, confirmedMaximumCents, acceptsLeadPaint }: BidRequest): string =>
  JSON.stringify([maximumCents, confirmedMaximumCents ?? null, ...(acceptsLeadPaint ? [true] : [])]);

interface Given {
  readonly user: User;
  readonly auction: StoredAuction;
  readonly barred: Refusal<Bar> | null;
  readonly salt: string;
  /** The version of the terms on lead paint that this person accepted for this home. */
  readonly leadPaint: string | undefined;
}

function takeBid(tx: Transaction, request: BidRequest, given: Given): BidAnswer {
  const { user, auction, barred, salt, leadPaint } = given;
  const { auctionId, maximumCents, confirmedMaximumCents, receivedAt, requestId } = request;
  const decision = decideBid(auction.state, {
    type: 'place-bid',
    bidderId: user.uid,
    maximumCents,
    confirmedMaximumCents,
    receivedAt,
    salt,
    now: Date.now(),
    ...(barred && { barred }),
  });
  if (!decision.ok) return decision;
  const [event] = decision.value.events;
  const { legalName = '', termsVersion = '' } = user.registration ?? {};
  const after = recordEvents(tx, auction, decision.value.events, {
    ...declaredSchema.parse(user.registration ?? {}),
    uid: user.uid,
    legalName,
    termsVersion,
    receivedAt,
    requestId,
    ...(leadPaint && { leadPaint }),
  });
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

/** Rules answer a repeat alike; what another try may change (identity, load, a confirmation) is decided anew. */
const isRemembered = (given: BidAnswer): boolean =>
  given.ok || (bidRefusalStatus[given.reason.reason] === 409 && given.reason.reason !== 'confirm-maximum');
