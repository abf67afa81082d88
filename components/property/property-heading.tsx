import { cardFacts } from '@/components/listing/card-facts';
import type { PublicAuction } from '@/lib/domain/auction/public-auction';
import { addressLines } from '@/lib/domain/listing/address';
import type { ListingDetail } from '@/lib/domain/listing/views';
import { routes } from '@/lib/routes';

/** The address as the page's title, and what it is in one line. */
export function PropertyHeading({ detail }: { readonly detail: ListingDetail }) {
  const { listing, card, auction } = detail;
  const [street, place] = addressLines(listing);
  const facts = cardFacts(card);
  return (
    <div>
      <h1 className="text-title font-semibold">
        {street}
        <span className="block text-heading font-normal">{place}</span>
      </h1>
      <p className="mt-2 text-text-muted">
        {card.propertyLabel}
        {facts && ` · ${facts}`} · {listing.countyOrParish} County
      </p>
      {auction && isAhead(auction) && (
        <p className="no-print mt-2 text-sm">
          <a href={routes.homeCalendar(listing.slug)} className="text-link">
            Add the auction to your calendar
          </a>
        </p>
      )}
    </div>
  );
}

const isAhead = ({ status }: PublicAuction): boolean =>
  status === 'scheduled' || status === 'open' || status === 'paused';
