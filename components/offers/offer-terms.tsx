import type { ReactNode } from 'react';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import { formatMoney } from '@/lib/format';
import { offerTerms as copy } from '@/messages/offers/offer-terms';
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
    [copy.price, formatMoney(terms.priceCents)],
    ...(netCents === undefined ? [] : [[copy.estimatedNet, formatMoney(netCents)] as const]),
    [copy.financing, financingWords(terms.financing)],
    [copy.earnestMoney, formatMoney(terms.earnestMoneyCents)],
    [copy.closingDate, closingWords(terms.closingOn)],
    [copy.contingencies, contingencyList(terms)],
    [copy.proofFunds, <ProofOfFundsNote key="funds" funds={funds} />],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt className="text-sm text-text-muted">{term}</dt>
          <dd className="font-medium tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
