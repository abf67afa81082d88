import { takeSignature } from '@/lib/domain/auctions/keys/take-signature';
import { oldestRequestMs } from '@/lib/domain/auctions/state/auction-clock';
import { aliasFor, bidderOf, leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { isBackdated } from '@/lib/domain/auctions/state/tie';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import { minimumNextBid, minimumRaise } from '@/lib/domain/auctions/terms/price';
import type { BidRefusal, BidRefusalReason, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { saysWhoSigned } from '@/lib/domain/auctions/terms/rules-version';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { PlaceBidCommand } from './commands';
import type { Decision } from './decide';

/** Accepts a maximum bid, or the leader's raise of it, or says why it is refused. */
export function decideBid(
  state: AuctionState | null,
  command: PlaceBidCommand,
): Result<Decision, BidRefusal> {
  if (state === null) return refuse({ reason: 'not-found' });
  const { ineligibility } = command;
  if (ineligibility && !isToldLast(ineligibility)) return refuse(ineligibility);
  if (!isBidAmount(command.maximumCents)) return refuse({ reason: 'invalid-amount' });
  const closed = closedReason(state, command);
  if (closed) return refuse({ reason: closed });
  const refusal = tooLittleOrTooMuch(state, command);
  if (refusal) return refuse(refusal);
  const { bidderId, salt, receivedAt, list } = command;
  const alias = aliasFor(state.secret, bidderId, state.bidderCount);
  const maximumCents = cents(command.maximumCents);
  const { auctionId } = state.terms;
  const isFirst = bidderOf(state.secret, bidderId) === null;
  const signed = saysWhoSigned(state.terms)
    ? takeSignature(command.offer, { alias, amountCents: maximumCents, auctionId, salt }, isFirst)
    : ok(undefined);
  if (!signed.ok) return signed;
  if (ineligibility) return refuse(ineligibility);
  const data = {
    ...{ bidderId, alias, maximumCents, salt, receivedAt },
    ...(list && { list }),
    ...(signed.value !== undefined && { signed: signed.value }),
  };
  return ok({ events: [{ at: Math.max(state.at, receivedAt), type: 'bid', data }] });
}

/**
 * A relation or a shared device is told only to a person whose bid would be accepted without it: who asks who bids stakes a
 * binding bid.
 */
export const isToldLast = ({ reason }: Refusal<Ineligibility>): boolean =>
  reason === 'related-bidder' || reason === 'shared-device';

const isBidAmount = (amountCents: number): boolean =>
  Number.isSafeInteger(amountCents) &&
  amountCents > 0 &&
  amountCents <= highestAmountCents &&
  amountCents % 100 === 0;

/** Why the status or the clock refuses a request received at `receivedAt`, or null. */
export function closedReason(
  state: AuctionState,
  { receivedAt, now }: Pick<PlaceBidCommand, 'receivedAt' | 'now'>,
): BidRefusalReason | null {
  if (state.status === 'cancelled' || state.status === 'paused') return state.status;
  if (state.status !== 'running') return 'ended';
  const isTooOld = now - receivedAt > oldestRequestMs || isBackdated(state.terms, receivedAt, state.at);
  if (isTooOld) return 'busy';
  if (receivedAt < state.terms.startsAt) return 'not-started';
  if (receivedAt > state.endsAt) return 'ended';
  const wasClosed = state.closures.some(({ from, to }) => receivedAt >= from && receivedAt < to);
  return wasClosed ? 'paused' : null;
}

function tooLittleOrTooMuch(state: AuctionState, command: PlaceBidCommand): BidRefusal | null {
  const { maximumCents, confirmedMaximumCents, bidderId } = command;
  const leader = leaderOf(state.secret);
  const isRaise = leader?.bidderId === bidderId;
  const minimumCents: Cents = isRaise
    ? minimumRaise(leader.maximumCents)
    : minimumNextBid(state.terms, state.priceCents, state.bidCount);
  if (maximumCents < minimumCents) {
    return { reason: isRaise ? 'not-above-own-maximum' : 'too-low', minimumCents };
  }
  const needsConfirmation = maximumCents * 4 > minimumCents * 5;
  if (!needsConfirmation || confirmedMaximumCents === maximumCents) return null;
  return { reason: 'confirm-maximum', minimumCents };
}
