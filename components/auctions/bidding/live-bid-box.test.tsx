// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuctionPageContext, type BidSession } from '@/components/auctions/live/auction-context';
import { aBidSession } from '@/components/auctions/live/bid-session.fixture';
// Loaded on use; here at once, so that no test ends before it.
import '@/components/costs/total-cost-line';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { noPosition } from '@/lib/client/auctions/bidder-position';
import { createCell } from '@/lib/client/page/cell';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import type { BidStep } from './bid-step';
import { LiveBidBox } from './live-bid-box';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => {};
const auction = anAuction({ minimumNextBidCents: cents(38_450_000) });
const bid = { auctionId: auction.id, key: 'k', uid: 'rosa', maximumCents: 39_000_000 };

const wordsAt = (step: BidStep, now: Partial<BidSession> = {}): string =>
  markupAt(step, now).replaceAll(/<[^>]+>/g, ' ');

function boxAt(step: BidStep, now: Partial<BidSession>) {
  const session = createCell<BidSession | null>(sessionAt(step, now));
  const shared = { auction, initial: auction, connection: { state: 'live' }, typed: '', session } as const;
  return (
    <AuctionPageContext value={{ ...shared, setTyped: nothing, press: nothing }}>
      <LiveBidBox />
    </AuctionPageContext>
  );
}

/** With the total cost, whose rules load on use. */
async function pageAt(now: Partial<BidSession>): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(boxAt({ kind: 'idle' }, now)));
  await vi.waitFor(() => expect(place.textContent).toContain('Est. total cost: $'));
  const page = document.createElement('div');
  page.innerHTML = place.innerHTML;
  act(() => root.unmount());
  return page;
}

function markupAt(step: BidStep, now: Partial<BidSession> = {}): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(boxAt(step, now)));
  const markup = place.innerHTML;
  act(() => root.unmount());
  return markup;
}

function sessionAt(step: BidStep, now: Partial<BidSession>): BidSession {
  const values = { auction, ...now };
  const { bidding } = aBidSession(values);
  return aBidSession({ ...values, bidding: { ...bidding, step } });
}

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

