import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { accountRoutes } from '@/lib/account-routes';
import { sellerNet } from '@/lib/domain/costs/seller-net';
import type { Listing } from '@/lib/domain/listings/listing';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import { formatMoment, formatMoney } from '@/lib/format';
import { offerTable as copy } from '@/messages/offers/offer-table';
import { closingWords, contingencyList, financingWords } from './offer-copy';
import { ProofOfFundsNote } from './proof-of-funds-note';

interface OfferTableProps {
  readonly listing: Parameters<typeof sellerNet>[0] & Pick<Listing, 'listingKey'>;
  readonly offers: readonly (OfferView & { readonly funds: DisclosedFunds | null })[];
}

/** Open offers side by side, highest net first. */
export const OfferTable = ({ listing, offers }: OfferTableProps) => (
  <DataTable
    caption={copy.openOffersHighest}
    columns={[
      { label: copy.buyer },
      { label: copy.price, isNumber: true },
      { label: copy.net, isNumber: true },
      { label: copy.financingFunds },
      { label: copy.closingDate },
      { label: copy.contingencies },
      { label: copy.open },
    ]}
    rows={offers
      .toSorted((a, b) => b.terms.priceCents - a.terms.priceCents)
      .map(({ offerId, buyerName, terms, proposedBy, expiresAt, funds }) => [
        <Link
          key={offerId}
          href={accountRoutes.offer(offerId)}
          prefetch={false}
          className="text-link break-words"
        >
          {buyerName}
        </Link>,
        <>
          {formatMoney(terms.priceCents)}
          {proposedBy === 'seller' && (
            <span className="block text-sm text-text-muted">{copy.counteroffer}</span>
          )}
        </>,
        formatMoney(sellerNet(listing, terms.priceCents)),
        <>
          {financingWords(terms.financing)}
          <span className="block text-sm text-text-muted">
            <ProofOfFundsNote funds={funds} />
          </span>
        </>,
        closingWords(terms.closingOn),
        contingencyList(terms),
        formatMoment(expiresAt),
      ])}
    note={copy.netPriceLess}
  />
);
