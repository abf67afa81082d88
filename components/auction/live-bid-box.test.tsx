import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/an-auction';
import { initialAuthState } from '@/lib/client/auth';
import { noPlace } from '@/lib/client/own-standing';
import { bindingClosingTerms } from '@/lib/domain/auction/closing-terms';
import { aSale } from '@/lib/domain/costs/sale.builders';
import { cents } from '@/lib/domain/money';
import { AuctionPageContext } from './auction-context';
import type { BidStep } from './bid-step';
import { LiveBidBox } from './live-bid-box';

const nothing = () => {};
const auction = anAuction({ minimumNextBidCents: cents(38_450_000) });
const bid = { auctionId: auction.id, key: 'k', uid: 'rosa', maximumCents: 39_000_000 };

function wordsAt(step: BidStep): string {
  const bidding = {
    ...{ step, typed: '', setTyped: nothing, review: async () => {}, buy: () => false as const },
    ...{ confirm: nothing, signInAgain: async () => {}, dismiss: nothing, checkAgain: nothing },
    ...{ placeNow: nothing, giveUp: nothing, goOn: nothing },
  };
  const duties = { closing: bindingClosingTerms(null, undefined), leadPapers: null };
  const costs = { sale: aSale(), today: '2026-11-21', hasUnknownLien: false, still: null };
  const page = { auction, duties, costs, hasRisen: false, auth: initialAuthState, place: noPlace };
  return renderToStaticMarkup(
    <AuctionPageContext value={{ ...page, standing: 'none', bidding }}>
      <LiveBidBox idPrefix="bid" />
    </AuctionPageContext>,
  ).replaceAll(/<[^>]+>/g, ' ');
}

describe('the bid box', () => {
  test('shows what a winner is bound to at the next minimum', () => {
    expect(wordsAt({ kind: 'idle' })).toContain('If you win at $384,500');
  });

  test('asks about a bid that was not placed without the duties of another amount', () => {
    const words = wordsAt({ kind: 'unplaced', bid });
    expect(words).toContain('Place $390,000 now?');
    expect(words).not.toContain('If you win');
  });

  test('waits for the answer to a bid without the duties of another amount', () => {
    const words = wordsAt({ kind: 'unknown', bid });
    expect(words).toContain('No answer yet to your bid of $390,000');
    expect(words).not.toContain('If you win');
    expect(words).toContain('if our server answers that it is busy');
  });
});
