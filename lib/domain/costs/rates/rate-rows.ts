import { counties } from '@/lib/domain/locations/counties';
import { rates } from './rates';
import type { CountyTax, LocalTax, Rates, Sourced } from './rates-schema';

/** One rate with everything a reader needs to check it. */
export interface RateRow {
  readonly name: RateName;
  /** The county, city or town; null for the state or for New York City as a name says. */
  readonly place: string | null;
  readonly value: RateValue;
  readonly rate: Sourced;
}

type RateName =
  | ('state-transfer-tax' | 'city-base-tax' | 'county-transfer-tax' | 'mansion-tax' | 'supplemental-tax')
  | ('city-transfer-tax-of-homes' | 'city-transfer-tax-of-others' | 'local-tax')
  | ('state-tax-in-price' | 'liens-in-price' | 'other-taxes' | 'sponsored-sellers')
  | ('mortgage-tax' | 'mortgage-tax-in-city' | 'lender-part' | 'mortgage-deduction')
  | ('recording' | 'pages' | 'transfer-report' | 'transfer-return' | 'deed-notice' | 'city-return')
  | ('owner-title' | 'owner-discount' | 'loan-title' | 'title-zone' | 'lender-title-part')
  | ServiceName
  | (
      | 'home-insurance'
      | 'unit-insurance'
      | 'vacant-insurance'
      | 'registration'
      | 'eviction-court'
      | 'eviction-officer'
    )
  | ('tenants' | 'loan');
type ServiceName =
  | ('attorney' | 'searches' | 'shares-search' | 'title-closer' | 'lender-fees' | 'lender-attorney')
  | ('financing-statement' | 'recognition' | 'board' | 'move-in' | 'tax-escrow' | 'prepaid-interest');

export type RateValue =
  | { readonly code: 'percent'; readonly percent: number }
  | { readonly code: 'steps'; readonly steps: Rates['mansionTax']['steps'] }
  | {
      readonly code: 'per-unit';
      readonly centsPerUnit: number;
      readonly unitCents: number;
      readonly freeUpToCents: number;
    }
  | { readonly code: 'county'; readonly tax: CountyTax; readonly unitCents: number }
  | {
      readonly code: 'extra';
      readonly centsPerUnit: number;
      readonly unitCents: number;
      readonly homesFromCents: number;
      readonly othersFromCents: number;
    }
  | {
      readonly code: 'two';
      readonly low: number;
      readonly high: number;
      readonly limitCents: number;
      readonly freeUpToCents: number;
    }
  | { readonly code: 'local'; readonly tax: LocalTax }
  | { readonly code: 'city-mortgage'; readonly city: Rates['mortgageTax']['city'] }
  | { readonly code: 'recording'; readonly fees: Rates['recording']['counties'][number] }
  | { readonly code: 'zone'; readonly zone: '1' | '2' }
  | {
      readonly code: 'premium';
      readonly table: Rates['titleInsurance']['zoneOne']['owner'];
      readonly upToCents: number;
    }
  | { readonly code: 'amount'; readonly cents: number }
  | { readonly code: 'yearly'; readonly cents: number; readonly upToCents: number | null }
  | { readonly code: 'two-amounts'; readonly homesCents: number; readonly othersCents: number }
  | {
      readonly code: 'range';
      readonly lowCents: number;
      readonly highCents: number;
      /** Above this price the range rises in proportion; null if it never does. */
      readonly upToCents: number | null;
    }
  | { readonly code: 'pages'; readonly deed: number; readonly mortgage: number }
  | { readonly code: 'discount'; readonly percent: number; readonly upToCents: number }
  | { readonly code: 'months'; readonly low: number; readonly high: number }
  | { readonly code: 'days'; readonly days: number }
  | { readonly code: 'loan'; readonly percent: number; readonly years: number }
  | { readonly code: 'liens'; readonly countFromCents: number }
  | {
      readonly code: 'others';
      readonly countStateTaxOfHomes: boolean;
      readonly cityLeavesOutLiensOfHomes: boolean;
    }
  | { readonly code: 'state-left-out' | 'state-counted' | 'exempt' | 'not-exempt' };

export type RateGroup = 'deed' | 'bases' | 'towns' | 'mortgage' | 'recording' | 'title' | 'services';

