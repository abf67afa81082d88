import { type Cents, cents } from '@/lib/domain/shared/money';
import { type IncrementTable, oneIncrementAbove } from './increments';

/** What the price depends on besides the bids. `reserveCents` null: no reserve that this bid could reach. */
export interface PriceRule {
  readonly incrementTable: IncrementTable;
  readonly startingBidCents: Cents;
  readonly reserveCents: Cents | null;
}

/**
 * What a bid met. A maximum of null is sealed: known only to lie above the resulting price and the reserve, because an
 * entry opens every maximum that equals its price. So the same function serves the server and a public verifier.
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

/** A leader's maximum at or above the reserve (null: none) lifts the price to it. */
export function liftToReserve(
  priceCents: Cents,
  leaderMaximumCents: Cents | null,
  reserveCents: Cents | null,
) {
  if (reserveCents === null || priceCents >= reserveCents) return priceCents;
  return leaderMaximumCents === null || leaderMaximumCents >= reserveCents ? reserveCents : priceCents;
}

/** The least maximum in cents that a bidder who does not lead may place. */
export function minimumNextBid(
  terms: Pick<PriceRule, 'incrementTable' | 'startingBidCents'>,
  priceCents: Cents,
  bidCount: number,
): Cents {
  return bidCount === 0 ? terms.startingBidCents : oneIncrementAbove(terms.incrementTable, priceCents);
}

/** The least that the leader may raise the own maximum to: one dollar more. */
export const minimumRaise = (ownMaximumCents: Cents): Cents => cents(ownMaximumCents + 100);

const capAt = (maximumCents: Cents | null, neededCents: Cents): Cents =>
  maximumCents === null || maximumCents > neededCents ? neededCents : maximumCents;
