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

describe('the seller’s net proceeds', () => {
  it('are the price less the state tax of $2 for every started $500', () => {
    expect(sellerNet(house, 400_000_00)).toBe(398_400_00);
    expect(sellerNet(house, 400_001_00)).toBe(400_001_00 - 1_602_00);
  });

  it('are also reduced by the city’s tax in New York City, by property type and price', () => {
    expect(sellerNet(brooklyn, 500_000_00)).toBe(500_000_00 - 2_000_00 - 5_000_00);
    expect(sellerNet(brooklyn, 600_000_00)).toBe(600_000_00 - 2_400_00 - 8_550_00);
    const store = { ...brooklyn, propertySubType: 'Retail' } as const;
    expect(sellerNet(store, 600_000_00)).toBe(600_000_00 - 2_400_00 - 15_750_00);
  });

  it('are not reduced by the buyer’s mansion tax', () => {
    expect(sellerNet(house, 1_000_000_00)).toBe(996_000_00);
  });

  it('are the full price if the buyer pays the transfer taxes by contract or because the seller is exempt', () => {
    expect(sellerNet({ ...brooklyn, saleTerms: { transferTaxPayer: 'Buyer' } }, 600_000_00)).toBe(600_000_00);
    expect(sellerNet({ ...brooklyn, seller: { kind: 'government' } }, 600_000_00)).toBe(600_000_00);
    const freddie = { kind: 'bank', name: 'Freddie Mac' } as const;
    expect(sellerNet({ ...brooklyn, seller: freddie }, 600_000_00)).toBe(600_000_00);
  });
});
