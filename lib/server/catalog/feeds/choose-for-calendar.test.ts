import { expect, test } from 'vitest';
import { toCalendar } from './calendar';
import { chooseForCalendar, eventsPerCalendar } from './choose-for-calendar';

const now = Date.parse('2026-11-24T15:00:00Z');
const day = 24 * 3_600_000;
const at = (days: number) => new Date(now + days * day).toISOString();
const anAuction = (id: string, startDays: number, endDays: number) => ({
  auctionId: id,
  startsAt: at(startDays),
  endsAt: at(endDays),
  startingBidCents: 20_000_000,
  place: `${id} Halsey Street, Brooklyn, NY 11233`,
  url: `https://homes.example/properties/${id}`,
  geo: { latitude: 40.68, longitude: -73.93 },
  isCancelled: false,
  changedAt: now,
});
const idsOf = (auctions: readonly ReturnType<typeof anAuction>[]) =>
  chooseForCalendar(auctions, now).map(({ auctionId }) => auctionId);

test('a calendar lists auctions that ended in the last 30 days, are open or start within 90 days, in order of start', () => {
  const auctions = [
    anAuction('too far', 90.1, 97),
    anAuction('far', 90, 97),
    anAuction('open', -3, 4),
    anAuction('ended', -37, -29.9),
    anAuction('long over', -37, -30),
  ];
  expect(idsOf(auctions)).toEqual(['ended', 'open', 'far']);
});

test('of 10,000 auctions, a calendar lists the 500 unfinished ones that end first, in at most 400 KB', () => {
  const ended = Array.from({ length: 5_000 }, (_, n) => anAuction(`ended-${n}`, -9, -(n + 1) / 1_000));
  const ahead = Array.from({ length: 5_000 }, (_, n) => anAuction(`ahead-${n}`, -1, 1 + n / 100));
  const events = chooseForCalendar([...ended, ...ahead], now);
  expect(events).toHaveLength(eventsPerCalendar);
  expect(new Set(events.map(({ auctionId }) => auctionId))).toEqual(
    new Set(ahead.slice(0, eventsPerCalendar).map(({ auctionId }) => auctionId)),
  );
  const text = toCalendar({ title: 'All', url: 'https://homes.example/calendars/all.ics', events });
  expect(Buffer.byteLength(text)).toBeLessThan(400_000);
});

test('ended auctions fill the remaining places, latest first', () => {
  const open = Array.from({ length: 499 }, (_, n) => anAuction(`open-${n}`, -1, 1));
  const ended = [anAuction('before', -9, -2), anAuction('yesterday', -9, -1)];
  const ids = idsOf([...ended, ...open]);
  expect([ids.length, ids.includes('yesterday'), ids.includes('before')]).toEqual([500, true, false]);
});
