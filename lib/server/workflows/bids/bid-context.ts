import 'server-only';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import { isSessionLive } from '@/lib/domain/accounts/session';
import { declaredSchema, type User } from '@/lib/domain/accounts/user';
import type { Ineligibility } from '@/lib/domain/auctions/commands/commands';
import type { BidRefusal, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { refuseBidder } from '@/lib/domain/eligibility/bidder-eligibility';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { clock } from '@/lib/server/platform/clock';
import type { Transaction } from '@/lib/server/platform/store/store';
import { recallAnswer } from '@/lib/server/records/auctions/answered-requests';
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
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';

/** What a bid and a purchase at once have in common. */
export interface Asking {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Needed once for a home that may have lead paint. */
  readonly acceptsLeadPaint?: boolean | undefined;
  /** Chosen by the caller: the same key means the same request. */
  readonly key: string;
  /** Milliseconds UTC, stamped when the request arrived. */
  readonly receivedAt: number;
  readonly requestId: string;
}

/** Who asks for what, as of the commit. */
export interface Asked {
  readonly user: User;
  readonly auction: StoredAuction;
  /** Why this person may not do it, whatever the auction says. */
  readonly barred: Refusal<Ineligibility> | null;
  /** The version of the terms on lead paint that this person accepted for this home. */
  readonly leadPaint: string | undefined;
  readonly own: BidRecord | null;
  /** What else binds this person. */
  readonly use: BidExposure;
}

/**
 * Reads who asks and judges whether they may, or gives what the same key was answered before. `amountCents`: what they
 * would be bound to.
 */
export async function readAsked(
  tx: Transaction,
  asking: Asking,
  amountCents: number,
): Promise<Result<{ known: RequestRecord } | { known: null; asked: Asked }, BidRefusal>> {
  const { auctionId, receivedAt } = asking;
  const { uid } = asking.by.user;
  const [known, session, user, block, own, auction] = await Promise.all([
    recallAnswer(tx, asking),
    tx.get(sessions, asking.by.sessionId),
    tx.get(users, uid),
    tx.get(blocks, blockId(auctionId, uid)),
    tx.get(bids, `${auctionId}:${uid}`),
    readAuction(tx, auctionId),
  ]);
  if (!user || !session || !isSessionLive(session.data, Date.now())) return refuse({ reason: 'signed-out' });
  if (known === 'withdrawn') return refuse({ reason: 'withdrawn' });
  if (known) return ok({ known });
  if (!auction) return refuse({ reason: 'not-found' });
  if (await isSellerSuspended(tx, auction.sellerId)) return refuse({ reason: 'paused' });

  const leadPaint = own?.data.leadPaint ?? (asking.acceptsLeadPaint ? leadPaintTerms.version : undefined);
  const roomCents = limitOf(user.data, bidPolicy().withoutReviewCents) - amountCents;
  const use = await readBidExposure(tx, uid, auctionId, roomCents);
  const bidder = {
    ...{ user: user.data, exposureCents: use.exposureCents },
    signedInAt: clock.toSiteTime(session.data.createdAt),
    hasAcceptedLeadPaint: leadPaint !== undefined,
  };
  const sale = await readBidEligibility(tx, auction, user.data, receivedAt);
  const barred = refuseBidder(
    bidder,
    { ...sale, block: block?.data ?? null },
    { maximumCents: amountCents, at: receivedAt },
    bidPolicy(),
  );
  const asked = { user: user.data, auction, barred, leadPaint, own: own?.data ?? null, use };
  return ok({ known: null, asked });
}

/** Who stands behind it and what they had declared by then. */
export function bidderFacts({ user, leadPaint }: Asked, { receivedAt, requestId }: Asking): BidderFacts {
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
