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
const wordsOf = (total: number, sums: typeof none, otherAlerts: OtherAlerts = { lots: [], unread: 0 }) =>
  renderToStaticMarkup(
    <SellerBoard lots={[lot]} total={total} others={sums} otherAlerts={otherAlerts} asOf={0} />,
  ).replaceAll(/<[^>]+>/g, ' ');

test('a board that shows only the first lots says so, and its totals cover every lot', () => {
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
