import 'server-only';
import { formatMoney } from '@/lib/format';
import { site } from '@/lib/site';

interface Placed {
  /** `418 Halsey Street, Brooklyn, NY 11233`. */
  readonly place: string;
  readonly url: string;
  /** Degrees of the building; null while only its ZIP code is known. */
  readonly geo: { readonly latitude: number; readonly longitude: number } | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
  /** When anything of it last changed, in ms. */
  readonly changedAt: number;
}

export interface AuctionEvent extends Placed {
  readonly auctionId: string;
  readonly startingBidCents: number;
}

/** When somebody is at the home: an open house or a visit. */
export interface ShowingEvent extends Placed {
  readonly showingId: string;
  /** `Open house: 418 Halsey Street`. */
  readonly summary: string;
}

/** Something that is due at an instant: an entry of a person's agenda. */
export interface DeadlineEvent {
  readonly deadlineId: string;
  /** `Due in the sale: sign the contract`. */
  readonly what: string;
  readonly place: string;
  readonly url: string;
  readonly dueAt: string;
  /** When it was last looked up, in ms. */
  readonly changedAt: number;
}

interface Calendar {
  readonly title: string;
  /** The calendar's own address, where programs look for changes. */
  readonly url: string;
  readonly events: readonly CalendarEvent[];
}

type CalendarEvent = AuctionEvent | ShowingEvent | DeadlineEvent;

/** A calendar of auctions, showings or deadlines, RFC 5545 and 7986. Times are in UTC: programs show them in their own zone. */
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
  const { id, summary, description, isBusy } =
    'auctionId' in event ? auctionWords(event) : showingWords(event);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${toUtc(event.changedAt)}`,
    `LAST-MODIFIED:${toUtc(event.changedAt)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(event.place)}`,
    ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** Without an end: it is a moment, and nobody is busy for it. */
const toDeadline = (
  { deadlineId, what, place, url, dueAt, changedAt }: DeadlineEvent,
  host: string,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(deadlineId)}@${host}`,
  `DTSTAMP:${toUtc(changedAt)}`,
  `DTSTART:${toUtc(dueAt)}`,
  `SUMMARY:${escapeText(`${what}: ${place}`)}`,
  `DESCRIPTION:${escapeText(`Where it stands: ${url}`)}`,
  `LOCATION:${escapeText(place)}`,
  `URL:${url}`,
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** An auction takes days; whoever follows it is not busy all the while. */
const auctionWords = (event: AuctionEvent) => ({
  id: event.auctionId,
  summary: `${event.isCancelled ? 'Cancelled: a' : 'A'}uction of ${event.place}`,
  description: describe(event),
  isBusy: false,
});

const showingWords = ({ showingId, summary, isCancelled, url }: ShowingEvent) => ({
  id: showingId,
  summary: `${isCancelled ? 'Cancelled: ' : ''}${summary}`,
  description: `The home and how to see it: ${url}`,
  isBusy: true,
});

/** The current bid is on the page: what stands here is read much later. */
const describe = ({ startingBidCents, url }: AuctionEvent): string =>
  `Starting bid ${formatMoney(startingBidCents)}. A late bid moves the end. Current bid and terms: ${url}`;

/** `20261121T150000Z`. */
const toUtc = (at: string | number): string =>
  new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** TEXT of section 3.3.11; it has no way to say other control characters than the end of a line. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\t\P{Cc}]/gu, '');

const longestLine = 75;

/** Section 3.1: lines have at most 75 octets; what goes on begins with a space. No character is cut. */
function fold(line: string): string {
  const octets = Buffer.from(line);
  if (octets.length <= longestLine) return line;
  const parts: string[] = [];
  for (let start = 0; start < octets.length; ) {
    let end = start + longestLine - (start === 0 ? 0 : 1);
    while (isInsideCharacter(octets[end])) end -= 1;
    parts.push(octets.toString('utf8', start, end));
    start = end;
  }
  return parts.join('\r\n ');
}

/** All octets of a character in UTF-8 but the first begin with the bits 10. */
const isInsideCharacter = (octet = 0): boolean => (octet & 0xc0) === 0x80;
