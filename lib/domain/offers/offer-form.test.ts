import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { offerNow, someTerms } from './offer.builders';
import { parseProposal, typedOf, usualTerms } from './offer-form';

const home = { listingTerms: ['Cash', 'Conventional'] } as const;
const parse = (said: Readonly<Record<string, string>> = {}) =>
  parseProposal(
    { ...typedOf(someTerms()), stands: '48', message: '', ...said },
    { listingTerms: [...home.listingTerms] },
    offerNow,
  );
const faultsOf = (said: Readonly<Record<string, string>>) => {
  const parsed = parse(said);
  return parsed.ok ? [] : Object.keys(parsed.reason);
};

describe('what is typed as an offer', () => {
  it('becomes terms, and terms become it again', () => {
    expect(parse({ message: ' We can close early. ', price: '$412,500' })).toEqual({
      ok: true,
      value: {
        terms: someTerms({ priceCents: dollars(412_500) }),
        standsMs: 48 * 3_600_000,
        message: 'We can close early.',
      },
    });
  });

  it('is refused with a sentence for each field that is wrong', () => {
    expect(faultsOf({ price: '', earnestMoney: 'x', financing: 'FHA', closingOn: '', stands: '1' })).toEqual([
      'price',
      'earnestMoney',
      'financing',
      'closingOn',
      'stands',
    ]);
    expect(faultsOf({ earnestMoney: '400,001' })).toEqual(['earnestMoney']);
    expect(faultsOf({ price: '-5' })).toEqual(['price']);
    expect(faultsOf({ closingOn: '2026-11-22' })).toEqual(['closingOn']);
    expect(faultsOf({ closingOn: '2027-11-23' })).toEqual(['closingOn']);
    expect(faultsOf({ closingOn: '2027-11-22' })).toEqual([]);
    expect(faultsOf({ message: 'a'.repeat(501) })).toEqual(['message']);
    expect(faultsOf({ message: 'We are a Christian family.' })).toEqual(['message']);
  });

  it('has a price from $100 to a billion, and at most all of it as earnest money', () => {
    expect(faultsOf({ price: '100', earnestMoney: '100' })).toEqual([]);
    expect(faultsOf({ price: '99', earnestMoney: '0' })).toEqual(['price']);
    expect(faultsOf({ price: '1,000,000,000' })).toEqual([]);
    expect(faultsOf({ price: '1,000,000,001' })).toEqual(['price']);
  });

  it('begins with the earnest money that the seller asks for', () => {
    expect(usualTerms({ listPriceCents: null })).toEqual({});
    const saleTerms = { earnestMoneyBasisPoints: 500, closingDays: 45, transferTaxPayer: 'Seller' } as const;
    const [listPriceCents] = [someTerms().priceCents];
    expect(usualTerms({ listPriceCents, saleTerms })).toEqual({ earnestMoney: '20,000' });
    expect(usualTerms({ listPriceCents })).toEqual({ earnestMoney: '40,000' });
  });
});
