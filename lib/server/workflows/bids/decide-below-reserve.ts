import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { BelowReserveDecision } from '@/lib/domain/auctions/commands/commands';
import { decideBelowReserve as decide } from '@/lib/domain/auctions/commands/decide-end';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { DecisionRefusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isSeller, isSellerSuspended } from '@/lib/server/people/organizations/seller';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError, type Transaction } from '@/lib/server/platform/store/store';
import { auctionEvents, auctions, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import {
  type BidderFacts,
  readAuction,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import { publicAuction } from '@/lib/server/records/auctions/auctions';
import { refuseOverLimit } from '@/lib/server/records/auctions/bid-exposure';
import { recordAuctionOutcome } from './record-auction-outcome';

/** What a seller decides, or the high bidder answers. */
export type DecisionWish =
  | { readonly decision: 'accept' | 'decline' }
  | { readonly decision: 'counter'; readonly amountCents: number }
  | { readonly decision: 'answer-counter'; readonly answer: 'accept' | 'decline' };

export interface DecisionRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  readonly wish: DecisionWish;
  /** Milliseconds UTC, stamped when the request arrived: the deadline is judged by it. */
  readonly receivedAt: number;
  readonly requestId: string;
}

const decisionLimit: RateLimit = { name: 'decisions', burst: 20, refillMs: 2_000 };

/** Takes a decision below the reserve in one commit. Only the seller decides, only the high bidder answers a counter. */
export async function decideBelowReserve(
  request: DecisionRequest,
): Promise<Result<PublicAuction, DecisionRefusal>> {
  const { auctionId, by, receivedAt } = request;
  if (!takeToken(decisionLimit, by.user.uid, receivedAt).isAllowed) return refuse({ reason: 'rate-limited' });
  const { store } = runtime();
  try {
    const taken = await store.transact((tx) => take(tx, request), { key: auctionId });
    if (!taken.ok) return taken;
  } catch (error) {
    if (isBusyError(error)) return refuse({ reason: 'busy' });
    throw error;
  }
  const after = await store.get(auctions, auctionId);
  return after ? ok(publicAuction(after.data)) : refuse({ reason: 'not-found' });
}

async function take(tx: Transaction, request: DecisionRequest): Promise<Result<null, DecisionRefusal>> {
  const { uid } = request.by.user;
  const [user, auction] = await Promise.all([
    readActingUser(tx, request.by),
    readAuction(tx, request.auctionId),
  ]);
  if (!user) return refuse({ reason: 'signed-out' });
  if (!auction) return refuse({ reason: 'not-found' });
  const isSellers = request.wish.decision !== 'answer-counter';
  // Nobody decides on a bid of their own, whatever they have become since.
  const mayDecide =
    leaderOf(auction.state.secret)?.bidderId !== uid && (await isSeller(tx, auction.sellerId, uid));
  if (isSellers && !mayDecide) return refuse({ reason: 'not-seller' });
  const decided = decide(auction.state, {
    type: 'decide-below-reserve',
    decision: toDecision(request.wish, uid),
    now: request.receivedAt,
  });
  if (!decided.ok) return (await isRepeat(tx, request, auction)) ? ok(null) : decided;
  const { decision } = request.wish;
  const mayLeadToSale =
    decision === 'answer-counter' ? request.wish.answer === 'accept' : decision !== 'decline';
  if (mayLeadToSale && (await isSellerSuspended(tx, auction.sellerId)))
    return refuse({ reason: 'no-decision-open' });
  const boundCents = agreedIn(request.wish, auction);
  const over = boundCents !== null && (await refuseOverLimit(tx, user, request.auctionId, boundCents));
  if (over) return refuse(over);
  await recordAuctionOutcome(tx, auction, decided.value.events, deciderFacts(user, request));
  return ok(null);
}

/** What the high bidder binds themselves to beyond the high bid, cents. */
const agreedIn = (wish: DecisionWish, { state }: StoredAuction): number | null =>
  wish.decision === 'answer-counter' && wish.answer === 'accept' && state.status === 'undecided'
    ? (state.counter?.amountCents ?? null)
    : null;

/** Whether the latest entry is this very decision: the answer to it was lost, and it was sent again. */
async function isRepeat(tx: Transaction, { by, wish }: DecisionRequest, { state }: StoredAuction) {
  const latest = await tx.get(auctionEvents, ledgerId(state.terms.auctionId, state.seq));
  if (latest?.data.event.type !== 'decided' || latest.data.bidder?.uid !== by.user.uid) return false;
  const { decision, amountCents } = latest.data.event.data;
  return decision === wordOf(wish) && (wish.decision !== 'counter' || wish.amountCents === amountCents);
}

function wordOf(wish: DecisionWish) {
  if (wish.decision !== 'answer-counter') return pastOf[wish.decision];
  return wish.answer === 'accept' ? 'counter-accepted' : 'counter-declined';
}

const pastOf = { accept: 'accepted', decline: 'declined', counter: 'countered' } as const;

function toDecision(wish: DecisionWish, uid: string): BelowReserveDecision {
  if (wish.decision === 'counter') return { kind: 'counter', amountCents: wish.amountCents };
  if (wish.decision === 'answer-counter')
    return { kind: 'answer-counter', bidderId: uid, answer: wish.answer };
  return { kind: wish.decision };
}

const deciderFacts = (
  { uid, name, registration }: User,
  { receivedAt, requestId }: DecisionRequest,
): BidderFacts => ({
  uid,
  legalName: registration?.legalName ?? name,
  termsVersion: registration?.termsVersion ?? '',
  receivedAt,
  requestId,
});
