import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { OtherAlerts } from '@/lib/domain/listing-views/auction-day-lots';
import { cents } from '@/lib/domain/shared/money';
import { SellerBoard } from './seller-board';

const lot = {
  auction: anAuction({ bidCount: 1, currentPriceCents: cents(20_000_000) }),
  slug: 'a-home',
  street: '1 Elm St',
  place: 'Utica, NY 13501',
  reserveCents: null,
  lastBidAt: null,
};
const others = { lots: 1, withBids: 1, atReserve: 0, totalCents: 30_000_000 };
const none = { lots: 0, withBids: 0, atReserve: 0, totalCents: 0 };
const nothing: OtherAlerts = { lots: [], unread: 0 };
const wordsOf = (total: number, sums: typeof none, otherAlerts = nothing, lots = [lot], past = 0) =>
  renderToStaticMarkup(
    <SellerBoard lots={lots} total={total} past={past} others={sums} otherAlerts={otherAlerts} asOf={0} />,
  ).replaceAll(/<[^>]+>/g, ' ');
const lotsOf = (count: number, status: 'open' | 'ended' = 'open') =>
  Array.from({ length: count }, (_, number) => ({
    ...lot,
    auction: { ...lot.auction, id: `${status}-${number}`, status },
  }));

test('a board that lists only the first lots tells how many there are, and its totals cover every lot', () => {
  const words = wordsOf(2, others);
  expect(words).toContain('Showing the first 1 of 2 by end time.');
  expect(words).toContain('$500,000');
  expect(wordsOf(1, none)).not.toContain('Showing the first');
});

test('a board names the lots beyond its list that need attention, and counts those that it did not check', () => {
  const far = { slug: 'far-home', street: '2 Oak St', alerts: ['no-bids' as const] };
  const words = wordsOf(2, others, { lots: [far], unread: 3 });
  expect(words).toMatch(/Needs attention.*2 Oak St.*No bids yet/);
  expect(words).toContain('3 more lots have bids');
  expect(wordsOf(2, others)).not.toContain('Needs attention');
});

test('a board that has left its first lots behind says how many, and that they have ended', () => {
  const words = wordsOf(3, others, nothing, [lot], 1);
  expect(words).toContain('Showing 1 of 3 by end time. The first lot has ended and isn’t shown.');
  expect(wordsOf(22, others, nothing, [lot], 20)).toContain('The first 20 lots have ended and aren’t shown.');
});

test('a board with more lots that can still change than a live stream carries says which are not live', () => {
  const note = 'The next 60 lots to end are updated live; the rest, every minute.';
  expect(wordsOf(61, none, nothing, lotsOf(61))).toContain(note);
  expect(wordsOf(60, none, nothing, lotsOf(60))).not.toContain(note);
  expect(wordsOf(100, none, nothing, [...lotsOf(60), ...lotsOf(40, 'ended')])).not.toContain(note);
});
