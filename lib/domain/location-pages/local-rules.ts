import { z } from 'zod';
import { type ClosingCost, closingCosts } from '@/lib/domain/costs/closing-costs';
import {
  afterLender,
  cityMortgageWords,
  countyTransferWords,
  localTaxesIn,
  localTaxWords,
} from '@/lib/domain/costs/rate-copy';
import { rates, ratesAsOf } from '@/lib/domain/costs/rates/rates';
import type { LocalTax, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import { ownersPremium } from '@/lib/domain/costs/title-insurance';
import { type PropertyKind, propertyKinds } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { inDollars, inPercent } from '@/lib/domain/shared/percent';

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
  papers: ['property-condition', 'lead-paint', 'investor-wait', 'recording'],
} as const;
export type RuleTopic = keyof typeof ruleSubjects;
const subjects = [...ruleSubjects.taxes, ...ruleSubjects.possession, ...ruleSubjects.papers] as const;

const text = z.string().trim().min(1);
const countyName = z.enum(counties.map(({ name }) => name));

export const placeRuleSchema = z.object({
  subject: z.enum(subjects),
  title: text,
  text,
  payer: z.enum(['Buyer', 'Seller', 'Varies']).nullable(),
  where: z.discriminatedUnion('scope', [
    z.object({ scope: z.literal('state') }),
    z.object({ scope: z.literal('counties'), counties: z.array(countyName).min(1) }),
    /** City names as in postal addresses. */
    z.object({ scope: z.literal('cities'), county: countyName, cities: z.array(text).min(1) }),
  ]),
  /** Null: every kind. */
  kinds: z.array(z.enum(propertyKinds)).min(1).nullable(),
  source: z.object({ label: text, href: z.url() }),
  /** The day when the source was read, or the date that the source itself states. */
  asOf: z.iso.date(),
});
export type PlaceRule = z.output<typeof placeRuleSchema>;
type Written = z.input<typeof placeRuleSchema>;

const readOn = '2026-11-21';
const everywhere = { scope: 'state' } as const;
const inCounties = (...names: string[]) => ({ scope: 'counties', counties: names }) as const;
const inCities = (county: string, ...cities: string[]) => ({ scope: 'cities', county, cities }) as const;
const { newYorkCity } = rates;
const outsideNewYorkCity = counties.map(({ name }) => name).filter((name) => !newYorkCity.includes(name));

const oneToThreeFamilies: PropertyKind[] = ['house', 'townhouse', 'condo', 'co-op', 'two-to-four-family'];
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
  { name, payer, rate, source }: ClosingCost,
  rest: Pick<Written, 'subject' | 'where' | 'kinds'>,
): Written {
  return { title: name, text: rate, payer, ...originOf({ source, asOf: ratesAsOf }), ...rest };
}

/**
 * A rule must link to its source; a custom without a linked source is not a rule. Throws RangeError without a
 * link.
 */
function originOf({ source, asOf }: Pick<Sourced, 'source' | 'asOf'>): Pick<Written, 'source' | 'asOf'> {
  if (source.href === null) throw new RangeError(`${source.label} cannot be opened`);
  return { source: { label: source.label, href: source.href }, asOf };
}

const countyTransferTaxes = Object.entries(rates.countyTransferTaxes).map(
  ([county, rate]): Written => ({
    subject: 'county-transfer-tax',
    title: `Transfer tax in ${county} County`,
    text: countyTransferWords(rate.centsPerUnit),
    payer: 'Seller',
    where: inCounties(county),
    kinds: null,
    ...originOf(rate),
  }),
);

const localTax = (tax: LocalTax): Written => ({
  subject: tax.county === 'Suffolk' ? 'peconic-bay-tax' : 'local-transfer-tax',
  title: localTitle(tax),
  text: localTaxWords(tax),
  payer: tax.payer,
  where: inCities(tax.county, ...tax.postalCities),
  kinds: null,
  ...originOf(tax),
});

const localTitle = ({ county, kind, name }: LocalTax): string =>
  county === 'Suffolk'
    ? `Peconic Bay tax, ${name}`
    : `${kind === 'transfer' ? 'Transfer' : 'Preservation'} tax in ${name.replace(/^City of /, '').replace(/^Town/, 'the Town')}`;

/** A county's summary of the taxes of its towns and cities, which do not apply elsewhere in the county. */
function localTaxesOf(county: string): readonly Written[] {
  const [first, ...others] = localTaxesIn(county);
  if (!first) return [];
  return [
    {
      ...localTax(first),
      title: others.length === 0 ? localTitle(first) : `Local transfer taxes in ${county} County`,
      text: `${[first, ...others].map((tax) => `${tax.name}: ${localTaxWords(tax)}`).join(' ')} These taxes don’t apply elsewhere in the county.`,
      where: inCounties(county),
    },
  ];
}
const countiesWithTaxes = [...new Set(localTaxesIn().map(({ county }) => county))];

