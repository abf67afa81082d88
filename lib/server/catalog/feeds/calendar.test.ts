import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type AuctionEvent, toCalendar } from './calendar';

const event: AuctionEvent = {
  auctionId: 'a1',
  place:
    '418 Halsey Street; Unit 2, Café “Réunion” on the very long and winding Saint Lawrence Parkway, NY 11233',
  url: 'https://homes.example/properties/a-1',
  geo: { latitude: 40.68, longitude: -73.94 },
  startsAt: '2026-11-21T15:00:00.000Z',
  endsAt: '2026-11-24T20:05:30.000Z',
  startingBidCents: 20_050_000,
  isCancelled: false,
  changedAt: Date.parse('2026-11-20T10:00:00Z'),
};
const calendar = { title: 'All auctions', url: 'https://homes.example/calendars/all.ics', events: [event] };

function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return { root, events: root.getAllSubcomponents('vevent') };
}
const textOf = (component: ICAL.Component | undefined, name: string) =>
  String(component?.getFirstPropertyValue(name));

test('a third-party parser reads the start, end, location and page of an auction', () => {
  const { root, events } = read(toCalendar(calendar));
  expect(textOf(root, 'version')).toBe('2.0');
  expect(textOf(root, 'x-wr-calname')).toBe('All auctions');
  expect(events).toHaveLength(1);
  expect(textOf(events[0], 'uid')).toBe('a1@homes.example');
  expect(textOf(events[0], 'dtstart')).toBe('2026-11-21T15:00:00Z');
  expect(textOf(events[0], 'dtend')).toBe('2026-11-24T20:05:30Z');
  expect(textOf(events[0], 'location')).toBe(event.place);
  expect(textOf(events[0], 'url')).toBe(event.url);
  expect(textOf(events[0], 'description')).toContain('Starting bid $200,500.');
});

test('an auction does not block time, and a canceled one is marked as canceled', () => {
  const [open, cancelled] = read(
    toCalendar({ ...calendar, events: [event, { ...event, auctionId: 'a2', isCancelled: true }] }),
  ).events;
  expect([textOf(open, 'transp'), textOf(open, 'status')]).toEqual(['TRANSPARENT', 'CONFIRMED']);
  expect(textOf(cancelled, 'status')).toBe('CANCELLED');
  expect(textOf(cancelled, 'summary')).toMatch(/^Canceled: Auction of 418/);
});

test('a deadline has no duration and does not block time', () => {
  const due = {
    deadlineId: 'sale-a-1',
    what: 'Due in closing: sign the contract, at last',
    place: '9 Elm Street',
  };
  const url = 'https://homes.example/dashboard/sales/a-1';
  const [deadline] = read(
    toCalendar({ ...calendar, events: [{ ...due, url, dueAt: event.endsAt, changedAt: event.changedAt }] }),
  ).events;
  expect(['uid', 'dtstart', 'summary', 'url', 'transp'].map((name) => textOf(deadline, name))).toEqual([
    'sale-a-1@homes.example',
    '2026-11-24T20:05:30Z',
    'Due in closing: sign the contract, at last: 9 Elm Street',
    url,
    'TRANSPARENT',
  ]);
  expect(deadline?.getFirstPropertyValue('dtend')).toBeNull();
});

test('a showing blocks time, and one that was called off is marked as canceled', () => {
  const { auctionId: _, startingBidCents: __, ...placed } = event;
  const showing = { ...placed, showingId: 'v1', summary: 'Open house: 418 Halsey Street' };
  const [on, off] = read(
    toCalendar({ ...calendar, events: [showing, { ...showing, showingId: 'v2', isCancelled: true }] }),
  ).events;
  expect(['uid', 'transp', 'status', 'summary'].map((name) => textOf(on, name))).toEqual([
    'v1@homes.example',
    'OPAQUE',
    'CONFIRMED',
    'Open house: 418 Halsey Street',
  ]);
  expect([textOf(off, 'status'), textOf(off, 'summary')]).toEqual([
    'CANCELLED',
    'Canceled: Open house: 418 Halsey Street',
  ]);
});

test('a sale day lasts from its first to its last end, without an end if all auctions end at once', () => {
  const day = {
    saleDayId: 'sale-day-first-elm-2026-12-02',
    summary: 'First Elm Savings sale: 5 homes',
    place: 'Online',
    url: 'https://homes.example/auctions/sale-days/first-elm-2026-12-02',
    geo: null,
    startsAt: '2026-12-02T18:00:00.000Z',
    endsAt: '2026-12-02T20:00:00.000Z',
    isCancelled: false,
    changedAt: 0,
  };
  const atOnce = { ...day, saleDayId: 'at-once', endsAt: day.startsAt };
  const [long, short] = read(toCalendar({ ...calendar, events: [day, atOnce] })).events;
  expect([textOf(long, 'dtstart'), textOf(long, 'dtend')]).toEqual([
    '2026-12-02T18:00:00Z',
    '2026-12-02T20:00:00Z',
  ]);
  expect(textOf(long, 'summary')).toBe('First Elm Savings sale: 5 homes');
  expect(textOf(long, 'description')).toContain(day.url);
  expect(short?.hasProperty('dtend')).toBe(false);
});

test('lines end with CRLF and are folded at 75 octets (RFC 5545, 3.1)', () => {
  const text = toCalendar(calendar);
  const lines = text.split('\r\n');
  expect(text).not.toMatch(/[^\r]\n/);
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});

test.each([66, 67, 140, 141, 250])(
  'an address of %i letters is folded into full lines, and the last line is not empty',
  (length) => {
    const text = toCalendar({ ...calendar, events: [{ ...event, place: 'a'.repeat(length) }] });
    const [, rest = ''] = text.split('\r\nLOCATION:');
    const [folded = ''] = rest.split(/\r\n(?! )/);
    const lines = `LOCATION:${folded}`.split('\r\n');
    expect(lines.at(-1)?.trim()).not.toBe('');
    expect(lines.slice(0, -1).filter((line) => line.length !== 75)).toEqual([]);
  },
);

test('the same auctions produce the same text, so that clients can cache it', () => {
  expect(toCalendar(calendar)).toBe(toCalendar(calendar));
});

test('a calendar without auctions is valid', () => {
  expect(read(toCalendar({ ...calendar, events: [] })).events).toEqual([]);
});

test('any address reads back unchanged, folded or not', () => {
  const part = fc.constantFrom(
    '\\',
    ';',
    ',',
    '\n',
    'n',
    ' ',
    '\t',
    'é',
    '🏠',
    ':',
    '"',
    'Halsey Street ',
    'END:VEVENT',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const place = parts.join('');
      const text = toCalendar({ ...calendar, events: [{ ...event, place }] });
      const [found] = read(text).events;
      expect(textOf(found, 'location')).toBe(place);
      expect(textOf(found, 'summary')).toBe(`Auction of ${place}`);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});

test('control characters are removed', () => {
  const { events } = read(
    toCalendar({ ...calendar, events: [{ ...event, place: 'a\u0000\u0007\u007fb\r\nc' }] }),
  );
  expect(textOf(events[0], 'location')).toBe('ab\nc');
});

test('a calendar of ten thousand auctions is written within five seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...event, auctionId: `a${index}` }));
  const start = performance.now();
  toCalendar({ ...calendar, events: many });
  expect(performance.now() - start).toBeLessThan(5_000);
});
