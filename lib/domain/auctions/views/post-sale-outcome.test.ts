import { describe, expect, test } from 'vitest';
import { endingWords } from '@/components/auctions/bidding/outcome-copy';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { saleEndReasons } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { resultOf } from '@/lib/domain/listing-views/auction-results';
import { cents } from '@/lib/domain/shared/money';
import { positionAfterSale, withPostSaleOutcome } from './post-sale-outcome';

const price = cents(35_250_000);
const sold = anAuction({
  status: 'ended',
  outcome: 'sold',
  bidCount: 4,
  leaderAlias: 'Bidder 3',
  currentPriceCents: price,
  salePriceCents: price,
});
const backup = { kind: 'back-up', at: 2, alias: 'Bidder 1', priceCents: cents(34_000_000) } as const;

describe('an auction after its sale', () => {
  test('is not sold if the sale fell through, and gives the reason', () => {
    for (const why of saleEndReasons) {
      const unsold = withPostSaleOutcome(sold, { kind: 'fell-through', at: 1, why });
      expect(resultOf(unsold)).toBe('fell-through');
      expect(unsold.salePriceCents).toBeNull();
      expect(unsold.fellThrough).toEqual({ at: '1970-01-01T00:00:00.001Z', why });
      expect(JSON.stringify(endingWords(unsold))).not.toMatch(/sold/i);
    }
    const unsold = withPostSaleOutcome(sold, { kind: 'fell-through', at: 1, why: 'financing' });
    expect(endingWords(unsold)).toMatchObject({
      title: 'The sale fell through',
      text: 'The high bid was $352,500. The sale didn’t close: the financing was denied.',
    });
  });

  test('is sold to the backup buyer who took it over, at their price, and to nobody else', () => {
    const resold = withPostSaleOutcome(sold, backup);
    expect(resultOf(resold)).toBe('sold');
    expect(resold).toMatchObject({ leaderAlias: 'Bidder 1', salePriceCents: 34_000_000 });
    expect(endingWords(resold)?.title).toBe('Sold to Bidder 1, a backup buyer');
    const place = (alias: string, standing: 'leading' | 'outbid') =>
      positionAfterSale({ alias, maximumCents: price, standing }, backup).standing;
    expect([place('Bidder 3', 'leading'), place('Bidder 1', 'outbid')]).toEqual(['outbid', 'leading']);
    expect(positionAfterSale({ alias: null, maximumCents: null, standing: 'none' }, backup).standing).toBe(
      'none',
    );
  });

  test('is unchanged while its sale stands', () => {
    expect(withPostSaleOutcome(sold, undefined)).toBe(sold);
  });
});
