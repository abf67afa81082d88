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
  readonly leader: { readonly alias: string; readonly maximumCents: Cents } | null;
  readonly priceCents: Cents;
  readonly endsAt: number;
  /** The least that a bidder who does not lead may offer next. */
  readonly minimumCents: Cents;
}

/**
 * The auction before its first bid and after each of these, all maxima known, by the rules' own words and not
 * the engine.
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
  const leads = before.leader === null || isRaise || bid.maximumCents > before.leader.maximumCents;
  const leader = leads ? { alias: bid.alias, maximumCents: bid.maximumCents } : before.leader;
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

/** The lower of the two maxima and one increment, and no more than the higher. */
function demandedBy({ leader, priceCents }: Standing, { maximumCents }: KnownBid): Cents {
  if (leader === null) return priceCents;
  const [low, high] =
    maximumCents > leader.maximumCents
      ? [leader.maximumCents, maximumCents]
      : [maximumCents, leader.maximumCents];
  return cents(Math.min(high, oneIncrementAbove(defaultIncrementTable, low)));
}
