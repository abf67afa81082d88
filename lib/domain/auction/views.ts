import { statusAt } from './clock';
import { minimumNextBid } from './price';
import type { OwnStanding, PublicAuction } from './public-auction';
import type { PublicState } from './public-state';
import { aliasOf, bidderOf } from './secrets';
import type { AuctionState } from './state';

export { toHistoryLine } from './history-line';

/** What everybody may know at an instant in milliseconds UTC. `version`: the sequence number of the ledger's head. */
export function toPublicAuction(
  state: PublicState,
  nowMs: number,
  ledgerHead: string,
  version: number,
): PublicAuction {
  const status = statusAt(state, nowMs);
  const { terms, priceCents } = state;
  const takesBids = status === 'scheduled' || status === 'open' || status === 'paused';
  return {
    id: terms.auctionId,
    listingKey: terms.listingKey,
    status,
    outcome: outcomeOf(state),
    cancelReason: state.status === 'cancelled' ? state.reason : null,
    saleMode: terms.saleMode,
    startingBidCents: terms.startingBidCents,
    currentPriceCents: priceCents,
    minimumNextBidCents: takesBids ? minimumNextBid(terms, priceCents, state.bidCount) : null,
    bidCount: state.bidCount,
    bidderCount: state.bidderCount,
    reserveStatus: state.reserve.status,
    reserveCents: state.reserve.amountCents,
    startsAt: toIso(terms.startsAt),
    endsAt: toIso(state.endsAt),
    scheduledEndsAt: toIso(terms.endsAt),
    extensionWindowMs: terms.extensionWindowMs,
    leaderAlias: state.leader?.alias ?? null,
    version,
    ledgerHead,
    serverTime: toIso(nowMs),
    salePriceCents: state.status === 'ended' ? state.salePriceCents : null,
    decideBy: state.status === 'undecided' ? toIso(state.counter?.answerBy ?? state.decideBy) : null,
    counterCents: (state.status === 'undecided' && state.counter?.amountCents) || null,
  };
}

function outcomeOf(state: PublicState): PublicAuction['outcome'] {
  if (state.status === 'undecided') return 'reserve-not-met';
  return state.status === 'ended' ? state.outcome : null;
}

/** A bidder's own place. `userId` null: nobody is signed in. */
export function toOwnStanding(state: AuctionState, userId: string | null): OwnStanding {
  const bidder = userId === null ? null : bidderOf(state.secret, userId);
  if (bidder === null) return { alias: null, maximumCents: null, standing: 'none' };
  const leads = state.secret.leader?.bidderId === userId;
  return {
    alias: aliasOf(bidder),
    maximumCents: bidder.maximumCents,
    standing: leads ? 'leading' : 'outbid',
  };
}

const toIso = (ms: number): string => new Date(ms).toISOString();
