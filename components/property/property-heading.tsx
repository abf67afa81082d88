import { cardFacts } from '@/components/listing/card-facts';
import { addressLines } from '@/lib/domain/listing/address';
import type { ListingDetail } from '@/lib/domain/listing/views';

/** The address as the page's title, and what it is in one line. */
export function PropertyHeading({ detail }: { readonly detail: ListingDetail }) {
  const { listing, card } = detail;
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
    </div>
  );
}
