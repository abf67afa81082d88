import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { fewestForMedian, type MarketHome, marketOf } from './market-statistics';

const now = Date.parse('2026-11-21T15:00:00Z');
const day = 24 * 3_600_000;

type Priced = MarketHome['listing'];
const aHome = (change: Partial<Priced> = {}): MarketHome => ({
  isForSale: true,
  listing: {
    listPriceCents: cents(30_000_000),
    closePriceCents: null,
    closeDate: null,
    listedAt: now - 10 * day,
    livingAreaSqft: 1500,
    ...change,
  },
});
const aSale = (dollars: number, change: Partial<Priced> = {}): MarketHome => ({
  ...aHome({
    closePriceCents: cents(dollars * 100),
    closeDate: now - 30 * day,
    listedAt: now - 100 * day,
    ...change,
  }),
  isForSale: false,
});
const listPriceOf = (dollars: readonly number[]) =>
  marketOf(
    dollars.map((each) => aHome({ listPriceCents: cents(each * 100) })),
    now,
  ).listPrice;

describe('a median', () => {
  test('is the middle price, or the mean of the two middle prices', () => {
    expect(listPriceOf([500_000, 100_000, 300_000, 200_000, 900_000])).toEqual({
      median: 30_000_000,
      count: 5,
    });
    expect(listPriceOf([1, 2, 3, 4, 5, 6]).median).toBe(350);
  });

  test('is null for fewer than five homes, but the count is still given', () => {
    expect(listPriceOf([1, 2, 3, 4])).toEqual({ median: null, count: 4 });
    expect(listPriceOf([])).toEqual({ median: null, count: 0 });
  });

  test('has as many prices below it as above it, whatever the prices and their order', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: fewestForMedian });
    fc.assert(
      fc.property(prices, (dollars) => {
        const median = (listPriceOf(dollars).median ?? Number.NaN) / 100;
        const below = dollars.filter((each) => each < median).length;
        const above = dollars.filter((each) => each > median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(dollars.length / 2);
      }),
    );
  });
});

describe('the market', () => {
  test('uses list prices of homes for sale, and deed prices of the last year for sold homes', () => {
    const sales = [100_000, 200_000, 300_000, 400_000, 500_000].map((dollars) => aSale(dollars));
    const market = marketOf([...sales, aSale(9_000_000, { closeDate: now - 366 * day }), aHome()], now);
    expect(market.salePrice).toEqual({ median: 30_000_000, count: 5 });
    expect(market.salePricePerSqft).toEqual({ median: 20_000, count: 5 });
    expect(market.daysToClosing).toEqual({ median: 70, count: 5 });
    expect(market.listPrice).toEqual({ median: null, count: 1 });
  });

  test('leaves auctions out of the prices, because a bid is not a price, and counts their days', () => {
    const auctions = Array.from({ length: 5 }, () => aHome({ listPriceCents: null }));
    const market = marketOf(auctions, now);
    expect(market.listPrice).toEqual({ median: null, count: 0 });
    expect(market.daysForSale).toEqual({ median: 10, count: 5 });
  });

  test('leaves homes of unknown size out of the price per square foot', () => {
    const homes = [...Array.from({ length: 5 }, () => aHome()), aHome({ livingAreaSqft: null })];
    const market = marketOf(homes, now);
    expect(market.listPrice.count).toBe(6);
    expect(market.listPricePerSqft).toEqual({ median: 20_000, count: 5 });
  });
});
