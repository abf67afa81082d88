import { defaultIncrementTable, oneIncrementAbove } from '@/lib/domain/auctions/terms/increments';
import { type Cents, cents } from '@/lib/domain/shared/money';

export interface KnownBid {
  readonly alias: string;
  readonly maximumCents: Cents;
  readonly receivedAt: number;
}
export interface Terms {
  readonly startingBidCents: Cents;
  readonly reserveCents: Cents | null;
  readonly endsAt: number;
  readonly windowMs: number;
}
export interface Standing {
  /** With the bid that set the maximum. */
  readonly leader: KnownBid | null;
  readonly priceCents: Cents;
  readonly endsAt: number;
  /** The minimum next bid of a bidder who is not leading. */
  readonly minimumCents: Cents;
}

/**
 * The auction's state before the first bid and after each bid, with all maximums known. Implements the rules
 * on its own, independent of the auction engine; only the increment table is shared.
 */
export function replay(terms: Terms, bids: readonly KnownBid[]): readonly Standing[] {
  const { startingBidCents, endsAt } = terms;
  let standing: Standing = {
    leader: null,
    priceCents: startingBidCents,
    endsAt,
    minimumCents: startingBidCents,
  };
  const standings = [standing];
  for (const bid of bids) {
    standing = after(terms, standing, bid);
    standings.push(standing);
  }
  return standings;
}

function after(terms: Terms, before: Standing, bid: KnownBid): Standing {
  const isRaise = before.leader?.alias === bid.alias;
  const leader = before.leader === null || isRaise || beats(bid, before.leader) ? bid : before.leader;
  const demanded = isRaise ? before.priceCents : demandedBy(before, bid);
  const reached = terms.reserveCents !== null && leader && leader.maximumCents >= terms.reserveCents;
  const priceCents = reached ? cents(Math.max(demanded, terms.reserveCents)) : demanded;
  const extends_ = !isRaise || priceCents !== before.priceCents;
  const isInWindow = bid.receivedAt > before.endsAt - terms.windowMs;
  return {
    leader,
    priceCents,
    endsAt: extends_ && isInWindow ? Math.max(before.endsAt, bid.receivedAt + terms.windowMs) : before.endsAt,
    minimumCents: oneIncrementAbove(defaultIncrementTable, priceCents),
  };
}

/** Of equal maximums the earlier arrival leads; in the same millisecond, the earlier entry. */
const beats = (bid: KnownBid, leader: KnownBid): boolean =>
  bid.maximumCents > leader.maximumCents ||
  (bid.maximumCents === leader.maximumCents && bid.receivedAt < leader.receivedAt);

/** The lower maximum plus one increment, capped at the higher maximum. */
function demandedBy({ leader, priceCents }: Standing, { maximumCents }: KnownBid): Cents {
  if (leader === null) return priceCents;
  const [low, high] =
    maximumCents > leader.maximumCents
      ? [leader.maximumCents, maximumCents]
      : [maximumCents, leader.maximumCents];
  return cents(Math.min(high, oneIncrementAbove(defaultIncrementTable, low)));
}
