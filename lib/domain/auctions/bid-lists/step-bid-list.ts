import { decideBid } from '@/lib/domain/auctions/commands/decide-bid';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { BidRefusalReason, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { type BidList, currentLot, type ListLot, listCommitmentOf, type PassReason } from './bid-list';

/** How often a list without a bid looks whether its auction takes bids again, ms. */
const checkEveryMs = 15_000;
/** A loss makes its list due at once, so this check is only a safeguard, ms. */
const safeguardMs = 5 * 60_000;

/** What a step needs besides the list and its auction. */
export interface StepFacts {
  readonly now: number;
  /** 32 random bytes in hex, for the commitment of the bid. */
  readonly salt: string;
  /** Why the person may not bid here now, or null. */
  readonly ineligibility: Refusal<Ineligibility> | null;
  /** The home is sold in a lot that was formed after the bidder's consent. */
  readonly sellsMore?: boolean;
}

export interface ListStep {
  readonly list: BidList;
  /** The bid to record in the auction, or none. */
  readonly events: readonly AuctionEvent[];
}

/**
 * One step of a list in its current auction: it wins, passes, bids or waits. Pure, and without effect on a
 * list that has ended.
 */
export function stepBidList(list: BidList, auction: AuctionState, facts: StepFacts): ListStep {
  const lot = currentLot(list);
  if (!lot) return { list, events: [] };
  if (lot.auctionId !== auction.terms.auctionId) throw new Error('A step needs the current auction');
  return list.bid ? afterBid(list, list.bid.alias, auction, facts) : beforeBid(list, lot, auction, facts);
}

function afterBid(list: BidList, alias: string, auction: PublicState, { now }: StepFacts): ListStep {
  const fate = fateOf(auction, alias);
  if (fate === 'open') return waiting(list, now + safeguardMs);
  if (fate === 'won') return only({ ...list, status: 'won', endedAt: now, dueAt: null });
  const why = auction.status === 'cancelled' ? 'cancelled' : leads(auction, alias) ? 'not-sold' : 'outbid';
  return passing(list, why, Math.max(now, auction.at));
}

/**
 * Whether a bidder who has bid can still win, by the public state. A lost lead never comes back, because no
 * bid is voided; so `lost` and `won` are final.
 */
export function fateOf(auction: PublicState, alias: string): 'open' | 'won' | 'lost' {
  if (auction.status === 'ended') return isWinner(auction, alias) ? 'won' : 'lost';
  return auction.status !== 'cancelled' && leads(auction, alias) ? 'open' : 'lost';
}

const leads = ({ leader }: PublicState, alias: string): boolean => leader?.alias === alias;

const isWinner = (
  { salePriceCents, buyerAlias, leader }: Extract<PublicState, { status: 'ended' }>,
  alias: string,
): boolean => salePriceCents !== null && (buyerAlias ?? leader?.alias) === alias;

function beforeBid(list: BidList, lot: ListLot, auction: AuctionState, facts: StepFacts): ListStep {
  const { now } = facts;
  const at = Math.max(now, auction.at);
  switch (auction.status) {
    case 'cancelled':
      return passing(list, 'cancelled', at);
    case 'ended':
    case 'undecided':
      return passing(list, 'ended', at);
    case 'paused':
      return waiting(list, now + checkEveryMs);
    case 'running':
  }
  if (facts.sellsMore) return passing(list, 'not-allowed', at);
  if (now < auction.terms.startsAt) return waiting(list, Math.min(auction.terms.startsAt, now + safeguardMs));
  const minimumCents = minimumNextBid(auction.terms, auction.priceCents, auction.bidCount);
  if (lot.maximumCents < minimumCents) return passing(list, 'over-maximum', at);
  return bidding(list, lot, auction, facts);
}

function bidding(list: BidList, lot: ListLot, auction: AuctionState, facts: StepFacts): ListStep {
  const { now, salt, ineligibility } = facts;
  const lostAt = list.passed.at(-1)?.at ?? list.startedAt;
  const decided = decideBid(auction, {
    type: 'place-bid',
    bidderId: list.uid,
    maximumCents: lot.maximumCents,
    confirmedMaximumCents: lot.maximumCents,
    receivedAt: Math.max(now, lostAt),
    now,
    salt,
    list: { listId: list.listId, commitment: listCommitmentOf(list) },
    ...(ineligibility && { ineligibility }),
  });
  if (!decided.ok) {
    if (waitReasons.has(decided.reason.reason)) return waiting(list, now + checkEveryMs);
    return passing(list, 'not-allowed', Math.max(now, auction.at));
  }
  const { events } = decided.value;
  const [event] = events;
  if (event?.type !== 'bid') throw new Error('An accepted bid is one event');
  const bid = { alias: event.data.alias, seq: auction.seq + 1, at: event.at };
  // A bid that does not take the lead is lost already, so the next step is due.
  return { list: { ...list, bid, dueAt: now }, events };
}

/**
 * What may end by itself. `ended` is here because an auction past its end can reopen until its closing is
 * recorded, and `suspended` because it would end the list in all its auctions at once.
 */
const waitReasons: ReadonlySet<BidRefusalReason> = new Set([
  'busy',
  'paused',
  'not-started',
  'ended',
  'suspended',
]);

function passing(list: BidList, why: PassReason, at: number): ListStep {
  const passed = [...list.passed, { why, at }];
  const isOver = passed.length === list.lots.length;
  return only({
    ...list,
    passed,
    bid: null,
    ...(isOver ? { status: 'lost', endedAt: at, dueAt: null } : { dueAt: at }),
  });
}

const waiting = (list: BidList, until: number): ListStep => only({ ...list, dueAt: until });
const only = (list: BidList): ListStep => ({ list, events: [] });

/** Stops a standing list. A bid that leads stays in its auction and binds. */
export const stopBidList = (list: BidList, now: number): BidList =>
  list.status === 'standing' ? { ...list, status: 'stopped', endedAt: now, dueAt: null } : list;
