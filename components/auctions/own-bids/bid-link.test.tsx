// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { typedBefore } from '@/lib/client/auctions/typed-amount';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import { BidLink } from './bid-link';

const { live } = vi.hoisted(() => ({ live: { auction: null as PublicAuction | null } }));
vi.mock('@/lib/client/auctions/live', () => ({
  useAuction: (initial: PublicAuction) => ({ auction: live.auction ?? initial }),
}));
const fetched = vi.fn();

let leave = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  sessionStorage.clear();
});
afterEach(() => {
  leave();
  live.auction = null;
  vi.unstubAllGlobals();
});

const outbid = { leaderAlias: 'Bidder 2', minimumNextBidCents: cents(33_100_000), version: 9 };

/** Renders the link of a bidder whom another bidder outbid, unless told otherwise. */
async function open(over: Partial<PublicAuction> = {}, standing: BidderPosition['standing'] = 'outbid') {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  leave = () => act(() => root.unmount());
  const auction = anAuction({ ...outbid, ...over });
  const you = { alias: 'Bidder 1', maximumCents: cents(32_000_000), standing };
  await act(async () => root.render(<BidLink bid={{ auction, slug: 'elm-1', you, card: null }} />));
  return place.querySelector('a');
}

test('an outbid bidder gets a link that fills in the minimum next bid and places none', async () => {
  sessionStorage.setItem('typed:a1', '320,000');
  const link = await open();
  expect(link?.textContent).toMatch(/^Bid \$331,000/);
  expect(link?.getAttribute('href')).toBe('/properties/elm-1?maximum=331%2C000');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(typedBefore('a1')).toBe('331,000');
  expect(fetched).not.toHaveBeenCalled();
});

test('the amount follows the auction', async () => {
  live.auction = anAuction({ ...outbid, version: 10, minimumNextBidCents: cents(34_000_000) });
  expect((await open())?.textContent).toMatch(/^Bid \$340,000/);
});

test.each<[string, Partial<PublicAuction>, BidderPosition['standing']]>([
  ['the leader', {}, 'leading'],
  ['a paused auction', { status: 'paused' }, 'outbid'],
  ['an auction past its end', { status: 'settling', minimumNextBidCents: null }, 'outbid'],
])('there is no link for %s', async (_, auction, standing) => {
  expect(await open(auction, standing)).toBeNull();
});
