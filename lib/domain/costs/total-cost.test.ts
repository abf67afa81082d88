import { describe, expect, test } from 'vitest';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { aSale, inCounty, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { lendersPremium, ownersPremium } from '@/lib/domain/costs/services/title-insurance';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { monthlyPayment } from './loan-costs';
import { type CostId, totalCostOf } from './total-cost';

const price = (bid: number, change: Partial<Sale> = {}) => totalCostOf(aSale(change), dollars(bid), today);
/** The amount in dollars and the payer; undefined if there is no such line. */
const lineOf = (id: CostId, bid: number, change: Partial<Sale> = {}) => {
  const line = price(bid, change).lines.find((each) => each.id === id);
  return line && [line.amountCents / 100, line.payer];
};
const borrowing = (loan: number, bid: number) => ({
  loan: { downPercent: 100 - (loan / bid) * 100, ratePercent: 6.5, years: 30 },
});

describe('worked examples', () => {
  test('the taxes on a $450,000 house in Queens with a $360,000 loan are correct', () => {
    const change = borrowing(360_000, 450_000);
    expect(price(450_000, change).loanCents).toBe(dollars(360_000));
    expect(lineOf('state-transfer-tax', 450_000, change)).toEqual([1_800, 'Seller']);
    expect(lineOf('city-transfer-tax', 450_000, change)).toEqual([4_500, 'Seller']);
    expect(lineOf('mortgage-tax', 450_000, change)).toEqual([6_450, 'Buyer']);
    expect(lineOf('mansion-tax', 450_000, change)).toBeUndefined();
  });

  test('if the buyer pays the seller’s taxes, the state’s own tax on a home is left out of $450,000', () => {
    const change = { buyerPaysSellersTaxes: true };
    expect(price(450_000, change).considerationCents).toBe(dollars(454_500));
    expect(lineOf('state-transfer-tax', 450_000, change)).toEqual([1_818, 'Buyer']);
    expect(lineOf('city-transfer-tax', 450_000, change)).toEqual([4_563, 'Buyer']);
    expect(price(450_000, change).sellerPaysCents).toBe(0);
  });

  test('a $600,000 loan in New York City pays the high mortgage tax rate', () => {
    expect(lineOf('mortgage-tax', 1_000_000, borrowing(600_000, 1_000_000))).toEqual([11_520, 'Buyer']);
  });

  test('the mansion tax starts at $1 million on the full price, and the city has more steps', () => {
    expect(lineOf('mansion-tax', 999_999)).toBeUndefined();
    expect(lineOf('mansion-tax', 1_000_000)).toEqual([10_000, 'Buyer']);
    expect(lineOf('mansion-tax', 1_200_000, { kind: 'condo' })).toEqual([12_000, 'Buyer']);
    expect(lineOf('mansion-tax', 2_500_000, { kind: 'condo' })).toEqual([31_250, 'Buyer']);
    expect(lineOf('mansion-tax', 3_200_000)).toEqual([48_000, 'Buyer']);
    expect(lineOf('state-transfer-tax', 3_200_000)).toEqual([20_800, 'Seller']);
    expect(lineOf('mansion-tax', 2_500_000, inCounty('Erie'))).toEqual([25_000, 'Buyer']);
  });

  test.each([
    [2_000_000, 1.25],
    [3_000_000, 1.5],
    [5_000_000, 2.25],
    [10_000_000, 3.25],
    [15_000_000, 3.5],
    [20_000_000, 3.75],
    [25_000_000, 3.9],
  ])('from $%d the mansion and supplemental tax are %d%% together', (from, percent) => {
    expect(lineOf('mansion-tax', from)).toEqual([(from * percent * 10) / 1000, 'Buyer']);
    expect(Number(lineOf('mansion-tax', from - 1)?.[0])).toBeLessThan((from * percent) / 100 - 1);
  });

  test('$990,000 plus the seller’s taxes counts as more than $1 million', () => {
    const change = { buyerPaysSellersTaxes: true };
    expect(price(990_000, change).considerationCents).toBe(1_004_107_50);
    expect(lineOf('state-transfer-tax', 990_000, change)).toEqual([4_018, 'Buyer']);
    expect(lineOf('city-transfer-tax', 990_000, change)).toEqual([14_364.96, 'Buyer']);
    expect(lineOf('mansion-tax', 990_000, change)).toEqual([10_041.08, 'Buyer']);
  });

  test('a four-family house in the city is not taxed as a home', () => {
    const change = { kind: 'four-family' } as const;
    expect(lineOf('city-transfer-tax', 900_000, change)).toEqual([23_625, 'Seller']);
    expect(lineOf('state-transfer-tax', 2_500_000, change)).toEqual([16_250, 'Seller']);
    expect(lineOf('city-transfer-tax', 2_500_000, change)).toEqual([65_625, 'Seller']);
    expect(lineOf('mansion-tax', 2_500_000, change)).toBeUndefined();
    expect(lineOf('mortgage-tax', 1_000_000, { ...change, ...borrowing(500_000, 1_000_000) })).toEqual([
      12_750,
      'Buyer',
    ]);
  });

  test('a started $500 counts in full', () => {
    expect(lineOf('state-transfer-tax', 300_100, inCounty('Ulster'))).toEqual([1_202, 'Seller']);
    expect(lineOf('state-transfer-tax', 500, inCounty('Ulster'))).toBeUndefined();
    expect(lineOf('state-transfer-tax', 501, inCounty('Ulster'))).toEqual([4, 'Seller']);
  });

  test('the buyer owes an exempt seller’s tax, and nothing is grossed up', () => {
    const change = { ...inCounty('Ulster'), sellerIsExempt: true };
    expect(lineOf('state-transfer-tax', 300_000, change)).toEqual([1_200, 'Buyer']);
    expect(price(300_000, { ...change, buyerPaysSellersTaxes: true }).considerationCents).toBe(
      dollars(300_000),
    );
  });

  test('the Peconic Bay tax has an allowance by town; in some towns it ends at $2 million', () => {
    const of = (town: string, bid: number, change: Partial<Sale> = {}) =>
      lineOf('local-transfer-tax', bid, { ...inCounty('Suffolk', town), ...change });
    expect(of('east-hampton', 900_000)).toEqual([12_500, 'Buyer']);
    expect(of('southold', 900_000)).toEqual([17_500, 'Buyer']);
    expect(of('riverhead', 900_000)).toEqual([15_000, 'Buyer']);
    expect(of('southold', 900_000, { kind: 'land' })).toEqual([20_625, 'Buyer']);
    expect(of('riverhead', 900_000, { kind: 'land' })).toEqual([16_500, 'Buyer']);
    expect(of('riverhead', 2_500_000)).toEqual([47_000, 'Buyer']);
    expect(of('southampton', 900_000, { kind: 'land' })).toEqual([20_000, 'Buyer']);
    expect(of('shelter-island', 1_999_999)).toEqual([39_999.98, 'Buyer']);
    expect(of('shelter-island', 2_000_000)).toEqual([50_000, 'Buyer']);
    expect(of('east-hampton', 300_000)).toBeUndefined();
  });
});

describe('local taxes', () => {
  test.each([
    ['Broome', 500, 100],
    ['Columbia', 600, 200],
    ['Erie', 900, 500],
    ['Essex', 600, 200],
    ['Madison', 800, 400],
    ['Tompkins', 600, 200],
  ])('the taxes of %s County and the state are $%d on $100,000', (county, together, alone) => {
    const change = { ...inCounty(county), kind: 'two-family', sellerPaysTitleInsurance: false } as const;
    expect(lineOf('county-transfer-tax', 100_000, change)).toEqual([alone, 'Seller']);
    expect(price(100_000, change).sellerPaysCents).toBe(dollars(together));
  });

  test('Columbia County leaves out the first $150,000 of a one-family house, and of nothing else', () => {
    const of = (bid: number, kind: Sale['kind']) =>
      lineOf('county-transfer-tax', bid, { ...inCounty('Columbia'), kind })?.[0];
    expect(of(150_000, 'one-family')).toBeUndefined();
    expect(of(150_501, 'one-family')).toBe(2);
    expect(of(400_000, 'one-family')).toBe(500);
    expect(of(400_000, 'two-family')).toBe(800);
  });

  test('a local tax can start above a price or have an allowance', () => {
    const of = (town: string, bid: number, change: Partial<Sale> = {}) =>
      lineOf('local-transfer-tax', bid, { ...inCounty('Westchester', town), ...change });
    expect(of('yonkers', 25_000)).toBeUndefined();
    expect(of('yonkers', 25_001)).toEqual([375.02, 'Seller']);
    expect(of('mount-vernon', 300_000)).toEqual([2_000, 'Seller']);
    expect(of('mount-vernon', 300_000, { sellerIsExempt: true })).toEqual([2_000, 'Buyer']);
    expect(lineOf('local-transfer-tax', 500_000, inCounty('Dutchess', 'red-hook'))).toEqual([1_600, 'Buyer']);
    expect(lineOf('local-transfer-tax', 200_000, inCounty('Orange', 'warwick'))).toEqual([750, 'Buyer']);
  });

  test.each([
    ['Nassau', 'one-family', 770],
    ['Cortland', 'commercial', 1_250],
    ['Otsego', 'commercial', 1_000],
    ['Tompkins', 'commercial', 1_000],
    ['Tompkins', 'one-family', 725],
    ['Onondaga', 'two-family', 725],
    ['Westchester', 'one-family', 1_020],
    ['Westchester', 'three-family', 1_050],
    ['Erie', 'one-family', 725],
    ['Albany', 'two-family', 975],
    ['Ulster', 'condo', 500],
    ['Erie', 'commercial', 1_000],
    ['Madison', 'one-family', 500],
    ['Kings', 'land', 2_050],
  ] as const)('the buyer’s mortgage tax on $100,000 in %s for %s is $%d', (county, kind, expected) => {
    const change = { ...inCounty(county), kind, ...borrowing(100_000, 200_000) };
    expect(lineOf('mortgage-tax', 200_000, change)).toEqual([expected, 'Buyer']);
  });

  test('Yonkers has its own mortgage tax, and a co-op or a cash purchase has none', () => {
    const loan = borrowing(100_000, 200_000);
    expect(lineOf('mortgage-tax', 200_000, { ...inCounty('Westchester', 'yonkers'), ...loan })).toEqual([
      1_520,
      'Buyer',
    ]);
    expect(lineOf('mortgage-tax', 200_000, { kind: 'co-op', ...loan })).toBeUndefined();
    expect(lineOf('mortgage-tax', 200_000)).toBeUndefined();
  });

  test('the mortgage tax counts each $100 of a loan and a remainder above $50', () => {
    const of = (loan: number) =>
      lineOf('mortgage-tax', loan, { ...inCounty('Erie'), ...borrowing(loan, loan) });
    expect([of(100_050), of(100_051), of(100_149)]).toEqual([
      [725, 'Buyer'],
      [725.75, 'Buyer'],
      [725.75, 'Buyer'],
    ]);
  });

  test('a home in a park passes by a bill of sale, without tax, title insurance or recording', () => {
    const { lines } = price(90_000, { kind: 'home-in-park', ...inCounty('Erie') });
    expect(lines.map(({ id }) => id)).toEqual(['bid', 'attorney', 'searches', 'insurance']);
  });

  test('every county has exactly one mortgage tax', () => {
    const names = [...rates.newYorkCity, ...rates.mortgageTax.counties.flatMap((group) => group.names)];
    expect([new Set(names).size, names.length]).toEqual([62, 62]);
  });
});

test('title insurance follows the filed table of the zone', () => {
  expect([450_000, 500_000, 1_000_000].map((bid) => ownersPremium('Queens', dollars(bid)) / 100)).toEqual([
    1_955, 2_140, 3_831,
  ]);
  expect(ownersPremium('Erie', dollars(450_000))).toBeLessThan(ownersPremium('Queens', dollars(450_000)));
  // From the source's bulletin: $400,000 cost $524 when issued with an owner's policy.
  expect(lendersPremium('Queens', dollars(400_000))).toBe(dollars(524));
});

test('a $20 million policy uses every bracket of the filed table', () => {
  const of = (county: string) =>
    [ownersPremium, lendersPremium].map((premium) => premium(county, dollars(20_000_000)) / 100);
  expect(of('Queens')).toEqual([63_871, 16_145]);
  expect(of('Erie')).toEqual([57_480, 14_549]);
});

test.each([
  ['Erie', 'one-family', 380],
  ['Erie', 'commercial', 495],
  ['Erie', 'land', 495],
  ['Erie', 'four-family', 495],
  ['Erie', 'farm', 370],
  ['Queens', 'condo', 354],
  ['Richmond', 'one-family', 254],
  ['Allegany', 'one-family', 320],
  ['Seneca', 'one-family', 286],
  ['Suffolk', 'one-family', 1_085],
  ['Nassau', 'one-family', 1_220],
] as const)('recording the deed and the mortgage in %s of a %s costs $%d', (county, kind, expected) => {
  const change = { ...inCounty(county), kind, ...borrowing(240_000, 300_000) };
  expect(lineOf('recording', 300_000, change)).toEqual([expected, 'Buyer']);
});

test('estimates are the middle of the customary range or the state average', () => {
  const of = (id: CostId, county: string) => lineOf(id, 300_000, inCounty(county))?.[0];
  expect([of('attorney', 'Queens'), of('attorney', 'Erie')]).toEqual([2_500, 1_125]);
  expect([of('searches', 'Erie'), of('insurance', 'Erie')]).toEqual([850, 1_860]);
});

test('a premium is part of the price and is taxed', () => {
  const premium = { percent: 5, leastCents: dollars(2_500) };
  expect(lineOf('premium', 30_000, { premium })).toEqual([2_500, 'Buyer']);
  expect(lineOf('premium', 100_000, { premium })).toEqual([5_000, 'Buyer']);
  expect(lineOf('mansion-tax', 960_000, { premium })).toEqual([10_080, 'Buyer']);
});

test('equal payments repay the loan', () => {
  expect(monthlyPayment({ downPercent: 20, ratePercent: 6, years: 30 }, dollars(100_000))).toBe(599_55);
  expect(monthlyPayment({ downPercent: 20, ratePercent: 0, years: 10 }, dollars(120_000))).toBe(
    dollars(1_000),
  );
});

test('costs until the keys are not part of the cash at closing', () => {
  const change = {
    monthsUntilKeys: 3,
    propertyTaxYearCents: dollars(12_000),
    feeMonthCents: dollars(100),
    arrearsCents: dollars(2_000),
  };
  const [with3, without] = [price(300_000, change), price(300_000, { ...change, monthsUntilKeys: 0 })];
  // Also $45 for the court and $140 for the sheriff.
  expect(with3.untilKeysCents).toBe(dollars(3_485));
  expect([with3.cashCents, with3.totalCents - without.totalCents]).toEqual([
    without.cashCents,
    dollars(3_485),
  ]);
  expect(lineOf('arrears', 300_000, change)).toEqual([2_000, 'Buyer']);
});

describe('a line that follows several rates is verified only if each of them is', () => {
  const markOf = (id: CostId, bid: number, change: Partial<Sale> = {}) =>
    price(bid, change).lines.find((line) => line.id === id)?.isVerified;

  test('the eviction, with the fee of the court', () => {
    expect(rates.eviction.city.isVerified).toBe(true);
    expect(markOf('eviction', 300_000, { monthsUntilKeys: 3 })).toBe(false);
  });

  test('the recording, with the pages that we assume', () => {
    expect(rates.recording.counties.find(({ names }) => names.includes('Queens'))?.isVerified).toBe(true);
    expect(markOf('recording', 300_000)).toBe(false);
  });

  test('a tax of the city, a county or a town, if its base counts what the buyer pays by contract', () => {
    const of = (id: CostId, change: Partial<Sale>) =>
      [{}, { buyerPaysSellersTaxes: true }, { buyerPaysSellersTaxes: true, sellerIsExempt: true }].map(
        (payer) => markOf(id, 300_000, { ...change, ...payer }),
      );
    expect(of('city-transfer-tax', inCounty('Queens'))).toEqual([true, false, true]);
    expect(of('county-transfer-tax', inCounty('Erie'))).toEqual([true, false, true]);
    expect(of('local-transfer-tax', inCounty('Westchester', 'yonkers'))).toEqual([true, false, true]);
    expect(of('state-transfer-tax', inCounty('Erie'))).toEqual([true, true, true]);
  });

  test('the city’s tax on a home whose liens it leaves out', () => {
    const arrears = { arrearsCents: dollars(10_000) };
    expect(markOf('city-transfer-tax', 300_000, arrears)).toBe(false);
    expect(markOf('city-transfer-tax', 300_000, { ...arrears, kind: 'four-family' })).toBe(true);
    expect(markOf('county-transfer-tax', 300_000, { ...arrears, ...inCounty('Erie') })).toBe(true);
  });
});

test('a typed figure replaces an estimate and its source', () => {
  const own: Partial<Record<'attorney', Cents>> = { attorney: dollars(1_234) };
  const line = price(300_000, { own }).lines.find(({ id }) => id === 'attorney');
  expect(line).toMatchObject({
    amountCents: dollars(1_234),
    isEstimate: false,
    asOf: today,
    source: null,
  });
});

test('the gross-up of a building that is no home counts the state’s tax', () => {
  const change = { buyerPaysSellersTaxes: true, kind: 'four-family' } as const;
  expect(price(900_000, change).considerationCents).toBe(dollars(927_225));
});

describe('liens that stay with the home', () => {
  const owing = (arrears: number, change: Partial<Sale> = {}) => ({
    ...change,
    arrearsCents: dollars(arrears),
  });

  test('count in the mansion tax but not in the basic taxes on a house', () => {
    const change = owing(45_000);
    expect(lineOf('mansion-tax', 960_000, change)).toEqual([10_050, 'Buyer']);
    expect(lineOf('state-transfer-tax', 960_000, change)).toEqual([3_840, 'Seller']);
    expect(lineOf('city-transfer-tax', 960_000, change)).toEqual([13_680, 'Seller']);
  });

  test('can lift a four-family house over the limit of the city’s tax', () => {
    const change = owing(45_000, { kind: 'four-family' });
    expect(lineOf('city-transfer-tax', 480_000, change)).toEqual([13_781.25, 'Seller']);
    expect(lineOf('state-transfer-tax', 480_000, change)).toEqual([2_100, 'Seller']);
    expect(lineOf('state-transfer-tax', 450_000, change)).toEqual([1_800, 'Seller']);
  });

  test('are left out of Erie’s tax but not of Tompkins’s', () => {
    expect(lineOf('county-transfer-tax', 100_000, owing(10_000, inCounty('Erie')))).toEqual([500, 'Seller']);
    expect(lineOf('county-transfer-tax', 100_000, owing(10_000, inCounty('Tompkins')))).toEqual([
      220,
      'Seller',
    ]);
  });
});

describe('the buyer pays the seller’s taxes by contract', () => {
  const contract = { buyerPaysSellersTaxes: true };
  test('in Nassau $997,000 stays below the mansion tax', () => {
    const change = { ...contract, ...inCounty('Nassau') };
    expect(lineOf('mansion-tax', 997_000, change)).toBeUndefined();
    expect(lineOf('state-transfer-tax', 997_000, change)).toEqual([3_988, 'Buyer']);
  });

  test('in Queens only the city’s tax is added to $985,000 and $1,970,000', () => {
    expect(price(985_000, contract).considerationCents).toBe(999_036_25);
    expect(lineOf('mansion-tax', 985_000, contract)).toBeUndefined();
    expect(lineOf('city-transfer-tax', 985_000, contract)).toEqual([14_292.41, 'Buyer']);
    expect(lineOf('mansion-tax', 1_970_000, contract)).toEqual([19_980.73, 'Buyer']);
  });

  test('in Buffalo the county counts the state’s tax and the state does not', () => {
    const change = { ...contract, ...inCounty('Erie') };
    expect(lineOf('state-transfer-tax', 200_000, change)).toEqual([804, 'Buyer']);
    expect(lineOf('county-transfer-tax', 200_000, change)).toEqual([1_010, 'Buyer']);
  });
});

test('of a building with shops, the part for dwellings pays the mansion tax', () => {
  const change = { kind: 'mixed-use', residentialPercent: 33.333, ...inCounty('Erie') } as const;
  expect(lineOf('mansion-tax', 1_500_000, change)).toEqual([4_999.95, 'Buyer']);
  expect(lineOf('mansion-tax', 999_999, change)).toBeUndefined();
  expect(lineOf('mansion-tax', 1_500_000, { ...change, residentialPercent: null })).toBeUndefined();
});

test('of a farm, the residence pays the mansion tax from $1 million on, and land without one pays none', () => {
  const change = { kind: 'farm', residentialPercent: 40, ...inCounty('Otsego') } as const;
  expect(lineOf('mansion-tax', 1_250_000, change)).toEqual([5_000, 'Buyer']);
  expect(lineOf('mansion-tax', 999_999, change)).toBeUndefined();
  expect(lineOf('mansion-tax', 1_250_000, { ...change, residentialPercent: 0 })).toBeUndefined();
  expect(lineOf('mansion-tax', 1_250_000, { ...change, kind: 'land' })).toBeUndefined();
});

describe('estimates by kind and size', () => {
  test('insurance and attorney of a large building rise with its price', () => {
    const change = { kind: 'apartment-building' } as const;
    expect(lineOf('insurance', 25_000_000, change)).toEqual([93_000, 'Buyer']);
    expect(lineOf('attorney', 25_000_000, change)).toEqual([41_666.67, 'Buyer']);
    expect(lineOf('registration', 25_000_000, change)).toEqual([13, 'Buyer']);
    expect(lineOf('registration', 25_000_000, { ...change, ...inCounty('Erie') })).toBeUndefined();
  });

  test('a condominium and a co-op pay for their board and insure only the unit', () => {
    const ids = (change: Partial<Sale>) => price(400_000, change).lines.map(({ id }) => id);
    expect(lineOf('insurance', 400_000, { kind: 'condo' })).toEqual([540, 'Buyer']);
    expect(ids({ kind: 'condo' })).toEqual(expect.arrayContaining(['board', 'move-in', 'title-closer']));
    const borrowed = ids({ kind: 'co-op', ...borrowing(300_000, 400_000) });
    expect(borrowed).toEqual(expect.arrayContaining(['financing-statement', 'recognition', 'recording']));
    expect(borrowed).not.toContain('title-closer');
  });

  test('a loan adds the lender’s fees, interest to the end of the month and the tax in escrow', () => {
    const change = { ...borrowing(365_000, 400_000), propertyTaxYearCents: dollars(9_000) };
    expect(lineOf('lender-fees', 400_000, change)).toEqual([750, 'Buyer']);
    expect(lineOf('lender-attorney', 400_000, change)).toEqual([800, 'Buyer']);
    expect(lineOf('prepaid-interest', 400_000, change)).toEqual([975, 'Buyer']);
    expect(lineOf('tax-escrow', 400_000, change)).toEqual([3_000, 'Buyer']);
    expect(lineOf('tax-escrow', 400_000, { propertyTaxYearCents: dollars(9_000) })).toBeUndefined();
  });
});
