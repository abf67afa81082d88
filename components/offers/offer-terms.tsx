import type { ReactNode } from 'react';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/offers';
import { closingWords, contingencyList, financingWords } from './offer-copy';
import { ProofOfFundsNote } from './proof-of-funds-note';

interface OfferTermsListProps {
  readonly terms: OfferTerms;
  /** Net to the seller, in cents. */
  readonly netCents?: number | undefined;
  readonly funds: DisclosedFunds | null;
}

/** The current terms. */
export function OfferTermsList({ terms, netCents, funds }: OfferTermsListProps) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [copy.offerTerms.price, formatMoney(terms.priceCents)],
    ...(netCents === undefined ? [] : [[copy.offerTerms.estimatedNet, formatMoney(netCents)] as const]),
    [copy.offerTerms.financing, financingWords(terms.financing)],
    [copy.offerTerms.earnestMoney, formatMoney(terms.earnestMoneyCents)],
    [copy.offerTerms.closingDate, closingWords(terms.closingOn)],
    [copy.offerTerms.contingencies, contingencyList(terms)],
    [copy.offerTerms.proofFunds, <ProofOfFundsNote key="funds" funds={funds} />],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-3">
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt className="text-sm text-text-muted">{term}</dt>
          <dd className="font-medium tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
