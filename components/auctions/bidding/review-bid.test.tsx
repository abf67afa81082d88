// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuctionPageContext, type BidSession } from '@/components/auctions/live/auction-context';
import { aBidSession } from '@/components/auctions/live/bid-session.fixture';
// Loaded on use; here at once, so that no test ends before it.
import '@/components/costs/total-cost-line';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { noPosition } from '@/lib/client/auctions/bidder-position';
import { createCell } from '@/lib/client/page/cell';
import { cents } from '@/lib/domain/shared/money';
import { BidDrawer } from './bid-drawer';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const auction = anAuction();
const leadPapers = {
  disclosureHref: '/documents/lead.pdf',
  yearBuilt: 1931,
  inspectUntil: Date.now() + 3 * 86_400_000,
};

/** The open drawer while a bid of $210,000 is reviewed. */
async function review(over: Partial<BidSession> = {}) {
  const confirm = vi.fn();
  const { bidding, duties } = aBidSession({ auction });
  const step = { kind: 'confirming', maximumCents: 21_000_000, isTwice: false } as const;
  const session = aBidSession({
    auction,
    duties: { ...duties, leadPapers },
    drawer: { isOpen: true, open: () => {}, close: () => {} },
    ...over,
    bidding: { ...bidding, step, confirm },
  });
  const page = { auction, initial: auction, connection: { state: 'live' }, typed: '' } as const;
  const cell = createCell<BidSession | null>(session);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <AuctionPageContext value={{ ...page, session: cell, setTyped: () => {}, press: () => {} }}>
        <BidDrawer />
      </AuctionPageContext>,
    ),
  );
  const change = (next: Partial<BidSession>) => act(async () => cell.set({ ...session, ...next }));
  return { place, confirm, change, bidding: session.bidding };
}

const aRaise = { ...aBidSession({ auction }).form, isRaise: true };

const pressPlaceBid = (place: HTMLElement) =>
  act(async () =>
    [...place.querySelectorAll('button')].find((each) => each.textContent?.startsWith('Place bid'))?.click(),
  );

describe('the review of a bid', () => {
  test('names the home, the price, the maximum, earnest money, dates, seller, disclosures, and terms', async () => {
    const { place } = await review();
    for (const words of [
      '418 Halsey Street',
      'Brooklyn, NY 11233',
      '$200,000',
      'Your maximum$210,000',
      'Pay earnest money of up to $21,000 (10%)',
      'sign the contract by Tue, Nov 24, 3:00 PM ET and close by Jan 8, 2027',
      'Erie Savings',
      'risk report',
      'terms of sale',
      'A default stays on your record',
    ])
      expect(place.textContent).toContain(words);
  });

  test('starts at its title, also after a form that was scrolled', async () => {
    const { place, change, bidding } = await review();
    await change({ bidding: { ...bidding, step: { kind: 'idle' } } });
    const dialog = place.querySelector('dialog');
    if (!dialog) throw new Error('No dialog');
    dialog.scrollTop = 300;
    await change({ bidding });
    expect(dialog.textContent).toContain('Place this bid?');
    expect(dialog.scrollTop).toBe(0);
  });

  test('of a leader asks to raise their maximum', async () => {
    const { place } = await review({ form: aRaise });
    expect(place.querySelector('h2')?.textContent).toBe('Raise your maximum?');
    expect(labelsIn(place)).toContain('Raise to $210,000');
    expect(place.textContent).not.toContain('Place');
  });

  test('of a leader who is outbid meanwhile asks to place a bid', async () => {
    const { place, change } = await review({ form: aRaise });
    await change({ form: { ...aRaise, isRaise: false } });
    expect(place.querySelector('h2')?.textContent).toBe('Place this bid?');
    expect(labelsIn(place)).toContain('Place bid of $210,000');
    expect(place.textContent).not.toContain('Raise');
  });

  test('asks a bidder who bid before for lead paint terms that were not accepted, at once', async () => {
    const { place, confirm } = await review({ place: { ...noPosition, alias: 'Bidder 3' } });
    const box = place.querySelector<HTMLInputElement>('#bid-lead-paint');
    expect(place.textContent).toContain('You have 3 days left in the 10-day inspection period.');
    await pressPlaceBid(place);
    expect(confirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box);
    await act(async () => box?.click());
    await pressPlaceBid(place);
    expect(confirm).toHaveBeenCalledWith({ acceptsLeadPaint: true });
  });

  test('tells only a covered investor about the notarized form', async () => {
    const { place, change } = await review({ place: { ...noPosition, needsInvestorForm: true } });
    expect(place.textContent).toContain('Your bid needs a notarized form');
    expect(place.textContent).toContain('Department of Law within three days');
    await change({ place: noPosition });
    expect(place.textContent).not.toContain('notarized');
  });

  test('of a purchase tells only a covered investor about the notarized form', async () => {
    const offered = anAuction({ buyNowCents: cents(21_000_000) });
    const { place, change, bidding } = await review({ auction: offered });
    const step = { kind: 'confirming', maximumCents: 21_000_000, isTwice: false, isPurchase: true } as const;
    const buying = { bidding: { ...bidding, step } };
    await change({ ...buying, place: { ...noPosition, needsInvestorForm: true } });
    expect(place.textContent).toContain('Your purchase needs a notarized form');
    expect(place.textContent).toContain('When you buy, give the seller');
    await change({ ...buying, place: noPosition });
    expect(labelsIn(place)).toContain('Buy for $210,000');
    expect(place.textContent).not.toContain('notarized');
  });

  test('asks for the lead paint terms of a home once', async () => {
    const own = { ...noPosition, alias: 'Bidder 3', hasAcceptedLeadPaint: true };
    const { place, confirm } = await review({ place: own });
    expect(place.querySelector('#bid-lead-paint')).toBeNull();
    await pressPlaceBid(place);
    expect(confirm).toHaveBeenCalledWith({ acceptsLeadPaint: false });
  });

  test('shows an alert in place of the button once the auction has ended', async () => {
    const { place } = await review({ auction: anAuction({ status: 'ended' }) });
    expect(alertIn(place)).toContain('The auction isn’t open. You haven’t placed your bid of $210,000.');
    expect(place.textContent).not.toContain('Place bid');
  });

  test('shows an alert in place of the button once the minimum has passed the amount', async () => {
    const { place } = await review({
      auction: anAuction({ minimumNextBidCents: cents(21_500_000) }),
    });
    expect(alertIn(place)).toContain('The minimum is now $215,000.');
    expect(place.textContent).not.toContain('Place bid');
  });

  test('shows an alert in place of the button of a raise once the auction has ended', async () => {
    const { place } = await review({ auction: anAuction({ status: 'ended' }), form: aRaise });
    expect(alertIn(place)).toContain('You can no longer raise to $210,000');
    expect(alertIn(place)).toContain('You haven’t raised your maximum to $210,000.');
    expect(labelsIn(place)).not.toContain('Raise to $210,000');
  });
});

const labelsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map((each) => each.textContent);
const alertIn = (place: HTMLElement) => place.querySelector('[role=alert]')?.textContent;
