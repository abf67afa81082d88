import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { bids, sales } from '@/lib/domain/costs/sale/costed-sale.arbitraries';
import { aSale, inCounty, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { allocate, equalShares } from '@/lib/domain/shared/allocation';
import { cents, dollars } from '@/lib/domain/shared/money';
import { cashLinesOf } from './cash-lines';
import { cliffsAhead, cliffsOf, NOTABLE_CENTS, reached } from './cliffs';
import { highestBidFor } from './highest-bid';
import { totalCostOf } from './total-cost';

const cashFor = (sale: Sale, bid: number): number => totalCostOf(sale, dollars(bid), today).cashCents;

describe('the cost lines', () => {
  test('add up to the totals, each in whole cents with a source and a date', () => {
    fc.assert(
      fc.property(sales, bids, (sale, bid) => {
        const { lines, ...whole } = totalCostOf(sale, dollars(bid), today);
        const total = (isCounted: (line: (typeof lines)[number]) => boolean) =>
          lines.filter(isCounted).reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(total(({ payer, due }) => payer === 'Buyer' && due === 'closing')).toBe(whole.cashCents);
        expect(total(({ payer }) => payer === 'Seller')).toBe(whole.sellerPaysCents);
        expect(total(({ payer }) => payer === 'Buyer') + whole.loanCents).toBe(whole.totalCents);
        expect(whole.cashCents + whole.loanCents + whole.untilKeysCents).toBe(whole.totalCents);
        const paid = cashLinesOf(whole, dollars(7));
        expect(paid.priceCents + paid.costsCents - paid.loanCents - paid.paidCents).toBe(paid.cashCents);
        const bought = (line: (typeof lines)[number]) => ['bid', 'premium', 'loan'].includes(line.id);
        expect(total((line) => line.payer === 'Buyer' && line.due === 'closing' && !bought(line))).toBe(
          paid.costsCents,
        );
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        for (const { id, amountCents, source, asOf } of lines) {
          expect(Number.isSafeInteger(amountCents), id).toBe(true);
          expect(amountCents < 0, id).toBe(id === 'loan');
          expect(source?.label.trim(), id).not.toBe('');
          expect(asOf, id).toMatch(/^\d{4}-\d\d-\d\d$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('charge the seller no tax when the seller is exempt or the contract shifts it to the buyer', () => {
    fc.assert(
      fc.property(sales, bids, (sale, bid) => {
        const { lines } = totalCostOf(sale, dollars(bid), today);
        const sellers = lines.filter(({ payer, id }) => payer === 'Seller' && id !== 'title-insurance');
        if (sale.sellerIsExempt || sale.buyerPaysSellersTaxes) expect(sellers).toEqual([]);
      }),
    );
  });
});

describe('one more dollar', () => {
  test('never needs less cash, and needs much more only at a documented cliff', () => {
    fc.assert(
      fc.property(sales, bids, (sale, bid) => {
        const jump = cashFor(sale, bid + 1) - cashFor(sale, bid);
        expect(jump).toBeGreaterThanOrEqual(0);
        if (jump > NOTABLE_CENTS) expect(crossed(sale, bid)).not.toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  test('and any higher bid never need less cash', () => {
    fc.assert(
      fc.property(sales, bids, bids, (sale, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(cashFor(sale, high)).toBeGreaterThanOrEqual(cashFor(sale, low));
      }),
      { numRuns: 400 },
    );
  });

  /** Every cliff for a sale, in dollars, with the cost of its last dollar for a buyer who pays all taxes. */
  const documented: readonly (readonly [string, Partial<Sale>, (readonly [number, number])[]])[] = [
    [
      'a house in the city',
      {},
      [
        [25_001, 250],
        [500_001, 2_125],
        [1_000_000, 10_000],
        [2_000_000, 5_000],
        [3_000_000, 15_000],
        [5_000_000, 37_500],
        [10_000_000, 100_000],
        [15_000_000, 37_500],
        [20_000_000, 50_000],
        [25_000_000, 37_500],
      ],
    ],
    [
      'four families in the city',
      { kind: 'four-family' },
      [
        [25_001, 356],
        [500_001, 6_000],
        [2_000_000, 5_000],
      ],
    ],
    ['a house in Erie', inCounty('Erie'), [[1_000_000, 10_000]]],
    ['land in Erie', { ...inCounty('Erie'), kind: 'land' }, []],
    [
      'a house in Yonkers',
      inCounty('Westchester', 'yonkers'),
      [
        [25_001, 375],
        [1_000_000, 10_000],
      ],
    ],
    [
      'a house in Southold',
      inCounty('Suffolk', 'southold'),
      [
        [1_000_000, 10_000],
        [2_000_000, 5_000],
      ],
    ],
    ['a house in Riverhead', inCounty('Suffolk', 'riverhead'), [[1_000_000, 10_000]]],
  ];
  test.each(documented)('costs much more for %s at these cliffs and nowhere else', (_, change, cliffs) => {
    const sale = aSale({ ...change, sellerIsExempt: true });
    const limits = [...new Set(cliffsOf(sale).map(({ fromCents }) => Math.ceil(fromCents / 100)))];
    expect(limits.sort((a, b) => a - b)).toEqual(cliffs.map(([from]) => from));
    for (const [from, jump] of cliffs) {
      const cost = (cashFor(sale, from) - cashFor(sale, from - 1)) / 100;
      expect(Math.abs(cost - jump), `${from} costs ${cost}`).toBeLessThan(20);
    }
  });

  test('of a loan can reach the city’s cliff of the mortgage tax', () => {
    const loan = { downPercent: 50, ratePercent: 6, years: 30 };
    expect(cashFor(aSale({ loan }), 1_000_000) - cashFor(aSale({ loan }), 999_999)).toBeGreaterThan(
      dollars(10_600),
    );
    expect(crossed(aSale({ loan }), 999_999)).toContain('mortgage-tax');
  });

  test('of a loan is a cliff when it is the first, because of the lender’s policy and the recording', () => {
    const sale = aSale({ ...inCounty('Albany'), loan: { downPercent: 99.001, ratePercent: 0, years: 1 } });
    expect(cashFor(sale, 2) - cashFor(sale, 1)).toBeGreaterThan(dollars(100));
    expect(crossed(sale, 1)).toEqual(['loan-costs']);
  });

  test('shows a cliff ahead when it is near', () => {
    expect(cliffsAhead(aSale(), dollars(950_000), today)).toEqual([
      { name: 'mansion-tax', place: null, bidCents: dollars(1_000_000), costCents: expect.any(Number) },
    ]);
    const contract = aSale({ buyerPaysSellersTaxes: true });
    const [cliff] = cliffsAhead(contract, dollars(950_000), today);
    const first = (cliff?.bidCents ?? 0) / 100;
    expect(first).toBeLessThan(1_000_000);
    expect([
      reached(contract, 'consideration', first - 1),
      reached(contract, 'consideration', first),
    ]).toEqual([
      expect.toSatisfy((cents: number) => cents < dollars(1_000_000)),
      expect.toSatisfy((cents: number) => cents >= dollars(1_000_000)),
    ]);
    expect(cliffsAhead(aSale(), dollars(700_000), today)).toEqual([]);
  });
});

describe('the highest bid for an amount of cash', () => {
  test('needs no more than the cash, and one more dollar would', () => {
    fc.assert(
      fc.property(sales, bids, fc.integer({ min: -1_000_000, max: 1_000_000 }), (sale, bid, extra) => {
        const cash = dollars(Math.max(0, Math.round(cashFor(sale, bid) / 100) + extra));
        const highest = highestBidFor(sale, cash, today);
        if (highest === null) expect(cashFor(sale, 1)).toBeGreaterThan(cash);
        else {
          expect(cashFor(sale, highest / 100)).toBeLessThanOrEqual(cash);
          if (highest < dollars(1_000_000_000))
            expect(cashFor(sale, highest / 100 + 1)).toBeGreaterThan(cash);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('equals the result of trying every bid around it', () => {
    const near = fc.record({
      sale: sales,
      bid: bids.filter((bid) => bid > 60),
      extra: fc.integer({ min: -40, max: 40 }),
    });
    fc.assert(
      fc.property(near, ({ sale, bid, extra }) => {
        const cash = cents(cashFor(sale, bid) + extra * 100);
        const tried = Array.from({ length: 121 }, (_, step) => bid - 60 + step);
        const highest = highestBidFor(sale, cash, today);
        expect(tried.filter((each) => cashFor(sale, each) <= cash)).toEqual(
          tried.filter((each) => highest !== null && each <= highest / 100),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('is the original bid or one that needs the same cash', () => {
    fc.assert(
      fc.property(sales, bids, (sale, bid) => {
        const cash = totalCostOf(sale, dollars(bid), today).cashCents;
        const highest = highestBidFor(sale, cash, today);
        expect(highest).toBeGreaterThanOrEqual(dollars(bid));
        if (highest !== null && highest < dollars(1_000_000_000))
          expect(cashFor(sale, highest / 100)).toBe(cash);
      }),
      { numRuns: 100 },
    );
  });

  test('stays below a cliff that the cash does not cover', () => {
    const sale = aSale({ own: {} });
    const cash = dollars(Math.ceil(cashFor(sale, 1_000_000) / 100) - 1);
    expect(highestBidFor(sale, cash, today)).toBe(dollars(999_999));
    expect(highestBidFor(sale, dollars(100), today)).toBeNull();
  });
});

/** The cliffs between a bid and one more dollar, with and without the seller's taxes added to the price. */
function crossed(sale: Sale, bid: number): readonly string[] {
  const bare = { ...sale, buyerPaysSellersTaxes: false };
  return cliffsOf(sale)
    .filter(({ of, fromCents }) =>
      [sale, bare].some(
        (each) => reached(each, of, bid) < fromCents && reached(each, of, bid + 1) >= fromCents,
      ),
    )
    .map(({ name }) => name);
}

describe('the total cost of a lot', () => {
  test('is that of its homes, each at its part of the bid, with one attorney', () => {
    const lots = fc.array(sales, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(lots, fc.integer({ min: 10_000, max: 5_000_000 }), (homes, amount) => {
        const shares = equalShares(homes.length);
        const [first] = homes;
        if (!first) throw new Error('There are two');
        const { premium, loan, buyerPaysSellersTaxes, own } = first;
        const lot = homes.map((sale, index) => ({ sale, basisPoints: shares[index] ?? 0 }));
        const cost = totalCostOf({ ...first, lot }, dollars(amount), today);
        const single = allocate(dollars(amount), shares).map((part, index) => {
          const attorney = index === 0 ? {} : { attorney: cents(0) };
          const home = {
            ...homes[index],
            premium,
            loan,
            buyerPaysSellersTaxes,
            own: { ...own, ...attorney },
          };
          return totalCostOf({ ...first, ...home }, part, today);
        });
        const sum = (read: (each: (typeof single)[number]) => number) =>
          single.reduce((total, each) => total + read(each), 0);
        expect(cost.totalCents).toBe(sum(({ totalCents }) => totalCents));
        expect(cost.cashCents).toBe(sum(({ cashCents }) => cashCents));
        expect(cost.sellerPaysCents).toBe(sum(({ sellerPaysCents }) => sellerPaysCents));
        const buyers = cost.lines.filter(({ payer, id }) => payer === 'Buyer' && id !== 'loan');
        expect(buyers.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(cost.totalCents);
        expect(cost.lines.find(({ id }) => id === 'bid')?.amountCents).toBe(dollars(amount));
      }),
      { numRuns: 60 },
    );
  });

  test('has no mansion tax while each home stays below a million', () => {
    const home = {
      place: { county: 'Queens', town: null },
      kind: 'one-family',
      residentialPercent: null,
      sellerIsExempt: false,
      buyerPaysSellersTaxes: false,
      sellerPaysTitleInsurance: false,
      premium: null,
      loan: null,
      arrearsCents: cents(0),
      propertyTaxYearCents: cents(0),
      feeMonthCents: cents(0),
      monthsUntilKeys: 0,
      vacantMonths: 0,
      own: {},
      figureSources: null,
    } as const;
    const mansionTax = (shares: readonly number[]) =>
      totalCostOf(
        { ...home, lot: shares.map((basisPoints) => ({ basisPoints, sale: home })) },
        dollars(1_800_000),
        today,
      ).lines.find(({ id }) => id === 'mansion-tax')?.amountCents;
    expect(mansionTax([5_000, 5_000])).toBeUndefined();
    expect(mansionTax([6_000, 4_000])).toBe(dollars(10_800));
    expect(totalCostOf(home, dollars(1_800_000), today).lines.some(({ id }) => id === 'mansion-tax')).toBe(
      true,
    );
  });
});
