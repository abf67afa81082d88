import { statusAt } from '@/lib/domain/auctions/state/auction-clock';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { aliasOf, bidderOf, winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import type { PostSaleOutcome } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import { withPostSaleOutcome } from './post-sale-outcome';

interface PublicRecord {
  readonly state: PublicState;
  /** Hash of the latest ledger entry. */
  readonly head: string;
  /** Absent while the sale holds. */
  readonly aftermath?: PostSaleOutcome | undefined;
  /** The public reason of staff for the current pause. */
  readonly pauseReason?: string | undefined;
}

/** The public data of an auction at `nowMs`, milliseconds UTC. */
export function toPublicAuction(record: PublicRecord, nowMs: number): PublicAuction {
  const { state, head, aftermath, pauseReason } = record;
  const status = statusAt(state, nowMs);
  const { terms, priceCents } = state;
  const takesBids = status === 'scheduled' || status === 'open' || status === 'paused';
  const auction: PublicAuction = {
    id: terms.auctionId,
    listingKey: terms.listingKey,
    status,
    outcome: outcomeOf(state),
    cancelReason: state.status === 'cancelled' ? state.reason : null,
    ...cancellationIn(state),
    ...(status === 'paused' && pauseReason !== undefined && { pauseReason }),
    saleMode: terms.saleMode,
    startingBidCents: terms.startingBidCents,
    buyNowCents: terms.buyNowCents ?? null,
    currentPriceCents: priceCents,
    minimumNextBidCents: takesBids ? minimumNextBid(terms, priceCents, state.bidCount) : null,
    bidCount: state.bidCount,
    bidderCount: state.bidderCount,
    reserveStatus: state.reserve.status,
    reserveCents: state.reserve.amountCents,
    ...(terms.reserve.kind === 'sealed' && { opensReserve: tellsAll(terms) }),
    startsAt: toIso(terms.startsAt),
    endsAt: toIso(endOf(state)),
    scheduledEndsAt: toIso(terms.endsAt),
    extensionWindowMs: terms.extensionWindowMs,
    closing: closingTermsOf(terms),
    leaderAlias: (state.status === 'ended' && state.buyerAlias) || (state.leader?.alias ?? null),
    version: state.seq,
    ledgerHead: head,
    serverTime: toIso(nowMs),
    salePriceCents: state.status === 'ended' ? state.salePriceCents : null,
    decideBy: state.status === 'undecided' ? toIso(state.counter?.answerBy ?? state.decideBy) : null,
    counterCents: (state.status === 'undecided' && state.counter?.amountCents) || null,
  };
  return withPostSaleOutcome(auction, aftermath);
}

function cancellationIn(state: PublicState): Pick<PublicAuction, 'cancellation'> {
  if (state.status !== 'cancelled' || state.by === undefined) return {};
  return { cancellation: { by: state.by, documentHash: state.documentHash ?? null } };
}

/** When the auction is over, ms: a buy-now purchase ends it before its scheduled end. */
export const endOf = (state: PublicState): number =>
  state.status === 'ended' && state.outcome === 'sold-buy-now'
    ? Math.min(state.endsAt, state.closedAt)
    : state.endsAt;

function outcomeOf(state: PublicState): PublicAuction['outcome'] {
  if (state.status === 'undecided') return 'reserve-not-met';
  return state.status === 'ended' ? state.outcome : null;
}

/** A bidder's own position. `userId` is null if nobody is signed in. */
export function toBidderPosition(state: AuctionState, userId: string | null): BidderPosition {
  const bidder = userId === null ? null : bidderOf(state.secret, userId);
  const winner = winnerOf(state.secret);
  const leads = winner !== null && winner.bidderId === userId;
  if (bidder === null && !leads) return { alias: null, maximumCents: null, standing: 'none' };
  return {
    alias: bidder ? aliasOf(bidder) : (winner?.alias ?? null),
    maximumCents: bidder?.maximumCents ?? null,
    standing: leads ? 'leading' : 'outbid',
  };
}

const toIso = (ms: number): string => new Date(ms).toISOString();
