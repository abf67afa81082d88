import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MyBid } from '@/components/auctions/own-bids/my-bid-row';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { Task } from '@/lib/domain/notifications/agenda';
import { cents } from '@/lib/domain/shared/money';
import { NeedsYouNow } from './needs-you-now';

const now = Date.parse('2026-11-21T17:00:00Z');
const hourMs = 3_600_000;
const sign: Task = {
  id: 'sale-1',
  listingKey: 'h1',
  what: 'Sign the contract',
  action: 'Sign contract',
  place: '9 Elm Street',
  path: '/dashboard/sales/1',
  by: now + 48 * hourMs,
};
const render = (tasks: readonly Task[], bids: readonly MyBid[] = []) =>
  renderToStaticMarkup(
    <NeedsYouNow tasks={tasks} bids={bids} covers={new Map([['h1', '/media/h1/a-400.webp']])} now={now} />,
  );

test('each task has its photo, its deadline and its button, and only the first button is the main one', () => {
  const html = render([sign, { ...sign, id: 'question', action: 'Answer', by: null }]);
  expect(html).toContain('Needs your attention (2)');
  expect(html).toContain('/media/h1/a-');
  expect(html).toContain('Mon, Nov 23, 12:00 PM ET');
  expect(html).toMatch(/href="\/dashboard\/sales\/1"[^>]*>Sign contract<span class="sr-only">: 9 Elm Street/);
  expect(html.match(/button-primary/g)).toHaveLength(1);
  expect(html.indexOf('button-primary')).toBeLessThan(html.indexOf('Answer'));
});

test('a missed deadline says so in words', () => {
  expect(render([{ ...sign, by: now - hourMs }])).toContain('Overdue since');
});

test('an outbid bidder gets the button with the minimum next bid', () => {
  const auction = anAuction({ id: 'a1', minimumNextBidCents: cents(33_100_000), leaderAlias: 'Bidder 2' });
  const you = { alias: 'Bidder 1', maximumCents: cents(32_000_000), standing: 'outbid' } as const;
  const task = { ...sign, id: 'bid-a1', what: 'You’ve been outbid', by: now + hourMs };
  const html = render([task], [{ auction, slug: 'elm-1', you, card: null }]);
  expect(html).toContain('Bid $331,000');
  expect(html).toContain('Auction ends');
});

test('without tasks it says that there are none', () => {
  expect(render([])).toContain('You’re all caught up');
});
