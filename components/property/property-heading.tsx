import type { ReactNode } from 'react';
import { LiveStatus } from '@/components/auctions/live/live-status';
import { AuctionStatusBadge } from '@/components/auctions/status-badge';
import { cardFacts } from '@/components/listings/card-facts';
import { saleFigures } from '@/components/listings/sale-figures';
import { Badge } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import { preAuctionNoticeMs } from '@/lib/domain/offers/offer-availability';
import { formatMoment } from '@/lib/format';
import { propertyHeading as copy } from '@/messages/property/property-heading';

interface PropertyHeadingProps {
  readonly detail: ListingDetail;
  /** Sale status; the page of a home off the market says it elsewhere. */
  readonly status?: ReactNode;
}

/** The address as page title; status, beds and type in one line. */
export function PropertyHeading({ detail, status }: PropertyHeadingProps) {
  const { listing, card } = detail;
  const [street, place] = addressLines(listing);
  const facts = [occupancyWords(card), cardFacts(card)].filter(Boolean).join(' · ');
  return (
    <div className="min-w-0">
      <h1 className="text-title font-semibold">
        {street}
        <span className="block text-heading font-normal">{place}</span>
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {status}
        <p>
          {copy.county({
            property: card.propertyLabel,
            facts: facts && ` · ${facts}`,
            countyOrParish: listing.countyOrParish,
          })}
        </p>
      </div>
      {listing.broker && (
        <p data-listed-by className="mt-1 text-sm text-text-muted">
          {brokerLine(listing)}
        </p>
      )}
      <OfferLink detail={detail} />
    </div>
  );
}

/** Vacant land says so by its type; an unknown occupancy is among the risks. */
const occupancyWords = ({ occupancy, propertyLabel }: ListingDetail['card']): string =>
  occupancy === 'Unknown' || propertyLabel.includes(occupancyLabel(occupancy))
    ? ''
    : occupancyLabel(occupancy);

/** Where the sale stands now; an auction's badge follows it. Beside the auction's panel, which has it, it is left out. */
export function SaleStatus({ detail: { auction, card } }: { readonly detail: ListingDetail }) {
  if (auction)
    return (
      <div className="md:hidden">
        <LiveStatus>
          <AuctionStatusBadge auction={auction} />
        </LiveStatus>
      </div>
    );
  const { badge } = saleFigures(card);
  return <Badge tone={badge.tone}>{badge.text}</Badge>;
}

/** Link to make an offer on a home at auction, while offers are accepted. */
function OfferLink({ detail: { listing, auction } }: { readonly detail: ListingDetail }) {
  if (
    !listing.takesOffers ||
    listing.lot ||
    listing.standardStatus !== 'Active' ||
    auction?.status !== 'scheduled'
  )
    return null;
  const until = Date.parse(auction.startsAt) - preAuctionNoticeMs;
  if (Date.now() > until || auction.bidCount > 0) return null;
  return (
    <p className="no-print mt-1 text-sm">
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
