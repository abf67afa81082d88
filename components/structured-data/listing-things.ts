import type { RealEstateListing, SaleEvent, Thing } from 'schema-dts';
import { describeListing } from '@/components/property/describe-listing';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { fullAddress } from '@/lib/domain/listings/address';
import { routes } from '@/lib/routes';
import { calendar as copy } from '@/messages/feeds/calendar';
import { publisher, websiteId } from './organization';
import { residence } from './residence';
import { saleOffer } from './sale-offer';

interface ListingThingsInput {
  readonly detail: ListingDetail;
  readonly siteUrl: string;
  /** Path of the share picture. */
  readonly image: string;
}

/** The page of a home, the home, its offer, and its auction as an event. */
export function listingThings({ detail, siteUrl, image }: ListingThingsInput): readonly Thing[] {
  const { listing, auction } = detail;
  const url = `${siteUrl}${routes.property(listing.slug)}`;
  const name = fullAddress(listing);
  const offer = saleOffer(detail, url);
  const page: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description: describeListing(detail),
    image: `${siteUrl}${image}`,
    isPartOf: { '@id': websiteId(siteUrl) },
    provider: publisher(siteUrl),
    ...(listing.listedAt !== null && { datePosted: new Date(listing.listedAt).toISOString() }),
    mainEntity: { '@id': `${url}#home` },
    ...(offer && { offers: offer }),
  };
  return [
    page,
    residence(listing, `${url}#home`, siteUrl),
    ...(auction ? [auctionEvent({ detail, siteUrl, image }, url)] : []),
  ];
}

function auctionEvent({ detail, siteUrl, image }: ListingThingsInput, url: string): SaleEvent {
  const { listing, auction } = detail;
  const offer = saleOffer(detail, url);
  return {
    '@type': 'SaleEvent',
    '@id': `${url}#auction`,
    url,
    name: copy.auction({ place: fullAddress(listing) }),
    description: describeListing(detail),
    image: `${siteUrl}${image}`,
    ...(auction && { startDate: auction.startsAt, endDate: auction.endsAt }),
    eventStatus: auction?.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled',
    eventAttendanceMode: 'OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: publisher(siteUrl),
    about: { '@id': `${url}#home` },
    ...(offer && { offers: offer }),
  };
}
