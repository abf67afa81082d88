import fc from 'fast-check';
import { rates } from '@/lib/domain/costs/rates/rates';
import { counties } from '@/lib/domain/locations/counties';
import { cents } from '@/lib/domain/shared/money';
import { estimateIds, quoteIds, type Sale, type TaxedPlace } from './costed-sale';
import { taxedKinds } from './taxed-kind';

const places: fc.Arbitrary<TaxedPlace> = fc.oneof(
  fc.constantFrom(...counties.map(({ name }) => ({ county: name, town: null }))),
  fc.constantFrom(...Object.entries(rates.localTaxes).map(([town, { county }]) => ({ county, town }))),
  fc.constantFrom(...rates.newYorkCity.map((county) => ({ county, town: null }))),
);
const amounts = (most: number) => fc.integer({ min: 0, max: most * 100 }).map(cents);
const percents = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);

export const sales: fc.Arbitrary<Sale> = fc.record({
  place: places,
  kind: fc.constantFrom(...taxedKinds),
  residentialPercent: fc.option(percents(0, 100)),
  sellerIsExempt: fc.boolean(),
  buyerPaysSellersTaxes: fc.boolean(),
  sellerPaysTitleInsurance: fc.boolean(),
  premium: fc.option(fc.record({ percent: percents(0, 12), leastCents: amounts(5_000) })),
  loan: fc.option(
    fc.record({
      downPercent: percents(0, 100),
      ratePercent: percents(0, 15),
      years: fc.integer({ min: 1, max: 40 }),
    }),
  ),
  arrearsCents: fc.option(amounts(50_000)),
  propertyTaxYearCents: fc.option(amounts(40_000)),
  feeMonthCents: fc.option(amounts(3_000)),
  monthsUntilKeys: fc.integer({ min: 0, max: 24 }),
  vacantMonths: fc.integer({ min: 0, max: 24 }),
  own: fc.record(Object.fromEntries([...estimateIds, ...quoteIds].map((id) => [id, amounts(10_000)])), {
    requiredKeys: [],
  }),
  figureSources: fc.constant(null),
});

/** Thresholds of the rules, in dollars. Errors are most likely around them. */
const limits = [
  1, 500, 10_000, 25_000, 35_000, 100_000, 200_000, 400_000, 500_000, 1_000_000, 2_000_000, 3_000_000,
  5_000_000, 10_000_000, 15_000_000, 20_000_000, 25_000_000,
];
/** Whole dollars. */
export const bids = fc.oneof(
  fc.integer({ min: 1, max: 30_000_000 }),
  fc
    .tuple(fc.constantFrom(...limits), fc.integer({ min: -3, max: 3 }))
    .map(([limit, step]) => Math.max(1, limit + step)),
  // Bids that the seller's taxes or a premium lift over a threshold.
  fc
    .tuple(fc.constantFrom(...limits), fc.integer({ min: 880, max: 1_000 }))
    .map(([limit, part]) => Math.max(1, Math.floor((limit * part) / 1_000))),
);
