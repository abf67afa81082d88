import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatMoney } from '@/lib/format';
import { pricePanel as copy } from '@/messages/property/price-panel';
import { SaleStatusNote } from './sale/sale-status';

interface PricePanelProps {
  readonly listing: PublicListing;
  /** Total cost in one sentence. */
  readonly wholePrice: ReactNode;
  /** The inquiry form, if the seller still takes inquiries. */
  readonly children: ReactNode;
}

/** Panel of a fixed-price or settled home: the labeled price and the contact to the seller. */
export function PricePanel({ listing, wholePrice, children }: PricePanelProps) {
  const { standardStatus, previousListPriceCents, listPriceCents } = listing;
  const [label, amountCents] = priceOf(listing);
  return (
    <section aria-label={copy.price} className="rounded border border-primary bg-surface p-5 sm:p-6">
      <p className="text-sm font-medium text-text-muted">{label}</p>
      <div className="mt-1 text-4xl font-semibold leading-none tracking-tight">
        {amountCents === null ? missingPrice(listing) : formatMoney(amountCents)}
      </div>
      {previousListPriceCents !== null && listPriceCents !== null && standardStatus !== 'Closed' && (
        <p className="mt-2 text-sm text-text-muted">
          {previousListPriceCents > listPriceCents
            ? copy.reduced({ previousListPrice: formatMoney(previousListPriceCents) })
            : copy.raised({ previousListPrice: formatMoney(previousListPriceCents) })}
        </p>
      )}
      <SaleStatusNote listing={listing} className="mt-5" />
      {canAsk(listing) && (
        <>
          <p className="mt-4 text-sm text-text-muted">
            {copy.noBuyersPremium} {wholePrice}
          </p>
          {standardStatus === 'Active' && listing.saleFormat === 'fixed-price' && (
            <a
              href={accountRoutes.offerFor(listing.slug)}
              rel="nofollow"
              className={buttonClass('primary', 'medium', 'no-print mt-5 w-full')}
            >
              {copy.makeOffer}
            </a>
          )}
          <div className="mt-5 border-t border-line pt-5">{children}</div>
        </>
      )}
    </section>
  );
}

/** While a sale may still fall through, the seller wants to hear from more buyers. */
const canAsk = ({ standardStatus }: PublicListing): boolean => standardStatus !== 'Closed';

const missingPrice = ({ standardStatus }: PublicListing): string =>
  standardStatus === 'Closed' ? copy.notReported : copy.notSetYet;

function priceOf(listing: PublicListing): readonly [string, number | null] {
  if (listing.standardStatus === 'Closed') return [copy.sold, listing.closePriceCents];
  return listing.saleFormat === 'auction'
    ? [copy.startingBid, null]
    : [copy.listPrice, listing.listPriceCents];
}
