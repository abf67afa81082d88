// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuctionPageContext, type BidSession } from '@/components/auctions/live/auction-context';
import { aBidSession } from '@/components/auctions/live/bid-session.fixture';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { createCell } from '@/lib/client/page/cell';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import type { BidStep } from './bid-step';
import { LiveBidBox } from './live-bid-box';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Missing in jsdom.
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => {};
const auction = anAuction({ minimumNextBidCents: cents(38_450_000) });
const bid = { auctionId: auction.id, key: 'k', uid: 'rosa', maximumCents: 39_000_000 };

const wordsAt = (step: BidStep, now: Partial<BidSession> = {}): string =>
  markupAt(step, now).replaceAll(/<[^>]+>/g, ' ');

function markupAt(step: BidStep, now: Partial<BidSession> = {}): string {
  const session = createCell<BidSession | null>(sessionAt(step, now));
  const place = document.createElement('div');
  const root = createRoot(place);
  const shared = { auction, initial: auction, connection: { state: 'live' }, typed: '', session } as const;
  act(() =>
    root.render(
      <AuctionPageContext value={{ ...shared, setTyped: nothing, press: nothing }}>
        <LiveBidBox fieldId="bid-max" />
      </AuctionPageContext>,
    ),
  );
  const markup = place.innerHTML;
  act(() => root.unmount());
  return markup;
}

function sessionAt(step: BidStep, now: Partial<BidSession>): BidSession {
  const values = { auction, ...now };
  const { bidding } = aBidSession(values);
  return aBidSession({ ...values, bidding: { ...bidding, step } });
}

describe('the bid box', () => {
  test('shows the winner’s obligations at the next minimum bid', () => {
    expect(wordsAt({ kind: 'idle' })).toContain('If you win at $384,500');
  });

  test('asks about an unplaced bid without showing the obligations of another amount', () => {
    const words = wordsAt({ kind: 'unplaced', bid });
    expect(words).toContain('Bid $390,000 now?');
    expect(words).not.toContain('If you win');
  });

  test('waits for the answer to a bid without showing the obligations of another amount', () => {
    const words = wordsAt({ kind: 'unknown', bid });
    expect(words).toContain('Your bid of $390,000 isn’t confirmed yet');
    expect(words).not.toContain('If you win');
    expect(words).toContain('if our server says it’s busy');
  });

  test('does not ask about an unplaced bid once the price is above it', () => {
    const risen = { ...auction, minimumNextBidCents: cents(39_250_000) };
    const words = wordsAt({ kind: 'unplaced', bid }, { auction: risen });
    expect(words).toContain('Your bid of $390,000 was not placed');
    expect(words).toMatch(/\bOK\b/);
    expect(words).not.toContain('Bid $390,000');
  });

  test('leads from a refused purchase to what is missing and says that nothing was bought', () => {
    const purchase = { kind: 'refused', maximumCents: 90_000_000, isPurchase: true } as const;
    const problem = { status: 403, reason: 'over-limit', detail: null, minimumCents: null };
    const overLimit = { ...purchase, problem: { ...problem, limitCents: 50_000_000 } };
    expect(wordsAt(overLimit)).toContain(
      'Your purchase didn’t go through. Request a higher limit with proof of funds.',
    );
    expect(markupAt(overLimit)).toMatch(/<a [^>]*href="[^"]*900[^"]*"[^>]*>Request a higher limit</);
    const unregistered = { ...purchase, problem: { ...problem, reason: 'not-registered' } };
    expect(wordsAt(unregistered)).toContain('Your purchase didn’t go through.');
    expect(markupAt(unregistered)).toMatch(/<a [^>]*href="[^"]*"[^>]*>Register to bid</);
  });
});

describe('the receipt of a bid', () => {
  const endsAt = '2026-11-21T20:00:00.000Z';
  const receipt: BidReceipt = {
    auctionId: 'a1',
    seq: 7,
    hash: 'f'.repeat(64),
    alias: 'Bidder 3',
    maximumCents: cents(39_000_000),
    salt: '0'.repeat(64),
    commitment: '1'.repeat(64),
    receivedAt: '2026-11-21T19:59:00.000Z',
    priceBeforeCents: cents(38_350_000),
    priceAfterCents: cents(38_450_000),
    standing: 'leading',
    endsAtBefore: endsAt,
    endsAtAfter: endsAt,
  };
  const wordsOf = (then: BidReceipt['standing'], standing: BidSession['standing']) =>
    wordsAt({ kind: 'accepted', receipt: { ...receipt, standing: then } }, { standing });

  test('says who leads now and whether the bid ever led', () => {
    expect(wordsOf('leading', 'leading')).toContain('Your bid is in, and you’re leading');
    expect(wordsOf('outbid', 'outbid')).toContain('Your bid is in, but another maximum is as high or higher');
    expect(wordsOf('leading', 'outbid')).toContain('Your bid was leading, but another one is higher now');
    expect(wordsOf('leading', 'leading')).toContain('The price went from $383,500 to $384,500.');
  });

  test('says where the end moved, if it moved', () => {
    expect(wordsOf('leading', 'leading')).not.toContain('The auction was extended');
    const moved = { ...receipt, endsAtAfter: '2026-11-21T20:04:00.000Z' };
    expect(wordsAt({ kind: 'accepted', receipt: moved })).toMatch(/The auction was extended to .*3:04 PM ET/);
  });
});