describe('the bid box', () => {
  test('shows the winner’s obligations at the next minimum bid', () => {
    const words = wordsAt({ kind: 'idle' });
    expect(words).toContain('If you win at the minimum bid, $384,500');
    expect(words).toContain('Sign within 72 hours · earnest money $38,450 (10%) · close within 45 days');
  });

  test('shows the obligations at a typed maximum, and at the minimum again while the amount is too low', () => {
    const typed = (amount: string) =>
      wordsAt({ kind: 'idle' }, { bidding: { ...aBidSession().bidding, typed: amount } });
    expect(typed('400,000')).toContain('If you win at your maximum, $400,000');
    expect(typed('400,000')).toContain('earnest money up to $40,000 (10%)');
    expect(typed('400')).toContain('If you win at the minimum bid, $384,500');
  });

  test('shows the leader the obligations and the total cost at the current price', async () => {
    const place = { ...noPosition, alias: 'Bidder 3', maximumCents: cents(39_000_000) };
    const led = { ...auction, currentPriceCents: cents(38_350_000) };
    const words = (await pageAt({ auction: led, place, standing: 'leading' })).textContent;
    expect(words).toContain('If you win at the current bid, $383,500');
    expect(words).toContain('Buying at $383,500 comes to $');
    const outbid = (await pageAt({ auction: led, place, standing: 'outbid' })).textContent;
    expect(outbid).toContain('If you win at the minimum bid, $384,500');
    expect(outbid).toContain('A bid of $384,500 comes to $');
  });

  test('shows the total cost in the closed row, and the practice link outside it', async () => {
    const page = await pageAt({ bidding: { ...aBidSession().bidding, typed: '400,000' } });
    const [, cost] = page.querySelectorAll('details');
    const total = cost?.querySelector('strong')?.textContent;
    expect(total).toMatch(/^\$4\d\d,\d{3}(\.\d\d)?$/);
    expect(cost?.querySelector('summary')?.textContent).toBe(`Est. total cost: ${total}`);
    expect(cost?.querySelector('a[href="/practice"]')).toBeNull();
    expect(page.querySelector('a[href="/practice"]')).not.toBeNull();
  });

  test('keeps the form in its place while a bid is sent, accepted, outbid, or refused', () => {
    const refused = { status: 409, reason: 'too-low', detail: null, minimumCents: 38_450_000 };
    const place = { ...noPosition, alias: 'Bidder 3', maximumCents: cents(39_000_000) };
    for (const markup of [
      markupAt({ kind: 'idle' }),
      markupAt({ kind: 'sending', maximumCents: 39_000_000 }),
      markupAt({ kind: 'refused', problem: refused, maximumCents: 38_000_000 }),
      markupAt({ kind: 'accepted', receipt }, { place, standing: 'leading' }),
      markupAt({ kind: 'idle' }, { place, standing: 'outbid' }),
    ]) {
      expect(markup.match(/id="bid-max"/g)).toHaveLength(1);
      expect(markup.match(/border-l-4/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  test('offers the new minimum after a bid that was too low', () => {
    const problem = { status: 409, reason: 'too-low', detail: null, minimumCents: 38_450_000 };
    const words = wordsAt({ kind: 'refused', problem, maximumCents: 38_000_000 });
    expect(words).toContain('The next bid must be at least $384,500');
    expect(words).toContain('Use $384,500');
  });

  test('says in the last minute what a bid does to the end', () => {
    vi.useFakeTimers({ now: Date.parse(auction.endsAt) - 61_000 });
    expect(wordsAt({ kind: 'idle' })).toContain(
      'In the last 5 minutes, any bid except the leader’s extends the auction.',
    );
    vi.setSystemTime(Date.parse(auction.endsAt) - 42_000);
    const words = wordsAt({ kind: 'idle' });
    vi.useRealTimers();
    expect(words).toContain(
      'Last minute. Any bid now, except the leader’s, extends the auction to 5 minutes after the bid.',
    );
    expect(words).toContain('00:42');
  });

  test('leads a winner to the closing room', () => {
    const sold = anAuction({ status: 'ended', outcome: 'sold', leaderAlias: 'Bidder 3', bidCount: 2 });
    const place = { ...noPosition, alias: 'Bidder 3' };
    expect(markupAt({ kind: 'idle' }, { auction: sold, place, standing: 'leading' })).toMatch(
      /<a (?=[^>]*button-primary)[^>]*href="\/dashboard\/sales\?of=a1"[^>]*>Open closing room</,
    );
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
    expect(markupAt(unregistered)).toMatch(/<button [^>]*>Register to bid</);
  });
});

describe('before the start', () => {
  const upcoming = {
    ...auction,
    status: 'scheduled',
    startsAt: new Date(Date.now() + 200_000_000).toISOString(),
  } as const;
  const dockOf = (now: Partial<BidSession>) => {
    const page = document.createElement('div');
    page.innerHTML = markupAt({ kind: 'idle' }, { auction: upcoming, ...now });
    return page.querySelector('.bid-dock');
  };

  test('the bar of a phone has the price, the start, and the registration', () => {
    const dock = dockOf({ auth: { state: 'signed-out' } });
    expect(dock?.textContent).toMatch(/^Starting bid\$[\d,]+Starts in \d+d /);
    expect([...(dock?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Register to bid',
    ]);
  });

  test('someone who lacks nothing has no bar, because there is nothing to do yet', () => {
    const ready = { emailVerified: true, registered: true, missing: [], limitCents: 90_000_000 } as const;
    const user = { uid: 'rosa', email: 'rosa@example.com', name: 'Rosa', role: 'member', ...ready } as const;
    expect(dockOf({ auth: { state: 'signed-in', user } })).toBeNull();
    const unregistered = { ...user, registered: false };
    expect(dockOf({ auth: { state: 'signed-in', user: unregistered } })).not.toBeNull();
  });
});

describe('the receipt of a bid', () => {
  const place = { ...noPosition, alias: 'Bidder 3', maximumCents: cents(39_000_000) };
  const markupOf = (then: BidReceipt['standing'], standing: BidSession['standing']) =>
    markupAt({ kind: 'accepted', receipt: { ...receipt, standing: then } }, { standing, place });

  test('says who leads now, whether the bid ever led, and its maximum', () => {
    const leading = markupOf('leading', 'leading');
    expect(leading).toContain('You’re leading');
    expect(leading).toContain('Your bid is in with a maximum of $390,000.');
    const outbid = markupOf('outbid', 'outbid');
    expect(outbid).toContain('You’ve been outbid');
    expect(outbid).toContain('Another bidder’s maximum is $390,000 or higher.');
    expect(markupOf('leading', 'outbid')).toContain('Another bidder went above your $390,000 maximum.');
  });

  test('of a raise says that the maximum was raised, while the bidder leads', () => {
    const wordsOf = (standing: BidSession['standing']) =>
      markupAt({ kind: 'accepted', receipt, isRaise: true }, { standing, place });
    expect(wordsOf('leading')).toContain('You raised your maximum to $390,000.');
    expect(wordsOf('outbid')).toContain('Another bidder went above your $390,000 maximum.');
  });

  test('gives way to the position after a reload', () => {
    const wordsOf = (standing: BidSession['standing']) => markupAt({ kind: 'idle' }, { place, standing });
    expect(wordsOf('leading')).toContain(
      'Your maximum is $390,000. Other bidders and the seller can’t see it.',
    );
    expect(wordsOf('outbid')).toContain('Your maximum was $390,000. Bid $384,500 or more to take the lead.');
  });

  test('is one link away', () => {
    expect(markupOf('leading', 'leading')).toMatch(/<a [^>]*href="\/dashboard\/receipts\/a1"[^>]*>Receipt</);
  });
});
