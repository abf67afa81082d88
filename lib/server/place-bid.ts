import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSessionLive } from '@/lib/domain/account/session';
import type { User } from '@/lib/domain/account/user';
import type { BidAnswer } from '@/lib/domain/auction/bid-answer';
import { toBidReceipt } from '@/lib/domain/auction/bid-receipt';
import type { Bar } from '@/lib/domain/auction/commands';
import { decideBid } from '@/lib/domain/auction/decide-bid';
import { bidRefusalStatus } from '@/lib/domain/auction/refusals';
import { leaderOf } from '@/lib/domain/auction/secrets';
import { ok, refuse } from '@/lib/domain/result';
import { actingUids, leftLately, type Organisation } from '@/lib/domain/selling/organisation';
import { type Block, barOfBlock } from '@/lib/domain/staff/block';
import { termsInForce } from '@/lib/domain/terms';
import { readAuction, recordEvents, type StoredAuction } from './auction-record';
import { runtime } from './runtime';
import { readOrganisationOf } from './seller';
import type { SignedIn } from './session';
import { bids, blockId, blocks, outbox, requests, sessions, users } from './store/collections';
import { isBusyError, type Transaction } from './store/store';

export interface BidRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number | undefined;
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
  const [known, session, user, block, auction] = await Promise.all([
    tx.get(requests, requestId),
    tx.get(sessions, request.by.sessionId),
    tx.get(users, uid),
    tx.get(blocks, blockId(request.auctionId, uid)),
    readAuction(tx, request.auctionId),
  ]);
  if (!user || !session || !isSessionLive(session.data, Date.now())) return refuse({ reason: 'signed-out' });
  const body = JSON.stringify([request.maximumCents, request.confirmedMaximumCents ?? null]);
  if (known) return known.data.body === body ? known.data.answer : refuse({ reason: 'key-reused' });
  if (!auction) return refuse({ reason: 'not-found' });

  const { sellerId } = auction;
  const organisation = await readOrganisationOf(tx, sellerId);
  const ties = { sellerId, organisation, block: block?.data ?? null, now: request.receivedAt };
  const barred = barOf(user.data, ties);
  const given = takeBid(tx, request, { user: user.data, auction, barred, salt });
  if (isRemembered(given)) tx.create(requests, requestId, { body, answer: given, at: request.receivedAt });
  return given;
}

interface Ties {
  readonly sellerId: string;
  readonly organisation: Organisation | null;
  readonly block: Block | null;
  readonly now: number;
}

interface Given {
  readonly user: User;
  readonly auction: StoredAuction;
  readonly barred: Bar | undefined;
  readonly salt: string;
}

function takeBid(tx: Transaction, request: BidRequest, { user, auction, barred, salt }: Given): BidAnswer {
  const { auctionId, maximumCents, confirmedMaximumCents, receivedAt, requestId } = request;
  const decision = decideBid(auction.state, {
    type: 'place-bid',
    bidderId: user.uid,
    maximumCents,
    confirmedMaximumCents,
    receivedAt,
    salt,
    now: Date.now(),
    barred,
  });
  if (!decision.ok) return decision;
  const [event] = decision.value.events;
  const { legalName = '', termsVersion = '' } = user.registration ?? {};
  const after = recordEvents(tx, auction, decision.value.events, {
    uid: user.uid,
    legalName,
    termsVersion,
    receivedAt,
    requestId,
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
  });
  const outbid = leaderOf(auction.state.secret);
  if (outbid && outbid.bidderId !== user.uid && receipt.standing === 'leading') {
    tx.create(outbox, `${auctionId}:${entry.seq}:outbid`, {
      uid: outbid.bidderId,
      kind: 'outbid',
      auctionId,
      slug: auction.slug,
      priceCents: receipt.priceAfterCents,
      attempts: 0,
      sendAt: receivedAt,
    });
  }
  return ok(receipt);
}

/** Why this person may not bid here at all. `organisation` is null where a person sells. */
function barOf(user: User, { sellerId, organisation, block, now }: Ties): Bar | undefined {
  if (user.suspension) return 'suspended';
  if (!user.emailVerified) return 'email-unverified';
  if (user.registration?.termsVersion !== termsInForce.version) return 'not-registered';
  if (actingUids(sellerId, organisation).includes(user.uid)) return 'own-listing';
  if (user.role === 'admin' || leftLately(organisation, user.uid, now)) return 'conflict-of-interest';
  return block ? barOfBlock(block) : undefined;
}

/** Rules answer a repeat alike; what another try may change (identity, load, a confirmation) is decided anew. */
const isRemembered = (given: BidAnswer): boolean =>
  given.ok || (bidRefusalStatus[given.reason.reason] === 409 && given.reason.reason !== 'confirm-maximum');
