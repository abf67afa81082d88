import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import type { OfferFact } from './offer';

/** What a seller sees of a buyer's proof of funds. */
export interface DisclosedFunds {
  readonly upToCents: number;
  /** When staff reviewed the proof, ms. */
  readonly at: number;
  /** The reviewed funds cover this buyer's highest offer. */
  readonly isEnough: boolean;
}

/**
 * The reviewed funds, capped at the buyer's highest offer in this history. The seller does not learn how much
 * higher the buyer could go, not even by a counteroffer. Null if no proof was reviewed or the buyer has made
 * no offer in it.
 */
export function discloseFunds(
  history: readonly OfferFact[],
  reviewed: ReviewedFunds | null,
): DisclosedFunds | null {
  const offered = history.flatMap((fact) =>
    'terms' in fact && fact.by.side === 'buyer' ? [fact.terms.priceCents] : [],
  );
  if (!reviewed || offered.length === 0) return null;
  const most = Math.max(...offered);
  return {
    upToCents: Math.min(reviewed.cents, most),
    at: reviewed.at,
    isEnough: reviewed.cents >= most,
  };
}
