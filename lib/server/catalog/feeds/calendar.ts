import 'server-only';
import { formatMoney } from '@/lib/format';
import { site } from '@/lib/site';
import { calendar as copy } from '@/messages/feeds/calendar';

interface LocatedEvent {
  /** `418 Halsey Street, Brooklyn, NY 11233`. */
  readonly place: string;
  readonly url: string;
  /** Coordinates of the building in degrees; null if only its ZIP code is known. */
  readonly geo: { readonly latitude: number; readonly longitude: number } | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Who lists the home, if a broker does. */
  readonly listedBy?: string;
  readonly isCancelled: boolean;
  /** When the event last changed, ms. */
  readonly changedAt: number;
}

export interface AuctionEvent extends LocatedEvent {
  /** Set if the auction sells several homes: all of them. `place` is that of the lead. */
  readonly lot?: string;
  readonly auctionId: string;
  readonly startingBidCents: number;
}

/** An open house or a visit. */
export interface ShowingEvent extends LocatedEvent {
  readonly showingId: string;
  /** `Open house: 418 Halsey Street`. */
  readonly summary: string;
}

/** The hours in which the auctions of a sale day end. */
export interface SaleDayCalendarEvent extends LocatedEvent {
  readonly saleDayId: string;
  /** `Mohawk Valley Savings sale: 5 homes`. */
  readonly summary: string;
}

/** A deadline of a person. */
export interface DeadlineEvent {
  readonly deadlineId: string;
  /** `Due in the sale: sign the contract`. */
  readonly what: string;
  readonly place: string;
  readonly url: string;
  readonly dueAt: string;
  /** When the deadline was last read, ms. */
  readonly changedAt: number;
}

interface Calendar {
  readonly title: string;
  /** The URL of the calendar, which clients poll for changes. */
  readonly url: string;
  readonly events: readonly CalendarEvent[];
}

type CalendarEvent = AuctionEvent | ShowingEvent | SaleDayCalendarEvent | DeadlineEvent;

/**
 * Builds a calendar of auctions, showings or deadlines (RFC 5545 and 7986). Times are in UTC; clients show
 * them in their own time zone.
 */
export function toCalendar({ title, url, events }: Calendar): string {
  const { host } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Auctions//EN`,
    `NAME:${escapeText(title)}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => toEvent(event, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function toEvent(event: CalendarEvent, host: string): readonly string[] {
  if ('deadlineId' in event) return toDeadline(event, host);
  const { id, summary, description, isBusy } = fieldsOf(event);
  const details = event.listedBy ? `${event.listedBy}. ${description}` : description;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${toUtc(event.changedAt)}`,
    `LAST-MODIFIED:${toUtc(event.changedAt)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    // An end must be later than the start (section 3.8.2.2).
    ...(event.endsAt > event.startsAt ? [`DTEND:${toUtc(event.endsAt)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(details)}`,
    `LOCATION:${escapeText(event.place)}`,
    ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** A deadline has no end and does not block time. */
const toDeadline = (
  { deadlineId, what, place, url, dueAt, changedAt }: DeadlineEvent,
  host: string,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(deadlineId)}@${host}`,
  `DTSTAMP:${toUtc(changedAt)}`,
  `DTSTART:${toUtc(dueAt)}`,
  `SUMMARY:${escapeText(`${what}: ${place}`)}`,
  `DESCRIPTION:${escapeText(copy.details({ url }))}`,
  `LOCATION:${escapeText(place)}`,
  `URL:${url}`,
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function fieldsOf(event: Exclude<CalendarEvent, DeadlineEvent>) {
  if ('auctionId' in event) return auctionFields(event);
  return 'saleDayId' in event ? saleDayFields(event) : showingFields(event);
}

/** An auction takes days, so it does not block time. */
const auctionFields = (event: AuctionEvent) => ({
  id: event.auctionId,
  summary: withStatus(event, copy.auction({ place: event.lot ?? event.place })),
  description: describe(event),
  isBusy: false,
});

const showingFields = ({ showingId, summary, isCancelled, url }: ShowingEvent) => ({
  id: showingId,
  summary: withStatus({ isCancelled }, summary),
  description: copy.showingDetails({ url }),
  isBusy: true,
});

const saleDayFields = ({ saleDayId, summary, isCancelled, url }: SaleDayCalendarEvent) => ({
  id: saleDayId,
  summary: withStatus({ isCancelled }, summary),
  description: copy.saleDayDetails({ url }),
  isBusy: false,
});

/** Omits the current bid: it is outdated by the time someone reads the calendar. */
const describe = ({ startingBidCents, url }: AuctionEvent): string =>
  copy.auctionDetails({ startingBid: formatMoney(startingBidCents), url });

const withStatus = ({ isCancelled }: Pick<LocatedEvent, 'isCancelled'>, summary: string): string =>
  isCancelled ? copy.canceled({ summary }) : summary;

/** `20261121T150000Z`. */
const toUtc = (at: string | number): string =>
  new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** TEXT of section 3.3.11. It cannot represent control characters other than line ends. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\t\P{Cc}]/gu, '');

const maxLineOctets = 75;

/**
 * Section 3.1: lines have at most 75 octets, and continuation lines start with a space. Never splits a
 * character.
 */
function fold(line: string): string {
  const octets = Buffer.from(line);
  if (octets.length <= maxLineOctets) return line;
  const parts: string[] = [];
  for (let start = 0; start < octets.length; ) {
    let end = start + maxLineOctets - (start === 0 ? 0 : 1);
    while (isInsideCharacter(octets[end])) end -= 1;
    parts.push(octets.toString('utf8', start, end));
    start = end;
  }
  return parts.join('\r\n ');
}

/** In UTF-8, all octets of a character except the first start with the bits 10. */
const isInsideCharacter = (octet = 0): boolean => (octet & 0xc0) === 0x80;