const row = (name: RateName, rate: Sourced, value: RateValue, place: string | null = null): RateRow => ({
  name,
  place,
  value,
  rate,
});

/** Every rate of the calculator, by group. Counties are in the order of the alphabet, one row each. */
export const rateRowsOf = (rates: Rates): Readonly<Record<RateGroup, readonly RateRow[]>> => ({
  deed: deedRows(rates),
  bases: baseRows(rates),
  towns: Object.values(rates.localTaxes).map((tax) =>
    row('local-tax', tax, { code: 'local', tax }, tax.name),
  ),
  mortgage: mortgageRows(rates),
  recording: recordingRows(rates),
  title: titleRows(rates),
  services: [...serviceRows(rates), ...otherRows(rates)],
});

export const rateRows = rateRowsOf(rates);

function deedRows(rates: Rates): readonly RateRow[] {
  const { stateTransferTax, cityBaseTax, countyTransferTaxes, cityTransferTax, ...rest } = rates;
  const { unitCents } = stateTransferTax;
  const { homes, others, lowUpToCents: limitCents, freeUpToCents } = cityTransferTax;
  return [
    row('state-transfer-tax', stateTransferTax, { code: 'per-unit', ...stateTransferTax }),
    row('city-base-tax', cityBaseTax, { code: 'extra', unitCents, ...cityBaseTax }),
    ...Object.entries(countyTransferTaxes).map(([county, tax]) =>
      row('county-transfer-tax', tax, { code: 'county', tax, unitCents }, county),
    ),
    row('city-transfer-tax-of-homes', cityTransferTax, { code: 'two', ...homes, limitCents, freeUpToCents }),
    row('city-transfer-tax-of-others', cityTransferTax, {
      code: 'two',
      ...others,
      limitCents,
      freeUpToCents,
    }),
    row('mansion-tax', rest.mansionTax, { code: 'steps', steps: rest.mansionTax.steps }),
    row('supplemental-tax', rest.supplementalTax, { code: 'steps', steps: rest.supplementalTax.steps }),
  ];
}

function baseRows(rates: Rates): readonly RateRow[] {
  const { grossUp, liensInBases, otherBases, sponsoredSellers } = rates;
  return [
    row('state-tax-in-price', grossUp, {
      code: grossUp.countsStateTaxOfHomes ? 'state-counted' : 'state-left-out',
    }),
    row('liens-in-price', liensInBases, { code: 'liens', ...liensInBases }),
    row('other-taxes', otherBases, { code: 'others', ...otherBases }),
    row('sponsored-sellers', sponsoredSellers, {
      code: sponsoredSellers.areExempt ? 'exempt' : 'not-exempt',
    }),
  ];
}

/** One row for each county of a list of groups. Throws if a county is in none. */
function ofCounties<Group extends Sourced & { readonly names: readonly string[] }>(
  groups: readonly Group[],
  toRow: (group: Group, county: string) => RateRow,
  names: readonly string[] = counties.map(({ name }) => name),
): readonly RateRow[] {
  return names.map((name) => {
    const group = groups.find((each) => each.names.includes(name));
    if (!group) throw new RangeError(`There is no rate for ${name}`);
    return toRow(group, name);
  });
}

function mortgageRows(rates: Rates): readonly RateRow[] {
  const { city, yonkers, lender, deductions, deductedFromCents, ...rest } = rates.mortgageTax;
  const outside = counties.map(({ name }) => name).filter((name) => !rates.newYorkCity.includes(name));
  const percent = (value: number): RateValue => ({ code: 'percent', percent: value });
  return [
    ...rates.newYorkCity.map((county) =>
      row('mortgage-tax-in-city', city, { code: 'city-mortgage', city }, county),
    ),
    ...ofCounties(
      rest.counties,
      (group, county) => row('mortgage-tax', group, percent(group.percent), county),
      outside,
    ),
    row('mortgage-tax', yonkers, percent(yonkers.percent), 'Yonkers'),
    row('lender-part', lender, percent(lender.percent)),
    ...deductions.flatMap((group) =>
      group.names.map((county) =>
        row(
          'mortgage-deduction',
          group,
          { code: 'amount', cents: (deductedFromCents * group.percent) / 100 },
          county,
        ),
      ),
    ),
  ];
}

