import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { BoardRow } from './board-row';
import { type BoardRowTexts, toBoardRow } from './board-row-texts';

const [sale] = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64), size: 1 });
if (!sale) throw new Error('There is a sample');
const { listing } = sale;
const markupOf = (auction: Partial<PublicAuction>, you: BoardRowTexts['you'] = null): string =>
  toBoardRow(toListingCard(listing, anAuction(auction)), you)
    .map((row) => renderToStaticMarkup(<BoardRow row={row} />))
    .join();
const wordsOf = (...auction: Parameters<typeof markupOf>): string =>
  markupOf(...auction).replaceAll(/<[^>]+>/g, ' ');
const position = (standing: 'leading' | 'outbid') => ({
  alias: 'Bidder 1',
  maximumCents: cents(33_100_000),
  standing,
  asOfVersion: 9,
});

describe('a row of the auction board', () => {
  test('has the home, its occupancy, the bid, the reserve and the end', () => {
    const words = wordsOf({ bidCount: 2, currentPriceCents: cents(21_000_000) });
    expect(words).toMatch(/352 Fallowfield Street.*Brooklyn, NY 11216 · Kings County.*Vacant/);
    expect(words).toMatch(/\$210,000.*Current bid · 2 bids.*Reserve not met/);
    expect(words).toContain('Ends  Nov 21, 3:00 PM ET');
  });

  test('says when an auction ended, never that it ends', () => {
    for (const status of ['ended', 'settling'] as const) {
      const words = wordsOf({ status, outcome: status === 'ended' ? 'no-bids' : null });
      expect(words).toContain('Ended  Nov 21, 3:00 PM ET');
      expect(words).not.toMatch(/\bEnds\b/);
    }
  });

  test('links to the bid of an open auction, and to the home of one that is not open yet', () => {
    expect(markupOf({})).toMatch(/href="[^"]*#auction"[^>]*>Bid</);
    expect(markupOf({ status: 'scheduled' })).toMatch(/aria-label="View the auction for 352 [^"]*"/);
    expect(markupOf({ status: 'ended', outcome: 'sold' })).not.toContain('#auction');
  });

  test('links the result of an auction with bids to its price without each bidder', () => {
    const ended = { status: 'ended', outcome: 'sold', bidCount: 2 } as const;
    expect(markupOf(ended)).toMatch(
      /aria-label="Each bidder’s effect on the price: 352 [^"]*" [^>]*\/ledger#replay"/,
    );
    for (const other of [{ ...ended, bidCount: 0 }, { ...ended, status: 'cancelled' as const }, {}])
      expect(markupOf(other)).not.toContain('#replay');
  });

  test('shows the position and the maximum of the person, and no position to others', () => {
    expect(wordsOf({}, position('leading'))).toMatch(/Leading.*Max \$331,000.*Raise/);
    expect(wordsOf({}, position('outbid'))).toMatch(/Outbid.*Max \$331,000.*Bid/);
    expect(wordsOf({ status: 'ended', outcome: 'sold' }, position('leading'))).toContain('Won');
    expect(wordsOf({ status: 'ended', outcome: 'no-bids' }, position('leading'))).not.toContain('Won');
    expect(wordsOf({})).not.toMatch(/Leading|Outbid|Max/);
  });

  test('states the reserve as the sale ended or will begin', () => {
    expect(wordsOf({ reserveStatus: 'met' })).toContain('Reserve met');
    expect(wordsOf({ reserveStatus: 'none' })).toContain('No reserve');
    expect(wordsOf({ status: 'scheduled', saleMode: 'sealed-reserve' })).toContain('Sealed reserve');
    expect(wordsOf({ status: 'ended', outcome: 'sold', reserveStatus: 'met' })).not.toContain('Reserve');
  });
});
