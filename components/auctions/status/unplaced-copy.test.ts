import { describe, expect, it } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { cents } from '@/lib/domain/shared/money';
import { unplacedWords } from './unplaced-copy';

const bid = { maximumCents: 33_100_000 };
const nobody = { standing: 'none', maximumCents: null } as const;
const open = anAuction({
  status: 'open',
  currentPriceCents: cents(32_000_000),
  minimumNextBidCents: cents(32_250_000),
});

describe('a bid that was not placed', () => {
  it('asks the bidder, with the current price', () => {
    expect(unplacedWords(bid, open, nobody)).toEqual({
      title: 'Bid $331,000 now?',
      text: 'Your bid of $331,000 was not placed. If it reaches us later, it won’t count. The current bid is $320,000; the minimum next bid is $322,500.',
      place: 'Bid $331,000',
    });
  });

  it('cannot be placed once the price has moved above it', () => {
    const risen = { ...open, currentPriceCents: cents(33_000_000), minimumNextBidCents: cents(33_250_000) };
    const words = unplacedWords(bid, risen, { standing: 'outbid', maximumCents: cents(30_000_000) });
    expect(words).toMatchObject({ title: 'Your bid of $331,000 was not placed', place: null });
    expect(words.text).toContain('the minimum next bid is $332,500');
    const atMinimum = { ...risen, minimumNextBidCents: cents(33_100_000) };
    expect(unplacedWords(bid, atMinimum, nobody).place).toBe('Bid $331,000');
  });

  it('must exceed the leader’s own maximum', () => {
    const leads = (maximum: number) => ({ standing: 'leading' as const, maximumCents: cents(maximum) });
    expect(unplacedWords(bid, open, leads(33_100_000)).place).toBeNull();
    const words = unplacedWords(bid, open, leads(33_000_000));
    expect(words.place).toBe('Bid $331,000');
    expect(words.text).toContain('you’re leading with a maximum of $330,000');
  });

  it('cannot be placed in an auction that takes no bids', () => {
    for (const [status, word] of [
      ['settling', 'has ended'],
      ['ended', 'has ended'],
      ['paused', 'is paused'],
      ['cancelled', 'was canceled'],
    ] as const) {
      const words = unplacedWords(bid, { ...open, status }, nobody);
      expect(words.place).toBeNull();
      expect(words.text).toContain(word);
    }
  });

  it('offers the purchase only while the buy-now price applies', () => {
    const purchase = { maximumCents: 48_000_000, isPurchase: true } as const;
    const sale = { ...open, buyNowCents: cents(48_000_000), reserveStatus: 'not-met' as const };
    expect(unplacedWords(purchase, sale, nobody)).toMatchObject({
      title: 'Buy now for $480,000?',
      place: 'Buy for $480,000',
    });
    expect(unplacedWords(purchase, { ...sale, reserveStatus: 'met' }, nobody).place).toBeNull();
    expect(unplacedWords(purchase, { ...sale, status: 'ended' }, nobody).place).toBeNull();
  });
});
