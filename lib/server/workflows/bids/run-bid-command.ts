import 'server-only';
import { randomBytes } from 'node:crypto';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import type { Session } from '@/lib/domain/accounts/session';
import { declaredSchema, type User } from '@/lib/domain/accounts/user';
import type { OfferedSignature } from '@/lib/domain/auctions/keys/bid-text';
import type { SignatureOffer } from '@/lib/domain/auctions/keys/take-signature';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import type { BidRefusal, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { bidListIn } from '@/lib/domain/eligibility/bid-exposure';
import { refuseBidder } from '@/lib/domain/eligibility/bidder-eligibility';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { Device } from '@/lib/server/people/sessions/device';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { recallAnswer, rememberAnswer } from '@/lib/server/records/auctions/answered-requests';
import {
  type BidderFacts,
  readAuction,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import {
  type BidRecord,
  bids,
  blockId,
  blocks,
  type RequestRecord,
} from '@/lib/server/records/auctions/bid-collections';
import { readBidEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { type BidExposure, readBidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { readSignatureOffer } from '@/lib/server/records/auctions/bid-keys';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { countRefusedInsiderBid } from '@/lib/server/records/auctions/refused-insider-bids';
import {
  type DeviceUse,
  readDeviceUse,
  refusesDevice,
  tellOfSharedDevice,
} from '@/lib/server/records/auctions/shared-devices';

/** A request to bid, or to buy at the buy-now price. */
export interface BidRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Required once for a home that may have lead paint. */
  readonly acceptsLeadPaint?: boolean | undefined;
  /** Chosen by the client: the same key means the same request. */
  readonly key: string;
  /** Milliseconds UTC, stamped when the request arrived. */
  readonly receivedAt: number;
  readonly requestId: string;
  /** With a bid: the signature of the browser's key. */
  readonly signed?: OfferedSignature | undefined;
  readonly device?: Device | undefined;
}

/** The facts that the bid rules use, as of the commit. */
export interface BidContext {
  readonly user: User;
  readonly auction: StoredAuction;
  /** Why this person may not bid this amount, apart from the auction's own rules; null if they may. */
  readonly ineligibility: Refusal<Ineligibility> | null;
  /** The version of the lead paint terms this person accepted for this home. */
  readonly leadPaint: string | undefined;
  /** Their row in this auction. */
  readonly own: BidRecord | null;
  /** Their exposure outside this auction. */
  readonly exposure: BidExposure;
  /** The signature that came with the bid. */
  readonly offer: SignatureOffer | undefined;
  readonly deviceUse: DeviceUse | null;
  /** When this attempt makes its decision, ms. */
  readonly decidedAt: number;
}

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
  const salt = randomBytes(32).toString('hex');
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
    async writeRefusal(tx, refusal, { auction, user, decidedAt, deviceUse }) {
      const { receivedAt } = request;
      const bid = { auction, bidderId: user.uid, amountCents, receivedAt, now: decidedAt, salt };
      await countRefusedInsiderBid(tx, refusal, bid);
      if (refusal.reason === 'shared-device') tellOfSharedDevice(tx, auction.state, deviceUse, user.uid);
      await remember(tx, refuse(refusal));
    },
  });
  return answer.ok ? answer : refuse(toAuctionRefusal(answer.reason));
}

/** What the command is about, and any earlier answer to the same request. */
interface BidSubject {
  readonly known: RequestRecord | 'withdrawn' | null;
  readonly user: User;
  readonly session: Session;
  readonly auction: StoredAuction;
  readonly own: BidRecord | null;
  readonly isSellerSuspended: boolean;
}

async function loadBid(
  tx: Reader,
  request: BidRequest,
  user: User,
  session: Session,
): Promise<Result<BidSubject, BidRefusal>> {
  const { auctionId } = request;
  const [known, auction, own] = await Promise.all([
    recallAnswer(tx, request),
    readAuction(tx, auctionId),
    tx.get(bids, `${auctionId}:${user.uid}`),
  ]);
  if (!auction) return refuse({ reason: 'not-found' });
  return ok({
    known,
    user,
    session,
    auction,
    own: own?.data ?? null,
    isSellerSuspended: await isSellerSuspended(tx, auction.sellerId),
  });
}

async function readBidContext(
  tx: Reader,
  { auctionId, acceptsLeadPaint, receivedAt, signed, device }: BidRequest,
  { user, session, auction, own }: BidSubject,
  amountCents: number,
): Promise<Omit<BidContext, keyof BidSubject>> {
  const policy = bidPolicy();
  const { terms } = auction.state;
  const eligibility = readBidEligibility(tx, auction, user, receivedAt);
  const roomCents = limitOf(user, policy.withoutReviewCents) - amountCents;
  const [block, exposure, home, offer, deviceUse] = await Promise.all([
    tx.get(blocks, blockId(auctionId, user.uid)),
    readBidExposure(tx, user.uid, auctionId, roomCents),
    eligibility,
    readSignatureOffer(tx, auction, own, signed),
    eligibility.then(({ included }) => readDeviceUse(tx, { terms, included, uid: user.uid, own, device })),
  ]);
  const leadPaint = own?.leadPaint ?? (acceptsLeadPaint ? leadPaintTerms.version : undefined);
  const bidder = {
    user,
    exposureCents: exposure.exposureCents,
    signedInAt: clock.toSiteTime(session.createdAt),
    hasAcceptedLeadPaint: leadPaint !== undefined,
  };
  const bid = { maximumCents: amountCents, at: receivedAt };
  const isOnList = bidListIn(exposure.exposures, auctionId) !== null;
  const sharesDevice = refusesDevice(deviceUse, user.uid);
  const facts = { ...home, block: block?.data ?? null, isOnList, sharesDevice };
  const ineligibility = refuseBidder(bidder, facts, bid, policy);
  return { ineligibility, leadPaint, exposure, offer, deviceUse, decidedAt: clock.now() };
}

/** The bidder and their declarations at that time, stored with the private event. */
export function bidderFacts(
  { user, leadPaint }: Pick<BidContext, 'user' | 'leadPaint'>,
  { receivedAt, requestId }: Pick<BidRequest, 'receivedAt' | 'requestId'>,
): BidderFacts {
  const { legalName = '', termsVersion = '' } = user.registration ?? {};
  return {
    ...declaredSchema.parse(user.registration ?? {}),
    uid: user.uid,
    legalName,
    termsVersion,
    receivedAt,
    requestId,
    ...(leadPaint && { leadPaint }),
  };
}

/** Converts any command refusal to an auction refusal, which is an object. */
export function toAuctionRefusal<R extends Refusal>(
  reason: R | CommandRefusal,
): R | Refusal<'signed-out' | 'rate-limited' | 'busy'> {
  if (typeof reason !== 'string') return reason;
  return { reason: reason === 'too-many' ? 'rate-limited' : reason };
}
