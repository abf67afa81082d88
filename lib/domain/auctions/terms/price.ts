import { type Cents, cents } from '@/lib/domain/shared/money';
import { type IncrementTable, oneIncrementAbove } from './increments';

/** What the price depends on besides the bids. `reserveCents` is null if this bid has no reserve to reach. */
export interface PriceRule {
  readonly incrementTable: IncrementTable;
  readonly startingBidCents: Cents;
  readonly reserveCents: Cents | null;
}

/**
 * How a bid compares with the current leader. A maximum of null is sealed: it is known only to be above the
 * resulting price and the reserve, because an entry opens every maximum equal to its price. So the same
 * function serves the server and a public verifier.
 */
export type Contest =
  | { readonly kind: 'first'; readonly maximumCents: Cents | null }
  | { readonly kind: 'takes-lead'; readonly maximumCents: Cents | null; readonly beatenCents: Cents }
  | { readonly kind: 'loses'; readonly maximumCents: Cents; readonly leaderMaximumCents: Cents | null }
  | { readonly kind: 'raises'; readonly maximumCents: Cents | null; readonly priceCents: Cents };

/** The price in cents after an accepted bid. */
export function priceAfter(rule: PriceRule, contest: Contest): Cents {
  switch (contest.kind) {
    case 'first':
      return liftToReserve(rule.startingBidCents, contest.maximumCents, rule.reserveCents);
    case 'takes-lead': {
      const needed = oneIncrementAbove(rule.incrementTable, contest.beatenCents);
      return liftToReserve(capAt(contest.maximumCents, needed), contest.maximumCents, rule.reserveCents);
    }
    case 'loses':
      return capAt(contest.leaderMaximumCents, oneIncrementAbove(rule.incrementTable, contest.maximumCents));
    case 'raises':
      return liftToReserve(contest.priceCents, contest.maximumCents, rule.reserveCents);
  }
}

/**
 * The price, lifted to the reserve if the leader's maximum reaches it. In cents; `reserveCents` null: no
 * reserve.
 */
export function liftToReserve(
  priceCents: Cents,
  leaderMaximumCents: Cents | null,
  reserveCents: Cents | null,
) {
  if (reserveCents === null || priceCents >= reserveCents) return priceCents;
  return leaderMaximumCents === null || leaderMaximumCents >= reserveCents ? reserveCents : priceCents;
}

/** The lowest maximum bid in cents that a bidder other than the leader may place. */
export function minimumNextBid(
  terms: Pick<PriceRule, 'incrementTable' | 'startingBidCents'>,
  priceCents: Cents,
  bidCount: number,
): Cents {
  return bidCount === 0 ? terms.startingBidCents : oneIncrementAbove(terms.incrementTable, priceCents);
}

/** The lowest new maximum in cents for a raise by the leader: one dollar more. */
export const minimumRaise = (ownMaximumCents: Cents): Cents => cents(ownMaximumCents + 100);

const capAt = (maximumCents: Cents | null, neededCents: Cents): Cents =>
  maximumCents === null || maximumCents > neededCents ? neededCents : maximumCents;
