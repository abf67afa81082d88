import type { SaleEvent } from 'schema-dts';
import { saleDayDescription, saleDayTitle } from '@/components/auctions/sale-day/sale-day-copy';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { pageRoutes } from '@/lib/page-routes';
import { publisher } from './organization';

interface EventOfDay {
  readonly slug: string;
  readonly sellerName: string;
  readonly day: string;
  readonly lots: readonly { readonly card: ListingCard }[];
}

interface Place {
  readonly siteUrl: string;
  /** Path of the share picture. */
  readonly image: string;
}

/** A sale day as an event, from the first opening to the last end. Bids are not offers, so it has none. */
export function saleDayEvent(day: EventOfDay, { siteUrl, image }: Place): SaleEvent {
  const url = `${siteUrl}${pageRoutes.saleDay(day.slug)}`;
  const auctions = day.lots.flatMap(({ card }) => card.auction ?? []);
  const startDate = auctions.map(({ startsAt }) => startsAt).sort()[0];
  const endDate = auctions
    .map(({ endsAt }) => endsAt)
    .sort()
    .at(-1);
  return {
    '@type': 'SaleEvent',
    '@id': `${url}#sale`,
    url,
    name: saleDayTitle(day),
    description: saleDayDescription(day),
    image: `${siteUrl}${image}`,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    eventStatus: auctions.every(({ status }) => status === 'cancelled') ? 'EventCancelled' : 'EventScheduled',
    eventAttendanceMode: 'OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: publisher(siteUrl),
  };
}
