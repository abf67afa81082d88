import { type KnownBid, type KnownLeader, standingAfter } from '@/lib/domain/auctions/state/after-bid';
import type { BidData, Fact, PublicFact } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import { liftToReserve, type PriceRule } from '@/lib/domain/auctions/terms/price';
import type { Versioned } from '@/lib/domain/auctions/terms/rules-version';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { dollar } from './witness';

/**
 * What a replay without a bidder ends with. `bought`: someone else bought the home at the buy-now price, which
 * no bid moves. `unknown`: without this buyer the bidding would have gone on, and nobody knows how far.
 */
export type Replay =
  | {
      readonly kind: 'price';
      readonly leaderAlias: string;
      readonly priceCents: Cents;
      readonly reserveStatus: 'none' | 'not-met' | 'met';
    }
  | { readonly kind: 'bought'; readonly priceCents: Cents }
  | { readonly kind: 'no-bids' }
  | { readonly kind: 'unknown' };

type Rule = PriceRule & Versioned;
type Move =
  | { readonly kind: 'bid'; readonly bid: KnownBid }
  | { readonly kind: 'reserve'; readonly amountCents: Cents | null };

/** A ledger, read once for many replays. */
export interface ReplayedLedger {
  readonly rule: Rule;
  readonly hasReserve: boolean;
  readonly moves: readonly Move[];
  readonly purchase: Fact<'bought'>['data'] | null;
  /** All bidders and the buy-now buyer, in the order of their aliases. */
  readonly aliases: readonly string[];
}

/** Reads a verified public ledger. Throws if it does not begin with its scheduling. */
export function readForReplay(facts: readonly PublicFact[]): ReplayedLedger {
  const [first] = facts;
  if (first?.type !== 'scheduled') throw new Error('A ledger begins with its scheduling');
  const { terms } = first.data;
  const maximums = maximumsOf(facts);
  const purchase = facts.find((fact) => fact.type === 'bought')?.data ?? null;
  const bids = facts.filter(isBid).map(({ data }) => data.alias);
  return {
    rule: { ...terms, reserveCents: reserveUnder(facts, 0) },
    hasReserve: terms.reserve.kind !== 'none',
    moves: facts.flatMap((fact, index): Move[] => {
      if (isBid(fact)) return [{ kind: 'bid', bid: bidOf(fact.data, maximums.get(index) ?? 0) }];
      if (fact.type !== 'reserve-lowered') return [];
      return [{ kind: 'reserve', amountCents: reserveUnder(facts, index) }];
    }),
    purchase,
    aliases: [...new Set([...bids, ...(purchase ? [purchase.alias] : [])])],
  };
}

/** The auction without the bids of one bidder, or as it was. All other bids stay as they were. */
export function replayWithout(ledger: ReplayedLedger, alias: string | null): Replay {
  const { purchase, hasReserve } = ledger;
  if (purchase)
    return purchase.alias === alias
      ? { kind: 'unknown' }
      : { kind: 'bought', priceCents: purchase.priceCents };
  let { rule } = ledger;
  let standing: KnownLeader | null = null;
  for (const move of ledger.moves) {
    if (move.kind === 'reserve') {
      rule = { ...rule, reserveCents: move.amountCents };
      standing = standing && lifted(standing, move.amountCents);
    } else if (move.bid.bidderId !== alias) standing = standingAfter(rule, standing, move.bid);
  }
  if (standing === null) return { kind: 'no-bids' };
  const { bidderId: leaderAlias, maximumCents, priceCents } = standing;
  const isMet = rule.reserveCents !== null && maximumCents >= rule.reserveCents;
  const reserveStatus = hasReserve ? (isMet ? 'met' : 'not-met') : 'none';
  return { kind: 'price', leaderAlias, priceCents, reserveStatus };
}

const lifted = (standing: KnownLeader, reserveCents: Cents | null): KnownLeader => ({
  ...standing,
  priceCents: liftToReserve(standing.priceCents, standing.maximumCents, reserveCents),
});

const bidOf = ({ alias, receivedAt }: BidData, maximumCents: number): KnownBid => ({
  bidderId: alias,
  maximumCents: cents(maximumCents),
  receivedAt,
});

/**
 * The maximum of each bid by its place in the ledger, in cents. One that stays sealed counts as a dollar above
 * the last price at which it led. That decides every comparison as the maximum itself would: while it led, it
 * was above the price, so above all others and the price of each replay, and a reserve that it did not meet was
 * above the price as well.
 */
function maximumsOf(facts: readonly PublicFact[]): ReadonlyMap<number, number> {
  const maximums = new Map<number, number>();
  const latest = new Map<string, number>();
  const open = new Set<number>();
  let leaderAlias = '';
  for (const [index, fact] of facts.entries()) {
    if (!isBid(fact) && fact.type !== 'reserve-lowered') continue;
    if (isBid(fact)) {
      latest.set(fact.data.alias, index);
      leaderAlias = fact.data.leaderAlias;
    }
    for (const { alias, amountCents } of fact.data.opened) {
      const bid = latest.get(alias);
      if (bid === undefined) continue;
      maximums.set(bid, amountCents);
      open.add(bid);
    }
    const leading = latest.get(leaderAlias);
    if (leading !== undefined && !open.has(leading)) maximums.set(leading, fact.data.priceCents + dollar);
  }
  return maximums;
}

/** The reserve in cents from the given entry until the next change; null if nobody met it, or without one. */
function reserveUnder(facts: readonly PublicFact[], from: number): Cents | null {
  const fact = facts[from];
  if (fact?.type === 'scheduled' && fact.data.terms.reserve.kind === 'published')
    return fact.data.terms.reserve.amountCents;
  if (fact?.type === 'reserve-lowered' && fact.data.amountCents !== null) return fact.data.amountCents;
  const next = facts.findIndex((each, index) => index > from && each.type === 'reserve-lowered');
  const opened = facts.slice(from, next === -1 ? undefined : next).map(openedReserve);
  return opened.find((amountCents) => amountCents !== null) ?? null;
}

const openedReserve = (fact: PublicFact): Cents | null =>
  isBid(fact) || fact.type === 'reserve-lowered' ? openedAmount(fact.data, reserveAlias) : null;

const isBid = (fact: PublicFact): fact is Fact<'bid'> | Fact<'raise'> =>
  fact.type === 'bid' || fact.type === 'raise';
