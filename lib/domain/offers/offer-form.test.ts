import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { offerNow, someTerms } from './offer.builders';
import { initialTerms, parseOfferInput, toFormValues } from './offer-form';

const home = { listingTerms: ['Cash', 'Conventional'] } as const;
const parse = (input: Readonly<Record<string, string>> = {}) =>
  parseOfferInput(
    { ...toFormValues(someTerms()), stands: '48', message: '', ...input },
    { listingTerms: [...home.listingTerms] },
    offerNow,
  );
const faultsOf = (input: Readonly<Record<string, string>>) => {
  const parsed = parse(input);
  return parsed.ok ? [] : Object.keys(parsed.reason);
};

describe('the offer form', () => {
  it('parses to offer terms, and the terms fill the form again', () => {
    expect(parse({ message: ' We can close early. ', price: '$412,500' })).toEqual({
      ok: true,
      value: {
        terms: someTerms({ priceCents: dollars(412_500) }),
        standsMs: 48 * 3_600_000,
        message: 'We can close early.',
      },
    });
  });

  it('reports one message for each invalid field', () => {
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
    expect(parse({ message: 'We will raise our kids near the church.' })).toMatchObject({
      ok: false,
      reason: { message: { code: 'people', words: 'our kids', protectedClass: 'familial-status' } },
    });
  });

  it('requires a price from $100 to $1 billion and earnest money of at most the price', () => {
    expect(faultsOf({ price: '100', earnestMoney: '100' })).toEqual([]);
    expect(faultsOf({ price: '99', earnestMoney: '0' })).toEqual(['price']);
    expect(faultsOf({ price: '1,000,000,000' })).toEqual([]);
    expect(faultsOf({ price: '1,000,000,001' })).toEqual(['price']);
  });

  it('starts with the earnest money that the seller requires', () => {
    expect(initialTerms({ listPriceCents: null })).toEqual({});
    const saleTerms = { earnestMoneyBasisPoints: 500, closingDays: 45, transferTaxPayer: 'Seller' } as const;
    const [listPriceCents] = [someTerms().priceCents];
    expect(initialTerms({ listPriceCents, saleTerms })).toEqual({ earnestMoney: '20,000' });
    expect(initialTerms({ listPriceCents })).toEqual({ earnestMoney: '40,000' });
  });
});
