import { z } from 'zod';

const text = z.string().trim().min(1);
/** Whole cents. */
const amount = z.number().int().min(0).max(100_000_000_00);
/** At most three decimals, so that a share of whole cents is exact. */
const percent = z.number().min(0).max(100).multipleOf(0.001);
const countyNames = z.array(text).min(1);

/** The source of a rate, the day it was read or that the source names, and the day to check it again. */
export const sourcedSchema = z
  .object({
    source: z.object({ label: text, href: z.url().nullable() }),
    asOf: z.iso.date(),
    reviewBy: z.iso.date(),
    /** Read at a statute or an agency. */
    isVerified: z.boolean(),
    /** Read in an unofficial copy of a statute, rule or decision. */
    isCopy: z.literal(true).optional(),
  })
  .refine(({ asOf, reviewBy }) => asOf < reviewBy && reviewBy <= yearAfter(asOf), {
    message: 'A rate is reviewed within a year after its day',
  })
  .refine(({ isVerified, isCopy }) => !(isVerified && isCopy), { message: 'A copy is not verified' });
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
export type Sourced = z.infer<typeof sourcedSchema>;
export type Source = Sourced['source'];

const sourced = <T extends z.ZodRawShape>(shape: T) => sourcedSchema.and(z.object(shape));

/** A tax on each unit of the price. A started unit counts in full. */
const perUnit = { unitCents: amount, centsPerUnit: amount };
/** The percentage applies to the full price, not only to the part above `fromCents`. */
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
const count = z.number().int();
const quoted = sourced({ range });
const fee = sourced({ cents: amount });

const countyTax = sourced({
  centsPerUnit: amount,
  /** As the state’s tax does. */
  excludesLiens: z.boolean(),
  /** The part of the price of a one-family house that is not taxed. */
  oneFamilyFreeCents: amount,
  /** The day the county’s own law ended unless the county extended it, which nobody has read. */
  lawUntil: z.iso.date().nullable(),
});

const localTax = sourced({
  county: text,
  /** `City of Yonkers`, `Town of Southold`. */
  name: text,
  kind: z.enum(['transfer', 'preservation']),
  payer: z.enum(['Buyer', 'Seller']),
  percent,
  /** No tax up to this price. Above it the full price is taxed. */
  freeUpToCents: amount,
  /** The part of the price that is not taxed, for improved and for vacant land. */
  allowance: z.object({ improvedCents: amount, vacantCents: amount }),
  /** From this price on there is no allowance. */
  allowanceEndsCents: amount.nullable(),
  /** The allowance is the county's median home price, updated every year. */
  isMedian: z.boolean(),
  /** Sources differ on whether the allowance ends. */
  isEndDisputed: z.boolean(),
  /** City names in postal addresses, which can reach beyond the municipality. */
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
  }),
  cityBaseTax: sourced({ centsPerUnit: amount, homesFromCents: amount, othersFromCents: amount }),
  countyTransferTaxes: z.record(text, countyTax),
  cityTransferTax: sourced({
    freeUpToCents: amount,
    lowUpToCents: amount,
    homes: cityRates,
    others: cityRates,
  }),
  mansionTax: sourced({ steps }),
  /**
   * Replaces the mansion tax in New York City at these prices and above: mansion and supplemental tax
   * together.
   */
  supplementalTax: sourced({ steps }),
  /**
   * Seller's taxes that the buyer pays by contract are part of the price, so the taxes are computed again on
   * the sum.
   */
  grossUp: sourced({
    /** Whether this includes the state's own tax for homes. */
    countsStateTaxOfHomes: z.boolean(),
  }),
  liensInBases: sourced({
    /** From this price on they count in the state’s tax on everything but homes. */
    countFromCents: amount,
  }),
  /** Taxes of the city, counties and towns. */
  otherBases: sourced({ countStateTaxOfHomes: z.boolean(), cityLeavesOutLiensOfHomes: z.boolean() }),
  /** Fannie Mae and Freddie Mac. */
  sponsoredSellers: sourced({ areExempt: z.boolean() }),
  localTaxes: z.record(text, localTax),
  mortgageTax: z.object({
    city: sourced({ upToCents: amount, low: percent, homesHigh: percent, othersHigh: percent }),
    yonkers: sourced({ percent }),
    counties: z.array(sourced({ percent, names: countyNames })),
    /** The lender's part of the tax on up to six dwellings, in percent of the loan. */
    lender: sourced({ percent }),
    /** One and two families do not pay this percentage of the first part of the debt. */
    deductedFromCents: amount,
    deductions: z.array(sourced({ percent, names: countyNames })),
  }),
  titleInsurance: z.object({
    zoneTwoNames: countyNames,
    firstUpToCents: amount,
    zoneOne: titleZone,
    zoneTwo: titleZone,
    ownerDiscount: sourced({ percent, upToCents: amount }),
    /** The lender's policy, when issued with an owner's policy, costs this part of its filed rate. */
    lenderPercent: sourced({ percent }),
  }),
  services: z.object({
    attorney: z.object({ city: quoted, elsewhere: quoted, upToCents: amount }),
    searches: quoted,
    sharesSearch: quoted,
    titleCloser: quoted,
    lenderFees: quoted,
    lenderAttorney: quoted,
    financingStatement: quoted,
    recognition: quoted,
    board: quoted,
    moveIn: quoted,
    taxEscrow: sourced({ lowMonths: count, highMonths: count }),
    prepaidInterest: sourced({ days: count }),
  }),
  recording: z.object({
    /** The pages that an estimate assumes. */
    pages: sourced({ deed: count, mortgage: count }),
    counties: z.array(
      sourced({
        names: countyNames,
        documentCents: amount,
        pageCents: amount,
        /** Block and verification fees. */
        deedExtraCents: amount,
        mortgageExtraCents: amount,
        isContested: z.boolean(),
      }),
    ),
    report: sourced({ homesCents: amount, othersCents: amount }),
    transferReturn: fee,
    /** Outside New York City, for homes. */
    deedNotice: fee,
    cityReturnOfShares: fee,
  }),
  insurance: z.object({
    home: sourced({ yearCents: amount }),
    unit: sourced({ yearCents: amount }),
    /** On top of the others, while nobody lives in the home. */
    vacant: sourced({ extraPercent: percent }),
    upToCents: amount,
  }),
  registration: sourced({ yearCents: amount }),
  eviction: z.object({ court: fee, city: fee, elsewhere: fee }),
  tenants: sourced({ months: z.number().int() }),
  loan: sourced({ ratePercent: percent, years: z.number().int() }),
});
export type Rates = z.infer<typeof ratesSchema>;
export type CountyTax = z.infer<typeof countyTax>;
export type LocalTax = z.infer<typeof localTax>;
