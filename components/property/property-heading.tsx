import { cardFacts } from '@/components/listings/card-facts';
import { accountRoutes } from '@/lib/account-routes';
import { dataRoutes } from '@/lib/data-routes';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import { preAuctionNoticeMs } from '@/lib/domain/offers/offer-availability';
import { formatDay, formatMoment } from '@/lib/format';
import { propertyHeading as copy } from '@/messages/property/property-heading';

/** The address as page title, and one line about the home. */
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
        {copy.county({
          property: card.propertyLabel,
          facts: facts && ` · ${facts}`,
          countyOrParish: listing.countyOrParish,
        })}
      </p>
      <p className="mt-1 text-sm text-text-muted">{changeWords(listing)}</p>
      {auction && isAhead(auction) && (
        <p className="no-print mt-2 text-sm">
          <a href={dataRoutes.homeCalendar(listing.slug)} className="text-link">
            {copy.addAuctionCalendar}
          </a>
        </p>
      )}
      <OfferLink detail={detail} />
    </div>
  );
}

/** Link to make an offer on a home at auction, while offers are accepted. */
function OfferLink({ detail: { listing, auction } }: { readonly detail: ListingDetail }) {
  if (!listing.takesOffers || listing.standardStatus !== 'Active' || auction?.status !== 'scheduled')
    return null;
  const until = Date.parse(auction.startsAt) - preAuctionNoticeMs;
  if (Date.now() > until || auction.bidCount > 0) return null;
  return (
    <p className="no-print mt-2 text-sm">
      {copy.makeOfferBefore({
        link: (children) => (
          <a href={accountRoutes.offerFor(listing.slug)} rel="nofollow" className="text-link">
            {children}
          </a>
        ),
        until: formatMoment(until),
      })}
    </p>
  );
}

/** Unpublished in a preview. */
function changeWords({ listedAt, modifiedAt }: ListingDetail['listing']): string | null {
  if (listedAt === null) return null;
  const day = formatDay(listedAt);
  return modifiedAt > listedAt
    ? copy.listedUpdated({ listedAt: day, modifiedAt: formatMoment(modifiedAt) })
    : copy.listed({ listedAt: day });
}

const isAhead = ({ status }: PublicAuction): boolean =>
  status === 'scheduled' || status === 'open' || status === 'paused';
