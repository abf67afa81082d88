import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { BelowReserveDecision } from '@/lib/domain/auctions/commands/commands';
import { decideBelowReserve as decide } from '@/lib/domain/auctions/commands/decide-end';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { DecisionRefusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { isSeller, isSellerSuspended, isSellersViewer } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { auctionEvents, auctions, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import {
  type BidderFacts,
  publicAuction,
  readAuction,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import { refuseOverLimit } from '@/lib/server/records/auctions/bid-exposure';
import { recordAuctionOutcome } from './record-auction-outcome';
import { toAuctionRefusal } from './run-bid-command';

/** The decision of a seller, or the high bidder's answer to a counteroffer. */
export type BelowReserveChoice =
  | { readonly decision: 'accept' | 'decline' }
  | { readonly decision: 'counter'; readonly amountCents: number }
  | { readonly decision: 'answer-counter'; readonly answer: 'accept' | 'decline' };

export interface DecisionRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  readonly choice: BelowReserveChoice;
  /** Arrival time of the request, milliseconds UTC. The deadline check uses it. */
  readonly receivedAt: number;
  readonly requestId: string;
}

interface DecisionSubject {
  readonly user: User;
  readonly auction: StoredAuction;
  readonly isSeller: boolean;
  readonly isViewer: boolean;
}

const decisionLimit: RateLimit = { name: 'decisions', burst: 20, refillMs: 2_000 };

/**
 * Records a below-reserve decision in one commit. Only the seller decides; only the high bidder answers a
 * counteroffer.
 */
export async function decideBelowReserve(
  request: DecisionRequest,
): Promise<Result<PublicAuction, DecisionRefusal>> {
  const { auctionId, by, choice, receivedAt } = request;
  const decided = await runCommand({
    by,
    limit: { rate: decisionLimit, now: receivedAt },
    key: auctionId,
    load: (tx, user) => loadDecision(tx, user, auctionId),
    permit(subject): Result<DecisionSubject, DecisionRefusal> {
      if (choice.decision !== 'answer-counter' && subject.isViewer) return refuse({ reason: 'viewer' });
      const mayDecide = choice.decision === 'answer-counter' || mayDecideOn(subject);
      return mayDecide ? ok(subject) : refuse({ reason: 'not-seller' });
    },
    facts: async (tx, { user, auction }) => ({
      isRepeat: await isLatestDecision(tx, request, auction),
      isSellerSuspended: await isSellerSuspended(tx, auction.sellerId),
      overLimit: await refuseCounterPrice(tx, user, request, auction),
    }),
    decide(context) {
      const { user, auction } = context;
      const decision = toDecision(choice, user.uid);
      const outcome = decide(auction.state, { type: 'decide-below-reserve', decision, now: receivedAt });
      if (!outcome.ok) return context.isRepeat ? ok({ events: [] }) : outcome;
      if (maySell(choice) && context.isSellerSuspended) return refuse({ reason: 'no-decision-open' });
      return context.overLimit ? refuse(context.overLimit) : outcome;
    },
    async write(tx, { events }, { user, auction }) {
      const [event] = events;
      if (event) await recordAuctionOutcome(tx, auction, events, deciderFacts(user, request));
    },
  });
  if (!decided.ok) return refuse(toAuctionRefusal(decided.reason));
  const after = await runtime().store.get(auctions, auctionId);
  return after ? ok(publicAuction(after.data)) : refuse({ reason: 'not-found' });
}

async function loadDecision(
  tx: Reader,
  user: User,
  auctionId: string,
): Promise<Result<DecisionSubject, DecisionRefusal>> {
  const auction = await readAuction(tx, auctionId);
  if (!auction) return refuse({ reason: 'not-found' });
  const { sellerId } = auction;
  const [isOwn, isViewer] = await Promise.all([
    isSeller(tx, sellerId, user.uid),
    isSellersViewer(tx, sellerId, user.uid),
  ]);
  return ok({ user, auction, isSeller: isOwn, isViewer });
}

/** Nobody decides on their own bid, even if they joined the seller afterward. */
const mayDecideOn = ({ user, auction, isSeller }: DecisionSubject): boolean =>
  isSeller && leaderOf(auction.state.secret)?.bidderId !== user.uid;

const maySell = (choice: BelowReserveChoice): boolean =>
  choice.decision === 'answer-counter' ? choice.answer === 'accept' : choice.decision !== 'decline';

/** A counteroffer commits the high bidder to more than the high bid, so the limit is checked again. */
async function refuseCounterPrice(
  tx: Reader,
  user: User,
  { auctionId, choice }: DecisionRequest,
  { state }: StoredAuction,
) {
  const isAcceptance = choice.decision === 'answer-counter' && choice.answer === 'accept';
  const counter = state.status === 'undecided' ? state.counter : null;
  return isAcceptance && counter ? refuseOverLimit(tx, user, auctionId, counter.amountCents) : null;
}

/** Whether the latest event is this decision, sent again because its response was lost. */
async function isLatestDecision(
  tx: Reader,
  { by, choice }: DecisionRequest,
  { state }: StoredAuction,
): Promise<boolean> {
  const latest = await tx.get(auctionEvents, ledgerId(state.terms.auctionId, state.seq));
  if (latest?.data.event.type !== 'decided' || latest.data.bidder?.uid !== by.user.uid) return false;
  const { decision, amountCents } = latest.data.event.data;
  return (
    decision === ledgerDecisionOf(choice) &&
    (choice.decision !== 'counter' || choice.amountCents === amountCents)
  );
}

function ledgerDecisionOf(choice: BelowReserveChoice) {
  if (choice.decision !== 'answer-counter') return pastOf[choice.decision];
  return choice.answer === 'accept' ? 'counter-accepted' : 'counter-declined';
}

const pastOf = { accept: 'accepted', decline: 'declined', counter: 'countered' } as const;

function toDecision(choice: BelowReserveChoice, uid: string): BelowReserveDecision {
  if (choice.decision === 'counter') return { kind: 'counter', amountCents: choice.amountCents };
  if (choice.decision === 'answer-counter')
    return { kind: 'answer-counter', bidderId: uid, answer: choice.answer };
  return { kind: choice.decision };
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
