import { Notice } from '@/components/ui/notice';
import type { PublicTurn } from '@/lib/copy/closings/public-turns';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { saleStatus as copy } from '@/messages/property/sale-status';
import { SubSection } from '../detail-section';

/** Meaning of a status other than "for sale" for a visitor. */
export function SaleStatusNote({
  listing,
  outcome = null,
  className,
}: {
  readonly listing: PublicListing;
  /** Outcome of the home's auction. */
  readonly outcome?: PublicAuction['outcome'];
  readonly className?: string;
}) {
  const words = statusWords(listing, outcome);
  if (!words) return null;
  return (
    <Notice tone="info" {...(className && { className })}>
      {words}
    </Notice>
  );
}

function statusWords(listing: PublicListing, outcome: PublicAuction['outcome']): string | null {
  switch (listing.standardStatus) {
    case 'Closed':
      return copy.saleClosedPrice({ closeDate: formatDay(listing.closeDate) });
    case 'Pending':
      return outcome === 'fell-through' ? copy.firstSaleEnded : copy.saleAgreedMoving;
    case 'ActiveUnderContract':
      return copy.sellerFoundBuyer;
    case 'ComingSoon':
      return listing.saleFormat === 'auction' ? copy.auctionBeingPrepared : copy.notSaleYet;
    default:
      return null;
  }
}

/** Outcomes of this home's sales. They stay here, whatever follows. */
export function SaleOutcome({ turns }: { readonly turns: readonly PublicTurn[] }) {
  if (turns.length === 0) return null;
  return (
    <SubSection id="outcome" title={copy.saleOutcome}>
      <ol className="divide-y divide-line border-b border-line">
        {turns.map(({ at, words, priceCents }) => (
          <li key={`${at} ${words}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-medium">
              {priceCents === null
                ? words
                : copy.outcomePrice({ outcome: words, price: formatMoney(priceCents) })}
            </span>
            <time dateTime={new Date(at).toISOString()} className="text-text-muted">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </SubSection>
  );
}
