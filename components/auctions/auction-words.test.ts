import { describe, expect, it } from 'vitest';
import { endingWords, reserveWords } from '@/components/auctions/bidding/outcome-words';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { cents } from '@/lib/domain/shared/money';
import { priceLabel } from './auction-words';
import { standingWords } from './bidder-position-words';

const bid = { bidCount: 3, leaderAlias: 'Bidder 2', currentPriceCents: cents(21_000_000) };

describe('the meaning of the price', () => {
  it('is a starting bid while nobody has bid, also after an end without bids', () => {
    expect(priceLabel(anAuction())).toBe('Starting bid');
    expect(priceLabel(anAuction({ status: 'ended', outcome: 'no-bids' }))).toBe('Starting bid');
  });

  it('is "Sold for" only where something was sold', () => {
    for (const outcome of ['sold', 'sold-buy-now', 'accepted'] as const)
      expect(priceLabel(anAuction({ ...bid, status: 'ended', outcome }))).toBe('Sold for');
    for (const outcome of ['reserve-not-met', 'declined', 'lapsed'] as const)
      expect(priceLabel(anAuction({ ...bid, status: 'ended', outcome }))).toBe('Highest bid');
    expect(priceLabel(anAuction({ ...bid, status: 'settling' }))).toBe('Last bid');
    expect(priceLabel(anAuction({ ...bid, status: 'cancelled' }))).toBe('Highest bid');
  });
});

describe('the end in words', () => {
  it('never calls a high bid under the reserve a sale', () => {
    for (const outcome of ['reserve-not-met', 'declined', 'lapsed'] as const)
      expect(endingWords(anAuction({ ...bid, status: 'ended', outcome }))?.title).toBe(
        'Reserve not met: not sold',
      );
  });

  it('names the winner by alias and the price', () => {
    const words = endingWords(anAuction({ ...bid, status: 'ended', outcome: 'sold' }));
    expect(words).toMatchObject({ title: 'Sold to Bidder 2', text: expect.stringContaining('$210,000') });
  });

  it('gives the reason of a cancellation', () => {
    const words = endingWords(anAuction({ status: 'cancelled', cancelReason: 'court-order' }));
    expect(words?.text).toContain('A court ordered it.');
  });

  it('says nothing while the auction runs or settles', () => {
    for (const status of ['scheduled', 'open', 'paused', 'settling'] as const)
      expect(endingWords(anAuction({ status }))).toBeNull();
  });
});

describe('after a sale that fell through', () => {
  it('names a highest bid only where there was one: a purchase at once needs none', () => {
    const ended = { status: 'ended', outcome: 'fell-through' } as const;
    expect(endingWords(anAuction({ ...ended, leaderAlias: 'Bidder 1' }))?.text).toBe(
      'It came to no closing.',
    );
    expect(endingWords(anAuction({ ...bid, ...ended }))?.text).toContain('The highest bid was $210,000.');
  });

  it('says of a back-up’s purchase only that the first sale fell through', () => {
    const told = endingWords(anAuction({ ...bid, status: 'ended', outcome: 'sold-to-back-up' }));
    expect(told?.text).toContain('The first sale fell through.');
    expect(told?.text).not.toContain('highest');
  });

  it.each([
    ['sold', 'You won this auction', 'Another bidder was higher'],
    ['sold-buy-now', 'You bought this home', 'Another bidder bought it at once'],
    ['fell-through', 'Your purchase fell through', 'The home was sold to somebody else'],
    ['sold-to-back-up', 'You bought this home as back-up', 'The home was sold to somebody else'],
    ['declined', 'Yours was the highest bid', 'Another bidder was higher'],
    ['reserve-not-met', 'Yours was the highest bid', 'Another bidder was higher'],
  ] as const)(
    'as %s tells the buyer and the others what they bought, and not who bid more',
    (outcome, own, others) => {
      const auction = anAuction({ ...bid, status: 'ended', outcome });
      expect([standingWords(auction, true), standingWords(auction, false)]).toEqual([own, others]);
    },
  );
});

describe('the reserve in words', () => {
  it('names a published one and keeps a sealed one to itself', () => {
    expect(reserveWords(anAuction({ ...bid, reserveCents: cents(26_000_000) })).label).toBe(
      'Reserve $260,000 not met',
    );
    expect(reserveWords(anAuction({ ...bid, reserveCents: null })).label).toBe('Reserve not met');
  });

  it('does not call a reserve missed before anybody has bid', () => {
    expect(reserveWords(anAuction()).label).toBe('Reserve $200,000');
  });

  it('that is met has no amount', () => {
    expect(reserveWords(anAuction({ ...bid, reserveStatus: 'met' })).label).toBe('Reserve met');
  });

  it('of an absolute sale is none', () => {
    expect(reserveWords(anAuction({ reserveStatus: 'none', reserveCents: null })).label).toBe('No reserve');
  });
});