const mortgageTax = (title: string, text: string, where: Where, rate: Sourced): Written => ({
  subject: 'mortgage-recording-tax',
  title: `Mortgage recording tax: ${title}`,
  text,
  payer: 'Buyer',
  where,
  kinds: null,
  ...originOf(rate),
});
const ofLoan = (buyer: string): string =>
  `Of the loan. On one- to six-family homes, the buyer pays ${buyer} and the lender the rest.`;

const { city, yonkers, counties: mortgageGroups } = rates.mortgageTax;
const mortgageTaxes: readonly Written[] = [
  mortgageTax(
    `${inPercent(city.low)} to ${inPercent(city.othersHigh)}`,
    cityMortgageWords,
    inCounties(...newYorkCity),
    city,
  ),
  mortgageTax(
    inPercent(yonkers.percent),
    ofLoan(afterLender(yonkers.percent)),
    inCities('Westchester', 'Yonkers'),
    yonkers,
  ),
  ...mortgageGroups.flatMap(({ percent, names, ...rate }) =>
    names.map((name) => {
      const isAround = name === 'Westchester';
      return mortgageTax(
        `${inPercent(percent)}${isAround ? `, in Yonkers ${inPercent(yonkers.percent)}` : ''}`,
        ofLoan(`${afterLender(percent)}${isAround ? `, in Yonkers ${afterLender(yonkers.percent)},` : ''}`),
        inCounties(name),
        rate,
      );
    }),
  ),
];

const { zoneTwoNames, zoneOne, zoneTwo } = rates.titleInsurance;
const premiumExample = (county: string): string =>
  [450_000_00, 1_000_000_00]
    .map((price) => `about ${inDollars(ownersPremium(county, price))} for a price of ${inDollars(price)}`)
    .join(' and ');
const titleZone = (zone: string, rate: Sourced, names: readonly string[]): Written => ({
  subject: 'title-insurance',
  title: `Owner’s title insurance: zone ${zone}`,
  text: `Rates are filed with the state for two zones. In the counties of zone ${zone}, the premium is ${premiumExample(names[0] ?? '')}. A title company calculates the actual amount.`,
  payer: 'Buyer',
  where: inCounties(...names),
  kinds: null,
  ...originOf(rate),
});

