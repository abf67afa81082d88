// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuctionPageContext, type BidSession } from '@/components/auctions/live/auction-context';
import { toParts } from '@/components/auctions/live/bid-session';
// Loaded on use; here at once, so that no test ends before it.
import '@/components/costs/total-cost-line';
import { aBidSession } from '@/components/auctions/live/bid-session.fixture';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { createCell } from '@/lib/client/page/cell';
import { cents } from '@/lib/domain/shared/money';
import { BidNotes } from './bid-box';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

const auction = anAuction({ minimumNextBidCents: cents(20_000_000) });
const risen = anAuction({ version: auction.version + 1, minimumNextBidCents: cents(30_000_000) });

test('an open fold stays open when live words replace the server’s', async () => {
  const session = createCell<BidSession | null>(null);
  const { closing: terms, contractHref } = aBidSession({ auction }).duties;
  const page = { auction, initial: auction, connection: { state: 'live' }, typed: '', session } as const;
  const notes = (
    <AuctionPageContext value={{ ...page, setTyped: () => {}, press: () => {} }}>
      <BidNotes
        win={{ terms, contractHref, priceCents: cents(20_000_000) }}
        total={null}
        wholePrice="Extra"
      />
    </AuctionPageContext>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(notes);
  const root = await act(async () => hydrateRoot(place, notes));
  const folds = [...place.querySelectorAll('details')];
  for (const fold of folds) fold.open = true;
  const live = aBidSession({ auction: risen });
  await act(async () => session.set({ ...live, parts: toParts(live, auction) }));
  expect(place.textContent).toContain('If you win at the minimum bid, $300,000');
  expect([...place.querySelectorAll('details')]).toEqual(folds);
  expect(folds.map(({ open }) => open)).toEqual([true, true]);
  act(() => root.unmount());
});
