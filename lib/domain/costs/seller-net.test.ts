import { describe, expect, it } from 'vitest';
import { sellerNet } from './seller-net';

const house = {
  countyOrParish: 'Albany',
  city: 'Albany',
  propertySubType: 'SingleFamilyResidence',
  numberOfUnitsTotal: 1,
  seller: { kind: 'bank' },
} as const;
const brooklyn = { ...house, countyOrParish: 'Kings', city: 'Brooklyn' };

describe('what a price leaves the seller', () => {
  it('is less the state tax of two dollars for every started five hundred', () => {
    expect(sellerNet(house, 400_000_00)).toBe(398_400_00);
    expect(sellerNet(house, 400_001_00)).toBe(400_001_00 - 1_602_00);
  });

  it('is less the city’s tax too in New York City, by the kind of home and the price', () => {
    expect(sellerNet(brooklyn, 500_000_00)).toBe(500_000_00 - 2_000_00 - 5_000_00);
    expect(sellerNet(brooklyn, 600_000_00)).toBe(600_000_00 - 2_400_00 - 8_550_00);
    const store = { ...brooklyn, propertySubType: 'Retail' } as const;
    expect(sellerNet(store, 600_000_00)).toBe(600_000_00 - 2_400_00 - 15_750_00);
  });

  it('is not less the buyer’s mansion tax', () => {
    expect(sellerNet(house, 1_000_000_00)).toBe(996_000_00);
  });

  it('is the whole price where the buyer pays the transfer taxes, by the terms or because the seller is exempt', () => {
    expect(sellerNet({ ...brooklyn, saleTerms: { transferTaxPayer: 'Buyer' } }, 600_000_00)).toBe(600_000_00);
    expect(sellerNet({ ...brooklyn, seller: { kind: 'government' } }, 600_000_00)).toBe(600_000_00);
  });
});