const goodCause = (title: string, rule: string, where: Where): Written => ({
  subject: 'good-cause',
  title,
  text: `${rule} A tenant may be evicted, or denied a lease renewal, only for good cause, and a rent increase above 10% or 5% plus inflation, whichever is lower, is presumed unreasonable. Exemptions include owners of up to ten units, owner-occupied buildings of up to ten units, condominiums, co-ops, and buildings since 2009.`.trim(),
  payer: null,
  where,
  kinds: rented,
  source: {
    label: 'Woods Oviatt Gilman, Good Cause Eviction Law',
    href: 'https://woodsoviattgilman.com/news-insights/8-15-24-new-york-good-cause-eviction-law-effective-as-of-april-20-2024',
  },
  asOf: '2024-08-15',
});
const optedIn = (title: string, rule: string, where: Where): Written => ({
  ...goodCause(title, rule, where),
  source: {
    label: 'LeadingAge New York, municipalities that have opted in',
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
const countyClerk = (title: string, rule: string, where: Where): Written => ({
  subject: 'recording',
  title,
  text: rule,
  payer: null,
  where,
  kinds: null,
  source: {
    label: 'Public Records Handbook, New York',
    href: 'https://publicrecordshandbook.com/public-records-indexing-new-york',
  },
  asOf: readOn,
});

/**
 * The taxes and rules of New York by place: orientation, not legal advice. Postal cities are larger than the
 * cities and villages that make rules, so a city's rule may not apply at its edge.
 */
const written: readonly Written[] = [
  ofCosts(closingCosts.stateTransferTax, { subject: 'state-transfer-tax', where: everywhere, kinds: null }),
  ...countyTransferTaxes,
  ofCosts(closingCosts.cityTransferTax, {
    subject: 'city-transfer-tax',
    where: inCounties(...newYorkCity),
    kinds: null,
  }),
  ofCosts(closingCosts.peconicBayTax, {
    subject: 'peconic-bay-tax',
    where: inCounties('Suffolk'),
    kinds: null,
  }),
  ...countiesWithTaxes.flatMap(localTaxesOf),
  ...Object.values(rates.localTaxes).map(localTax),
  ofCosts(closingCosts.mansionTax, { subject: 'mansion-tax', where: everywhere, kinds: oneToThreeFamilies }),
  ofCosts(closingCosts.supplementalTax, {
    subject: 'supplemental-tax',
    where: inCounties(...newYorkCity),
    kinds: oneToThreeFamilies,
  }),
  {
    ...ofCosts(closingCosts.mortgageRecordingTax, {
      subject: 'mortgage-recording-tax',
      where: everywhere,
      kinds: null,
    }),
    text: `${closingCosts.mortgageRecordingTax.rate} Title companies’ tables differ for some counties; the tax department’s Form MT-15 is authoritative.`,
  },
  ...mortgageTaxes,
  titleZone('2', zoneTwo, zoneTwoNames),
  titleZone(
    '1',
    zoneOne,
    counties.map(({ name }) => name).filter((name) => !zoneTwoNames.includes(name)),
  ),
  {
    subject: 'tenants',
    title: 'Tenants may stay',
    text: 'After a foreclosure, a tenant whose rent isn’t regulated may stay for 90 days from a notice or until the end of the lease, whichever is later. This also binds anyone who buys from the bank before that time is over. A buyer who will live in one unit can have it after 90 days. Rent-regulated tenants stay.',
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
    title: 'Former owners who haven’t left',
    text: 'The new owner must show the deed and give ten days’ notice to quit; then a court decides (RPAPL § 713(5)).',
    payer: null,
    where: everywhere,
    kinds: homes,
    source: {
      label: 'GMAC Mortgage v. Toureau, District Court of Nassau County, 2007',
      href: 'https://law.justia.com/cases/new-york/other-courts/2007/2007-51056.html',
    },
    asOf: readOn,
  },
  goodCause(
    'Evictions only for good cause, where the law applies',
    'This law applies in New York City and in municipalities that have opted in.',
    everywhere,
  ),
  goodCause(
    'Evictions only for good cause',
    'This law applies in New York City.',
    inCounties(...newYorkCity),
  ),
  ...goodCauseTowns.flatMap(([county, ...cities]) => {
    const names = cities.join(' and ');
    return [
      optedIn(
        `Evictions only for good cause in ${names}`,
        `${names} had opted in as of the date below. Elsewhere in the county, the law applies only where a municipality has opted in since.`,
        inCounties(county),
      ),
      optedIn(
        'Evictions only for good cause',
        `${names} had opted in as of the date below.`,
        inCities(county, ...cities),
      ),
    ];
  }),
  {
    subject: 'redemption',
    title: 'No redemption after a foreclosure sale',
    text: 'Until the foreclosure sale, an owner may pay the full debt and keep the property. In New York, that right ends with the sale. A property sold by a bank that bought it at the sale can no longer be redeemed.',
    payer: null,
    where: everywhere,
    kinds: null,
    source: {
      label: 'NYCTL 1999-1 Trust v. 573 Jackson Avenue, Court of Appeals, 2009',
      href: 'https://laninlaw.com/?p=204',
    },
    asOf: readOn,
  },
  {
    subject: 'tax-redemption',
    title: 'Tax foreclosure: two years to redeem',
    text: 'When a county, city, or village forecloses for unpaid taxes, the owner may redeem until two years after the lien date. A tax district may allow more time for homes and farms and may shorten it to one year for abandoned homes.',
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
    title: 'Property condition disclosure',
    text: 'The seller of a one- to four-family home must give the buyer a signed statement of its condition before the buyer is bound. Since March 20, 2024, a $500 credit no longer replaces it. Exemptions include lenders that sell homes they took by foreclosure or deed in lieu of foreclosure, estates, and governments. None is needed for condominiums and co-ops.',
    payer: null,
    where: everywhere,
    kinds: ['house', 'townhouse', 'two-to-four-family'],
    source: { label: 'Note on the amended disclosure law, October 2023', href: 'https://conta.cc/45zgNyw' },
    asOf: readOn,
  },
  {
    subject: 'lead-paint',
    title: 'Lead paint in homes built before 1978',
    text: 'Before the buyer is bound, anyone who resells a home built before 1978 must give the pamphlet, disclose what is known, and allow ten days to inspect, unless the buyer waives them. The foreclosure sale itself is exempt; the sale after it isn’t.',
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
    subject: 'investor-wait',
    title: '90-day wait for large investors',
    text: 'Investors with ten or more one- and two-family homes, pooled funds, and $30 million or more may not make an offer on such a home until it has been publicly listed for 90 days. A new price restarts the 90 days. A lender that takes its own collateral is exempt.',
    payer: null,
    where: everywhere,
    kinds: ['house', 'townhouse', 'two-to-four-family'],
    source: {
      label: 'Real Property Law § 520',
      href: 'https://newyork.public.law/laws/n.y._real_property_law_section_520',
    },
    asOf: readOn,
  },
  countyClerk(
    'Where deeds are recorded',
    'With the county clerk, or with the City Register in New York City except Staten Island. There’s no statewide register.',
    everywhere,
  ),
  countyClerk(
    'Deeds are recorded by the county clerk',
    'You can look up deeds, mortgages, and liens at the county clerk’s office.',
    inCounties(...outsideNewYorkCity),
  ),
  {
    subject: 'recording',
    title: 'Deeds are recorded by the City Register',
    text: 'You can look up deeds, mortgages, and liens since 1966 online in ACRIS by borough, block, and lot.',
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
    title: 'Deeds are recorded by the Richmond County Clerk',
    text: 'Staten Island isn’t in the city’s ACRIS. Deeds, mortgages, and liens are recorded with the county clerk.',
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

export const placeRules: readonly PlaceRule[] = z.array(placeRuleSchema).parse(written);
