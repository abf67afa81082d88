import type { Sale } from './costed-sale';

/** By default a one-family house in Queens, paid in cash, with the seller paying the seller's taxes. */
export const aSale = (change: Partial<Sale> = {}): Sale => ({
  place: { county: 'Queens', town: null },
  kind: 'one-family',
  residentialPercent: null,
  sellerIsExempt: false,
  buyerPaysSellersTaxes: false,
  sellerPaysTitleInsurance: false,
  premium: null,
  loan: null,
  arrearsCents: null,
  propertyTaxYearCents: null,
  feeMonthCents: null,
  monthsUntilKeys: 0,
  vacantMonths: 0,
  own: {},
  figureSources: null,
  ...change,
});

export const inCounty = (county: string, town: string | null = null): Pick<Sale, 'place'> => ({
  place: { county, town },
});
export const today = '2026-11-22';
