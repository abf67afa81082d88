import { describe, expect, it } from 'vitest';
import { endingWords, reserveWords } from '@/components/auctions/bidding/outcome-copy';
import { bidderPositionWords } from '@/components/auctions/status/bidder-position-copy';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { cents } from '@/lib/domain/shared/money';
import { priceLabel } from './auction-copy';

const bid = { bidCount: 3, leaderAlias: 'Bidder 2', currentPriceCents: cents(21_000_000) };

describe('the price label', () => {
  it('is the starting bid while there are no bids, also after the auction ended', () => {
    expect(priceLabel(anAuction())).toBe('Starting bid');
    expect(priceLabel(anAuction({ status: 'ended', outcome: 'no-bids' }))).toBe('Starting bid');
  });

  it('is "Sold for" only after a sale', () => {
    for (const outcome of ['sold', 'sold-buy-now', 'accepted'] as const)
      expect(priceLabel(anAuction({ ...bid, status: 'ended', outcome }))).toBe('Sold for');
    for (const outcome of ['reserve-not-met', 'declined', 'lapsed'] as const)
      expect(priceLabel(anAuction({ ...bid, status: 'ended', outcome }))).toBe('High bid');
    expect(priceLabel(anAuction({ ...bid, status: 'settling' }))).toBe('Last bid');
    expect(priceLabel(anAuction({ ...bid, status: 'cancelled' }))).toBe('High bid');
  });
});

describe('the outcome text', () => {
  it('does not call a high bid below the reserve a sale', () => {
    for (const outcome of ['reserve-not-met', 'declined', 'lapsed'] as const)
      expect(endingWords(anAuction({ ...bid, status: 'ended', outcome }))?.title).toBe(
        'Not sold: reserve not met',
      );
  });

  it('names the winner by alias, with the price', () => {
    const words = endingWords(anAuction({ ...bid, status: 'ended', outcome: 'sold' }));
    expect(words).toMatchObject({ title: 'Sold to Bidder 2', text: expect.stringContaining('$210,000') });
  });

  it('gives the reason of a cancellation', () => {
    const words = endingWords(anAuction({ status: 'cancelled', cancelReason: 'court-order' }));
    expect(words?.text).toContain('A court ordered the cancellation.');
  });

  it.each([
    ['seller', 'The seller canceled and gave us a document (proof of the fraud). '],
    ['staff', 'Our staff canceled this auction based on a document (proof of the fraud). '],
  ] as const)('says that the %s canceled with a document', (by, sentence) => {
    const cancellation = { by, documentHash: 'a'.repeat(64) };
    const auction = anAuction({ status: 'cancelled', cancelReason: 'fraud', cancellation });
    expect(endingWords(auction)?.text).toContain(`${sentence}Its hash is in the bid history.`);
  });

  it('is empty while the auction is running or settling', () => {
    for (const status of ['scheduled', 'open', 'paused', 'settling'] as const)
      expect(endingWords(anAuction({ status }))).toBeNull();
  });
});

describe('after a sale that fell through', () => {
  it('names the highest bid only if there was one; a buy-now sale may have none', () => {
    const ended = { status: 'ended', outcome: 'fell-through' } as const;
    expect(endingWords(anAuction({ ...ended, leaderAlias: 'Bidder 1' }))?.text).toBe(
      'The sale didn’t close.',
    );
    expect(endingWords(anAuction({ ...bid, ...ended }))?.text).toContain('The high bid was $210,000.');
  });

  it('says only that the first sale fell through when a backup buyer bought', () => {
    const words = endingWords(anAuction({ ...bid, status: 'ended', outcome: 'sold-to-back-up' }));
    expect(words?.text).toContain('The first sale fell through.');
    expect(words?.text).not.toContain('highest');
  });

  it.each([
    ['sold', 'You won this auction', 'You were outbid'],
    ['sold-buy-now', 'You bought this home', 'Another bidder bought this home (Buy Now)'],
    ['fell-through', 'Your purchase fell through', 'The winner’s purchase fell through'],
    ['sold-to-back-up', 'You bought this home as a backup buyer', 'The home was sold to someone else'],
    ['declined', 'You were the high bidder', 'You were outbid'],
    ['reserve-not-met', 'You were the high bidder', 'You were outbid'],
  ] as const)(
    'gives the highest bidder and the other bidders their own text for the outcome %s',
    (outcome, own, others) => {
      const auction = anAuction({ ...bid, status: 'ended', outcome });
      expect([bidderPositionWords(auction, true), bidderPositionWords(auction, false)]).toEqual([
        own,
        others,
      ]);
    },
  );
});

describe('the reserve text', () => {
  it('names a published reserve and hides a sealed one', () => {
    expect(reserveWords(anAuction({ ...bid, reserveCents: cents(26_000_000) })).label).toBe(
      'Reserve $260,000 not met',
    );
    expect(reserveWords(anAuction({ ...bid, reserveCents: null })).label).toBe('Reserve not met');
    const sealed = { ...bid, saleMode: 'sealed-reserve', reserveCents: null } as const;
    expect(reserveWords(anAuction({ ...sealed, opensReserve: false })).text).toBe(
      'Sealed until a bid meets it.',
    );
    expect(reserveWords(anAuction({ ...sealed, opensReserve: true })).text).toBe(
      'Sealed until a bid meets it or the auction is over.',
    );
    expect(reserveWords(anAuction({ ...sealed, reserveCents: cents(26_000_000) }))).toEqual({
      label: 'Reserve $260,000 not met',
      text: 'It was sealed during the auction.',
      isMet: false,
    });
  });

  it('does not say that the reserve is not met before the first bid', () => {
    expect(reserveWords(anAuction()).label).toBe('Reserve $200,000');
  });

  it('has no amount once the reserve is met', () => {
    expect(reserveWords(anAuction({ ...bid, reserveStatus: 'met' })).label).toBe('Reserve met');
  });

  it('says there is no reserve in an absolute auction', () => {
    expect(reserveWords(anAuction({ reserveStatus: 'none', reserveCents: null })).label).toBe('No reserve');
  });
});
