import { z } from 'zod';

const text = z.string().trim().min(1);
/** Whole cents. */
const amount = z.number().int().min(0).max(100_000_000_00);
/** With at most three decimals, so that a share of whole cents is exact. */
const percent = z.number().min(0).max(100).multipleOf(0.001);
const countyNames = z.array(text).min(1);

/** Where a rate stands, the day on which it was read there or that it names itself, and when to look again. */
export const sourcedSchema = z
  .object({
    source: z.object({ label: text, href: z.url().nullable() }),
    asOf: z.iso.date(),
    reviewBy: z.iso.date(),
  })
  .refine(({ asOf, reviewBy }) => asOf < reviewBy, { message: 'A rate is reviewed after its day' });
export type Sourced = z.infer<typeof sourcedSchema>;
export type Source = Sourced['source'];

const sourced = <T extends z.ZodRawShape>(shape: T) => sourcedSchema.and(z.object(shape));

/** A tax on each unit of the price, a started one counting whole. */
const perUnit = { unitCents: amount, centsPerUnit: amount };
/** Of the whole price, not of the part above. */
const steps = z
  .array(z.object({ fromCents: amount, percent }))
  .min(1)
  .refine(
    (all) => all.every((step, index) => index === 0 || step.fromCents > (all[index - 1]?.fromCents ?? 0)),
    {
      message: 'Steps rise',
    },
  );
const brackets = z.array(z.object({ upToCents: amount.nullable(), centsPerThousand: amount })).min(1);
const cityRates = z.object({ low: percent, high: percent });
const range = z.object({ lowCents: amount, highCents: amount });

const localTax = sourced({
  county: text,
  /** `City of Yonkers`, `Town of Southold`. */
  name: text,
  kind: z.enum(['transfer', 'preservation']),
  payer: z.enum(['Buyer', 'Seller']),
  percent,
  /** There is none up to this price, and above it all of the price counts. */
  freeUpToCents: amount,
  /** What the price may exceed is left out, for improved and for vacant land. */
  allowance: z.object({ improvedCents: amount, vacantCents: amount }),
  /** From this price on nothing is left out. */
  allowanceEndsCents: amount.nullable(),
  /** The allowance is the county's median price of homes, new every year. */
  isMedian: z.boolean(),
  /** What else a buyer should know of it. */
  note: z.string(),
  /** As in postal addresses, which reach beyond the municipality. */
  postalCities: z.array(text).min(1),
});

const titleZone = sourced({
  owner: z.object({ firstCents: amount, brackets }),
  loan: z.object({ firstCents: amount, brackets }),
});

export const ratesSchema = z.object({
  newYorkCity: countyNames,
  stateTransferTax: sourced({
    ...perUnit,
    freeUpToCents: amount,
    /** On top in New York City, from a price on. */
    cityCentsPerUnit: amount,
    cityHomesFromCents: amount,
    cityOthersFromCents: amount,
  }),
  countyTransferTaxes: z.record(text, sourced({ centsPerUnit: amount })),
  cityTransferTax: sourced({
    freeUpToCents: amount,
    lowUpToCents: amount,
    homes: cityRates,
    others: cityRates,
  }),
  mansionTax: sourced({ steps }),
  /** In New York City from these prices on instead, the supplemental tax with it. */
  supplementalTax: sourced({ steps }),
  /** What a buyer pays for the seller by contract is part of the price, and the taxes are computed once more on the sum. */
  grossUp: sourced({
    /** Whether the state's own tax is part of it for homes too. */
    countsStateTaxOfHomes: z.boolean(),
  }),
  localTaxes: z.record(text, localTax),
  mortgageTax: z.object({
    city: sourced({ upToCents: amount, low: percent, homesHigh: percent, othersHigh: percent }),
    yonkers: sourced({ percent }),
    counties: z.array(sourced({ percent, names: countyNames })),
    /** Of the tax, on up to six dwellings. */
    lender: sourced({ percent }),
    /** The first part of the debt is free of the additional tax for one and two families. */
    deduction: sourced({ ofCents: amount, percent, names: countyNames }),
  }),
  titleInsurance: z.object({
    zoneTwoNames: countyNames,
    firstUpToCents: amount,
    zoneOne: titleZone,
    zoneTwo: titleZone,
    ownerDiscount: z.object({ percent, upToCents: amount }),
    /** The lender's policy beside an owner's, of its rate. */
    lenderPercent: sourced({ percent }),
  }),
  attorney: z.object({ city: sourced({ range }), elsewhere: sourced({ range }) }),
  searches: sourced({ range }),
  recording: sourced({
    documentCents: amount,
    pageCents: amount,
    deedPages: z.number().int(),
    mortgagePages: z.number().int(),
    reportOfHomesCents: amount,
    reportOfOthersCents: amount,
  }),
  insurance: sourced({ yearCents: amount }),
  tenants: sourced({ months: z.number().int() }),
  loan: sourced({ ratePercent: percent, years: z.number().int() }),
});
export type Rates = z.infer<typeof ratesSchema>;
export type LocalTax = z.infer<typeof localTax>;
