import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import { PositionBadge } from './position-badge';

const counter = { decideBy: '2026-11-22T20:00:00.000Z', counterCents: cents(25_000_000) };

test.each<[Partial<PublicAuction>, leading: string, other: string]>([
  [{ status: 'open' }, 'Leading', 'Outbid'],
  [{ status: 'paused' }, 'Leading', 'Outbid'],
  [{ status: 'settling' }, 'Leading, finalizing', 'Outbid'],
  [{ status: 'cancelled' }, 'Canceled', 'Canceled'],
  [{ status: 'ended', outcome: 'sold' }, 'Won', 'Not won'],
  [{ status: 'ended', outcome: 'fell-through' }, 'Sale fell through', 'Not won'],
  [{ status: 'ended', outcome: 'reserve-not-met' }, 'High bid, not sold', 'Not won'],
  [{ status: 'ended', outcome: 'reserve-not-met', ...counter }, 'Counteroffer: respond', 'Not won'],
])('the badge in %o is %s for the leader and %s for others', (change, ...words) => {
  const shown = [true, false].map((isLeading) =>
    renderToStaticMarkup(<PositionBadge auction={anAuction(change)} isLeading={isLeading} />),
  );
  expect(shown.map((html) => html.replaceAll(/<[^>]+>/g, ''))).toEqual(words);
});
