import Link from 'next/link';
import { CostLines } from '@/components/costs/cost-lines';
import { costsHref } from '@/components/costs/total-cost-line';
import { Money } from '@/components/ui/money';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { hasUnknownLien, saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { DetailSection } from './detail-section';

interface WholePriceProps {
  readonly listing: PublicListing;
  /** The minimum next bid, or the list price. */
  readonly bidCents: Cents;
  /** The current day in New York. */
  readonly today: string;
}

/** Total cost at the current price, paid in cash. Loans and other bids have their own page. */
export function TotalCost({ listing, bidCents, today }: WholePriceProps) {
  const sale = saleOfListing(listing);
  const price = totalCostOf(sale, bidCents, today);
  const burdened = totalCostOf({ ...sale, buyerPaysSellersTaxes: true }, bidCents, today);
  const extra = burdened.totalCents - price.totalCents;
  const later = price.lines.filter(({ due }) => due === 'until-keys');
  return (
    <DetailSection id="whole-price" title="Price to own the keys">
      <p className="mb-4 max-w-prose">
        At {formatMoney(bidCents)},{' '}
        {listing.saleFormat === 'auction' ? 'the next bid when this page was made' : 'the list price'}, paid
        in cash.
      </p>
      <CostLines
        caption="What you bring to the closing"
        lines={price.lines.filter(({ payer, due }) => payer === 'Buyer' && due === 'closing')}
        total={{ label: 'Cash needed at the closing', cents: price.cashCents }}
        today={today}
        isShort
      />
      {hasUnknownLien(listing) && (
        <p className="mt-3 max-w-prose">
          A lien stays with this home whose amount nobody has told. It comes on top and is not in the sum.
        </p>
      )}
      {later.length > 0 && (
        <p className="mt-3 max-w-prose">
          Until you have the keys, <Money cents={price.untilKeysCents} /> more: those who live there may stay{' '}
          {sale.monthsUntilKeys} months at least, and taxes and charges run on.
        </p>
      )}
      {!listing.saleTerms && extra > 0 && (
        <p className="mt-3 max-w-prose">
          If the contract puts the seller’s taxes on you, as those of banks often do: <Money cents={extra} />{' '}
          more.
        </p>
      )}
      <p className="mt-3">
        <Link href={costsHref(sale, bidCents)} prefetch={false} className="text-link font-medium">
          Every line with its rule and source, another bid, a loan
        </Link>
      </p>
    </DetailSection>
  );
}
