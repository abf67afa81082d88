import 'server-only';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { formatMoney } from '@/lib/format';
import { site } from '@/lib/site';

export interface AuctionEvent {
  readonly auctionId: string;
  /** `418 Halsey Street, Brooklyn, NY 11233`. */
  readonly place: string;
  readonly url: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly startingBidCents: number;
  readonly isCancelled: boolean;
  /** When anything of it last changed, in ms. */
  readonly changedAt: number;
}

interface Calendar {
  readonly title: string;
  /** The calendar's own address, where programs look for changes. */
  readonly url: string;
  readonly events: readonly AuctionEvent[];
}

/** A calendar of auctions, RFC 5545 and 7986. Times are in UTC: programs show them in their own zone. */
export function toCalendar({ title, url, events }: Calendar): string {
  const calendar = ical({
    name: title,
    prodId: { company: site.name, product: 'Auctions', language: 'EN' },
    url,
    source: url,
    ttl: 3600,
  });
  const { host } = new URL(url);
  for (const event of events) {
    calendar.createEvent({
      id: `${event.auctionId}@${host}`,
      stamp: new Date(event.changedAt),
      lastModified: new Date(event.changedAt),
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      summary: `${event.isCancelled ? 'Cancelled: a' : 'A'}uction of ${event.place}`,
      description: describe(event),
      location: { title: event.place, geo: { lat: event.latitude, lon: event.longitude } },
      url: event.url,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // An auction takes days; whoever follows it is not busy all the while.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** The current bid is on the page: what stands here is read much later. */
const describe = ({ startingBidCents, url }: AuctionEvent): string =>
  `Starting bid ${formatMoney(startingBidCents)}. A late bid moves the end. Current bid and terms: ${url}`;
