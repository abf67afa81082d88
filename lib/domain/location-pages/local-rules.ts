import { z } from 'zod';
import { type ClosingCostId, closingCosts } from '@/lib/domain/costs/closing-costs';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { CountyTax, LocalTax, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import { type PropertyKind, propertyKinds } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';

/**
 * What a rule is about, in page order. Of two rules on one subject, the one for the smaller place applies.
 */
export const ruleSubjects = {
  taxes: [
    'state-transfer-tax',
    'county-transfer-tax',
    'city-transfer-tax',
    'local-transfer-tax',
    'peconic-bay-tax',
    'mansion-tax',
    'supplemental-tax',
    'mortgage-recording-tax',
    'title-insurance',
  ],
  possession: ['tenants', 'former-owner', 'good-cause', 'redemption', 'tax-redemption'],
  papers: [
    'property-condition',
    'lead-paint',
    'utility-notice',
    'agricultural-district',
    'well-test',
    'investor-wait',
    'hpd-registration',
    'recording',
  ],
} as const;
export type RuleTopic = keyof typeof ruleSubjects;
const subjects = [...ruleSubjects.taxes, ...ruleSubjects.possession, ...ruleSubjects.papers] as const;

const text = z.string().trim().min(1);
const countyName = z.enum(counties.map(({ name }) => name));

export const placeRuleSchema = z.object({
  subject: z.enum(subjects),
  payer: z.enum(['Buyer', 'Seller', 'Varies']).nullable(),
  where: z.discriminatedUnion('scope', [
    z.object({ scope: z.literal('state') }),
    z.object({ scope: z.literal('counties'), counties: z.array(countyName).min(1) }),
    /** City names as in postal addresses. */
    z.object({ scope: z.literal('cities'), county: countyName, cities: z.array(text).min(1) }),
  ]),
  /** Null: every kind. */
  kinds: z.array(z.enum(propertyKinds)).min(1).nullable(),
  /** Without a link while no statute or agency page has been read. */
  source: z.object({ label: text, href: z.url().nullable() }),
  /** The day when the source was read, or the date that the source itself states. */
  asOf: z.iso.date(),
});
export type PlaceRule = z.output<typeof placeRuleSchema> & { readonly content: RuleContent };
type Written = z.input<typeof placeRuleSchema> & { readonly content: RuleContent };

/** What a rule says, with the figures and places of its text. */
export type RuleContent =
  | { readonly code: FixedRule }
  | { readonly code: 'closing-cost'; readonly id: ClosingCostId }
  | { readonly code: 'county-transfer-tax'; readonly county: string; readonly tax: CountyTax }
  | { readonly code: 'local-tax'; readonly tax: LocalTax }
  /** The taxes of the county's towns and cities, which do not apply elsewhere in it. */
  | { readonly code: 'local-taxes'; readonly county: string; readonly taxes: readonly LocalTax[] }
  /** `yonkersPercent`: the other rate of a city in this county. */
  | { readonly code: 'mortgage-tax'; readonly percent: number; readonly yonkersPercent: number | null }
  /** `county`: one of the zone, for examples. */
  | { readonly code: 'title-insurance'; readonly zone: '1' | '2'; readonly county: string }
  | { readonly code: 'good-cause-in-county' | 'good-cause-in-city'; readonly cities: readonly string[] };

type FixedRule =
  | ('mortgage-tax-by-place' | 'mortgage-tax-in-new-york-city')
  | ('tenants' | 'former-owner' | 'good-cause' | 'good-cause-in-new-york-city')
  | ('redemption' | 'tax-redemption' | 'property-condition' | 'lead-paint' | 'investor-wait')
  | ('utility-notice' | 'agricultural-district' | 'well-test-in-westchester' | 'well-test-in-rockland')
  | 'hpd-registration'
  | ('recording' | 'county-clerk' | 'city-register' | 'richmond-clerk');

const readOn = '2026-11-21';
const noticesReadOn = '2026-11-27';
const everywhere = { scope: 'state' } as const;
const inCounties = (...names: string[]) => ({ scope: 'counties', counties: names }) as const;
const inCities = (county: string, ...cities: string[]) => ({ scope: 'cities', county, cities }) as const;
const { newYorkCity } = rates;
const outsideNewYorkCity = counties.map(({ name }) => name).filter((name) => !newYorkCity.includes(name));

const oneToThreeFamilies: PropertyKind[] = ['house', 'townhouse', 'condo', 'co-op', 'two-to-four-family'];
/** The mansion tax is on the residence of a farm or mixed-use building, too. */
const withResidence: PropertyKind[] = [...oneToThreeFamilies, 'mixed-use', 'farm'];
const homes: PropertyKind[] = [...oneToThreeFamilies, 'apartment-building', 'mixed-use', 'manufactured'];
const rented: PropertyKind[] = [
  'house',
  'townhouse',
  'two-to-four-family',
  'apartment-building',
  'mixed-use',
];

type Where = Written['where'];

/** A line of the closing cost table that reads the same everywhere it applies. */
function ofCosts(
  id: ClosingCostId,
  rest: Pick<Written, 'subject' | 'where' | 'kinds'>,
  content: RuleContent = { code: 'closing-cost', id },
): Written {
  const cost = closingCosts.find((each) => each.id === id);
  if (!cost) throw new RangeError(`${id} is not a closing cost`);
  return { content, payer: cost.payer, ...originOf({ source: cost.rate.source, asOf: ratesAsOf }), ...rest };
}

const originOf = ({ source, asOf }: Pick<Sourced, 'source' | 'asOf'>): Pick<Written, 'source' | 'asOf'> => ({
  source,
  asOf,
});

const countyTransferTaxes = Object.entries(rates.countyTransferTaxes).map(
  ([county, rate]): Written => ({
    subject: 'county-transfer-tax',
    content: { code: 'county-transfer-tax', county, tax: rate },
    payer: 'Seller',
    where: inCounties(county),
    kinds: null,
    ...originOf(rate),
  }),
);

const localTax = (tax: LocalTax): Written => ({
  subject: tax.county === 'Suffolk' ? 'peconic-bay-tax' : 'local-transfer-tax',
  content: { code: 'local-tax', tax },
  payer: tax.payer,
  where: inCities(tax.county, ...tax.postalCities),
  kinds: null,
  ...originOf(tax),
});

/** A county's summary of the taxes of its towns and cities. */
function localTaxesOf(county: string): readonly Written[] {
  const taxes = localTaxes.filter((tax) => tax.county === county);
  const [first] = taxes;
  if (!first) return [];
  return [
    {
      ...localTax(first),
      content: { code: 'local-taxes', county, taxes },
      where: inCounties(county),
    },
  ];
}
const localTaxes = Object.values(rates.localTaxes);
/** Suffolk has a summary in the closing costs. */
const countiesWithTaxes = new Set(
  localTaxes.map(({ county }) => county).filter((name) => name !== 'Suffolk'),
);

const mortgageTax = (content: RuleContent, where: Where, rate: Sourced): Written => ({
  subject: 'mortgage-recording-tax',
  content,
  payer: 'Buyer',
  where,
  kinds: null,
  ...originOf(rate),
});

const { city, yonkers, counties: mortgageGroups } = rates.mortgageTax;
const mortgageTaxes: readonly Written[] = [
  mortgageTax({ code: 'mortgage-tax-in-new-york-city' }, inCounties(...newYorkCity), city),
  mortgageTax(
    { code: 'mortgage-tax', percent: yonkers.percent, yonkersPercent: null },
    inCities('Westchester', 'Yonkers'),
    yonkers,
  ),
  ...mortgageGroups.flatMap(({ percent, names, ...rate }) =>
    names.map((name) => {
      const yonkersPercent = name === 'Westchester' ? yonkers.percent : null;
      return mortgageTax({ code: 'mortgage-tax', percent, yonkersPercent }, inCounties(name), rate);
    }),
  ),
];

const { zoneTwoNames, zoneOne, zoneTwo } = rates.titleInsurance;
const titleZone = (zone: '1' | '2', rate: Sourced, names: readonly string[]): Written => ({
  subject: 'title-insurance',
  content: { code: 'title-insurance', zone, county: names[0] ?? '' },
  payer: 'Buyer',
  where: inCounties(...names),
  kinds: null,
  ...originOf(rate),
});

const goodCause = (content: RuleContent, where: Where): Written => ({
  subject: 'good-cause',
  content,
  payer: null,
  where,
  kinds: rented,
  source: {
    label: 'Real Property Law § 214',
    href: 'https://nysenate.gov/legislation/laws/RPP/214',
  },
  asOf: '2024-05-03',
});
const optedIn = (content: RuleContent, where: Where): Written => ({
  ...goodCause(content, where),
  source: {
    label: 'LeadingAge New York, municipalities that have opted in (unverified)',
    href: 'https://leadingageny.org/providers/housing-and-retirement-communities/other-housing-updates/rochester-becomes-latest-city-to-opt-in-to-good-cause-eviction-protections',
  },
  asOf: '2025-01-07',
});
/** Places that have opted in, by county. */
const goodCauseTowns: readonly (readonly [county: string, ...cities: string[]])[] = [
  ['Albany', 'Albany'],
  ['Columbia', 'Hudson'],
  ['Dutchess', 'Beacon', 'Poughkeepsie'],
  ['Monroe', 'Rochester'],
  ['Orange', 'Newburgh'],
  ['Rockland', 'Nyack'],
  ['Tompkins', 'Ithaca'],
  ['Ulster', 'Kingston', 'New Paltz'],
];
const wellTest = (
  code: 'well-test-in-westchester' | 'well-test-in-rockland',
  county: string,
  source: Written['source'],
): Written => ({
  subject: 'well-test',
  content: { code },
  payer: null,
  where: inCounties(county),
  kinds: ['house', 'townhouse', 'two-to-four-family'],
  source,
  asOf: noticesReadOn,
});

const countyClerk = (code: 'recording' | 'county-clerk', where: Where): Written => ({
  subject: 'recording',
  content: { code },
  payer: null,
  where,
  kinds: null,
  source: {
    label: 'Real Property Law § 291',
    href: 'https://nysenate.gov/legislation/laws/RPP/291',
  },
  asOf: noticesReadOn,
});

/**
 * The taxes and rules of New York by place: orientation, not legal advice. Postal cities are larger than the
 * cities and villages that make rules, so a city's rule may not apply at its edge.
 */
const written: readonly Written[] = [
  ofCosts('stateTransferTax', { subject: 'state-transfer-tax', where: everywhere, kinds: null }),
  ...countyTransferTaxes,
  ofCosts('cityTransferTax', {
    subject: 'city-transfer-tax',
    where: inCounties(...newYorkCity),
    kinds: null,
  }),
  ofCosts('peconicBayTax', {
    subject: 'peconic-bay-tax',
    where: inCounties('Suffolk'),
    kinds: null,
  }),
  ...[...countiesWithTaxes].flatMap(localTaxesOf),
  ...localTaxes.map(localTax),
  ofCosts('mansionTax', { subject: 'mansion-tax', where: everywhere, kinds: withResidence }),
  ofCosts('supplementalTax', {
    subject: 'supplemental-tax',
    where: inCounties(...newYorkCity),
    kinds: oneToThreeFamilies,
  }),
  ofCosts(
    'mortgageRecordingTax',
    { subject: 'mortgage-recording-tax', where: everywhere, kinds: null },
    { code: 'mortgage-tax-by-place' },
  ),
  ...mortgageTaxes,
  titleZone('2', zoneTwo, zoneTwoNames),
  titleZone(
    '1',
    zoneOne,
    counties.map(({ name }) => name).filter((name) => !zoneTwoNames.includes(name)),
  ),
  {
    subject: 'tenants',
    content: { code: 'tenants' },
    payer: null,
    where: everywhere,
    kinds: homes,
    source: {
      label: 'Real Property Actions and Proceedings Law § 1305',
      href: 'https://www.nysenate.gov/legislation/laws/RPA/1305',
    },
    asOf: readOn,
  },
  {
    subject: 'former-owner',
    content: { code: 'former-owner' },
    payer: null,
    where: everywhere,
    kinds: homes,
    source: {
      label: 'GMAC Mortgage v. Toureau, District Court of Nassau County, 2007',
      href: 'https://law.justia.com/cases/new-york/other-courts/2007/2007-51056.html',
    },
    asOf: readOn,
  },
  goodCause({ code: 'good-cause' }, everywhere),
  goodCause({ code: 'good-cause-in-new-york-city' }, inCounties(...newYorkCity)),
  ...goodCauseTowns.flatMap(([county, ...cities]) => [
    optedIn({ code: 'good-cause-in-county', cities }, inCounties(county)),
    optedIn({ code: 'good-cause-in-city', cities }, inCities(county, ...cities)),
  ]),
  {
    subject: 'redemption',
    content: { code: 'redemption' },
    payer: null,
    where: everywhere,
    kinds: null,
    source: {
      label: 'NYCTL 1999-1 Trust v. 573 Jackson Avenue, Court of Appeals, 2009',
      href: 'https://law.justia.com/cases/new-york/court-of-appeals/2009/201opn09.html',
    },
    asOf: noticesReadOn,
  },
  {
    subject: 'tax-redemption',
    content: { code: 'tax-redemption' },
    payer: null,
    where: inCounties(...outsideNewYorkCity),
    kinds: null,
    source: {
      label: 'Real Property Tax Law § 1110',
      href: 'https://newyork.public.law/laws/n.y._real_property_tax_law_section_1110',
    },
    asOf: readOn,
  },
  {
    subject: 'property-condition',
    content: { code: 'property-condition' },
    payer: null,
    where: everywhere,
    kinds: ['house', 'townhouse', 'two-to-four-family'],
    source: {
      label: 'Real Property Law §§ 462 and 465, as amended by Laws of 2023, chapter 484',
      href: 'https://legislation.nysenate.gov/pdf/bills/2023/S5400',
    },
    asOf: noticesReadOn,
  },
  {
    subject: 'lead-paint',
    content: { code: 'lead-paint' },
    payer: null,
    where: everywhere,
    kinds: homes,
    source: {
      label: 'U.S. Department of Housing and Urban Development',
      href: 'https://hudgov.dynamics365portals.us/knowledge-details/?code=KA-01156',
    },
    asOf: readOn,
  },
  {
    subject: 'utility-notice',
    content: { code: 'utility-notice' },
    payer: null,
    where: everywhere,
    kinds: null,
    source: {
      label: 'Real Property Law § 242',
      href: 'https://newyork.public.law/laws/n.y._real_property_law_section_242',
    },
    asOf: noticesReadOn,
  },
  {
    subject: 'agricultural-district',
    content: { code: 'agricultural-district' },
    payer: null,
    where: inCounties(...outsideNewYorkCity),
    kinds: null,
    source: {
      label: 'Real Property Law § 333-c',
      href: 'https://www.nysenate.gov/legislation/laws/RPP/333-C',
    },
    asOf: noticesReadOn,
  },
  wellTest('well-test-in-westchester', 'Westchester', {
    label: 'Laws of Westchester County § 707.03 (unverified)',
    href: null,
  }),
  wellTest('well-test-in-rockland', 'Rockland', {
    label: 'Rockland County Local Law 1 of 2005',
    href: 'https://ecode360.com/9669916',
  }),
  {
    subject: 'investor-wait',
    content: { code: 'investor-wait' },
    payer: null,
    where: everywhere,
    kinds: ['house', 'townhouse', 'two-to-four-family'],
    source: {
      label: 'Real Property Law § 521',
      href: 'https://codes.findlaw.com/ny/real-property-law/rpp-sect-521/',
    },
    asOf: noticesReadOn,
  },
  {
    subject: 'hpd-registration',
    content: { code: 'hpd-registration' },
    payer: null,
    where: inCounties(...newYorkCity),
    kinds: rented,
    source: {
      label: 'NYC Administrative Code § 27-2099',
      href: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-61195',
    },
    asOf: noticesReadOn,
  },
  countyClerk('recording', everywhere),
  countyClerk('county-clerk', inCounties(...outsideNewYorkCity)),
  {
    subject: 'recording',
    content: { code: 'city-register' },
    payer: null,
    where: inCounties('Bronx', 'Kings', 'New York', 'Queens'),
    kinds: null,
    source: {
      label: 'NYC Department of Finance, ACRIS',
      href: 'https://www.nyc.gov/site/finance/property/acris.page',
    },
    asOf: readOn,
  },
  {
    subject: 'recording',
    content: { code: 'richmond-clerk' },
    payer: null,
    where: inCounties('Richmond'),
    kinds: null,
    source: {
      label: 'NYC Department of Finance, recording',
      href: 'https://www.nyc.gov/html/dof/html/property/property_rec_property.shtml',
    },
    asOf: readOn,
  },
];

export const placeRules: readonly PlaceRule[] = written.map(({ content, ...rule }) => ({
  ...placeRuleSchema.parse(rule),
  content,
}));
