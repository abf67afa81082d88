import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import type { OfferFact } from './offer';

/** What a seller reads of the money behind an offer. */
export interface DisclosedFunds {
  readonly upToCents: number;
  /** When staff read the proof, ms. */
  readonly at: number;
  /** It is enough for the most that this buyer has offered. */
  readonly isEnough: boolean;
}

/**
 * Of what staff reviewed as much as the buyer has offered in what the reader sees: how far they could go
 * stays theirs, and a counter-offer finds out nothing. Null: no proof was reviewed.
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