function recordingRows(rates: Rates): readonly RateRow[] {
  const { pages, report, transferReturn, deedNotice, cityReturnOfShares, ...rest } = rates.recording;
  return [
    ...ofCounties(rest.counties, (fees, county) =>
      row('recording', fees, { code: 'recording', fees }, county),
    ),
    row('pages', pages, { code: 'pages', ...pages }),
    row('transfer-report', report, { code: 'two-amounts', ...report }),
    row('transfer-return', transferReturn, { code: 'amount', cents: transferReturn.cents }),
    row('deed-notice', deedNotice, { code: 'amount', cents: deedNotice.cents }),
    row('city-return', cityReturnOfShares, { code: 'amount', cents: cityReturnOfShares.cents }),
  ];
}

function titleRows(rates: Rates): readonly RateRow[] {
  const { zoneOne, zoneTwo, zoneTwoNames, ownerDiscount, lenderPercent, ...rest } = rates.titleInsurance;
  const { firstUpToCents: upToCents } = rest;
  const premiums = (zone: typeof zoneOne, place: '1' | '2') => [
    row('owner-title', zone, { code: 'premium', table: zone.owner, upToCents }, place),
    row('loan-title', zone, { code: 'premium', table: zone.loan, upToCents }, place),
  ];
  return [
    ...premiums(zoneOne, '1'),
    ...premiums(zoneTwo, '2'),
    row('owner-discount', ownerDiscount, { code: 'discount', ...ownerDiscount }),
    row('lender-title-part', lenderPercent, { code: 'percent', percent: lenderPercent.percent }),
    ...counties.map(({ name }) => {
      const isTwo = zoneTwoNames.includes(name);
      return row('title-zone', isTwo ? zoneTwo : zoneOne, { code: 'zone', zone: isTwo ? '2' : '1' }, name);
    }),
  ];
}

function serviceRows(rates: Rates): readonly RateRow[] {
  const { attorney, taxEscrow, prepaidInterest, ...services } = rates.services;
  const { upToCents } = attorney;
  const quoted = (name: RateName, rate: typeof services.searches) =>
    row(name, rate, { code: 'range', ...rate.range, upToCents: null });
  return [
    row('attorney', attorney.city, { code: 'range', ...attorney.city.range, upToCents }, 'New York City'),
    row('attorney', attorney.elsewhere, { code: 'range', ...attorney.elsewhere.range, upToCents }),
    quoted('searches', services.searches),
    quoted('shares-search', services.sharesSearch),
    quoted('title-closer', services.titleCloser),
    quoted('lender-fees', services.lenderFees),
    quoted('lender-attorney', services.lenderAttorney),
    quoted('financing-statement', services.financingStatement),
    quoted('recognition', services.recognition),
    quoted('board', services.board),
    quoted('move-in', services.moveIn),
    row('tax-escrow', taxEscrow, { code: 'months', low: taxEscrow.lowMonths, high: taxEscrow.highMonths }),
    row('prepaid-interest', prepaidInterest, { code: 'days', days: prepaidInterest.days }),
  ];
}

function otherRows(rates: Rates): readonly RateRow[] {
  const { insurance, registration, eviction, tenants, loan } = rates;
  const amount = (value: number): RateValue => ({ code: 'amount', cents: value });
  const yearly = (value: number, upToCents: number | null): RateValue => ({
    code: 'yearly',
    cents: value,
    upToCents,
  });
  return [
    row('home-insurance', insurance.home, yearly(insurance.home.yearCents, insurance.upToCents)),
    row('unit-insurance', insurance.unit, yearly(insurance.unit.yearCents, insurance.upToCents)),
    row('vacant-insurance', insurance.vacant, {
      code: 'percent',
      percent: insurance.vacant.extraPercent,
    }),
    row('registration', registration, yearly(registration.yearCents, null)),
    row('eviction-court', eviction.court, amount(eviction.court.cents)),
    row('eviction-officer', eviction.city, amount(eviction.city.cents), 'New York City'),
    row('eviction-officer', eviction.elsewhere, amount(eviction.elsewhere.cents)),
    row('tenants', tenants, { code: 'months', low: tenants.months, high: tenants.months }),
    row('loan', loan, { code: 'loan', percent: loan.ratePercent, years: loan.years }),
  ];
}
