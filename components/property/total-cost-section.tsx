import Link from 'next/link';
import type { ReactNode } from 'react';
import { CostLines } from '@/components/costs/cost-lines';
import { costsHref } from '@/components/costs/total-cost-line';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { hasUnknownLien, saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { totalCostSection as copy } from '@/messages/property/total-cost-section';
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
    <DetailSection id="whole-price" title={copy.totalCostBuy}>
      <p className="mb-4 max-w-prose">
        {listing.saleFormat === 'auction'
          ? copy.atNextBid({ bid: formatMoney(bidCents) })
          : copy.atListPrice({ bid: formatMoney(bidCents) })}
      </p>
      <CostLines
        caption={copy.whatBringClosing}
        lines={price.lines.filter(({ payer, due }) => payer === 'Buyer' && due === 'closing')}
        total={{ label: copy.cashNeededClosing, cents: price.cashCents }}
        today={today}
        isShort
      />
      {hasUnknownLien(listing) && <p className="mt-3 max-w-prose">{copy.homeLienStay}</p>}
      {later.length > 0 && (
        <p className="mt-3 max-w-prose">
          {copy.untilPossession({
            amount: formatMoney(price.untilKeysCents),
            money,
            monthsUntilKeys: sale.monthsUntilKeys,
          })}
        </p>
      )}
      {!listing.saleTerms && extra > 0 && (
        <p className="mt-3 max-w-prose">{copy.contractMakesPay({ amount: formatMoney(extra), money })}</p>
      )}
      <p className="mt-3">
        <Link href={costsHref(sale, bidCents)} prefetch={false} className="text-link font-medium">
          {copy.seeEveryLine}
        </Link>
      </p>
    </DetailSection>
  );
}

const money = (children: ReactNode) => <span className="whitespace-nowrap tabular-nums">{children}</span>;
