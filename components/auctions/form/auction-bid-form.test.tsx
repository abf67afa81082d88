// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AuctionPage,
  AuctionPageContext,
  type BidSession,
} from '@/components/auctions/live/auction-context';
import { aBidSession } from '@/components/auctions/live/bid-session.fixture';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { createCell } from '@/lib/client/page/cell';
import { cents } from '@/lib/domain/shared/money';
import { AuctionBidForm, fieldIds } from './auction-bid-form';

const auction = anAuction({ minimumNextBidCents: cents(20_000_000) });
const setTyped = vi.fn();
const press = vi.fn();
let session: AuctionPage['session'];
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  session = createCell<BidSession | null>(null);
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Renders the server's form, uses it before hydration, then hydrates it. */
async function open(early = () => {}) {
  const page = { auction, initial: auction, connection: { state: 'live' }, typed: '', session } as const;
  const form = (
    <AuctionPageContext value={{ ...page, setTyped, press }}>
      <AuctionBidForm id={fieldIds.panel} minimum={cents(20_000_000)} />
    </AuctionPageContext>
  );
  place.innerHTML = renderToString(form);
  early();
  root = await act(async () => hydrateRoot(place, form));
}
function field(): HTMLInputElement {
  const found = place.querySelector('input');
  if (!found) throw new Error('No field');
  return found;
}
function button(label: string): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`No button ${label}`);
  return found;
}

test('an amount typed before hydration is kept', async () => {
  await open(() => {
    field().value = '210,000';
  });
  expect(setTyped).toHaveBeenCalledWith('210,000');
});

test('a suggested amount fills the field before the live code loads', async () => {
  await open();
  await act(async () => button('$200,000').click());
  expect(setTyped).toHaveBeenCalledWith('200,000');
  expect(press).not.toHaveBeenCalled();
});

test('an auction update changes the text around the field without moving the focus', async () => {
  await open();
  const before = field();
  const review = button('Review bid');
  before.focus();
  const risen = anAuction({ minimumNextBidCents: cents(20_100_000) });
  await act(async () => session.set(aBidSession({ auction: risen })));
  expect(place.textContent).toContain('Your maximum bid: $201,000 or more');
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(button('Review bid')).toBe(review);
});

test('the leader reviews a raise', async () => {
  await open();
  const form = { minimum: cents(20_000_000), isRaise: true, fault: null, forgetFault: () => {} };
  await act(async () => session.set(aBidSession({ auction, form })));
  expect(button('Review raise')).toBeTruthy();
});

test('an invalid amount is described next to its field', async () => {
  await open();
  const form = { minimum: cents(20_000_000), isRaise: false, fault: 'Too little.', forgetFault: () => {} };
  await act(async () => session.set(aBidSession({ auction, form })));
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(described[0] ?? '')?.textContent).toBe('Too little.');
});

test('the button submits the form once', async () => {
  await open();
  await act(async () => button('Review bid').click());
  expect(press.mock.calls).toEqual([['review']]);
});
