import type { Source, Sourced } from './rates-schema';

/** The day a source was last read. Pages were read as stored copies, which may be older. */
export const ratesAsOf = '2026-11-27';

/** `isVerified`: read at a statute or at the agency that collects it. Everything else keeps the mark. */
const readOn =
  (asOf: string, reviewBy: string, isVerified: boolean) =>
  (label: string, href: string | null = null): Sourced => ({
    source: { label, href },
    asOf,
    reviewBy,
    isVerified,
  });
/** Read at a statute or an agency. */
export const verified = readOn(ratesAsOf, '2027-05-27', true);
export const verifiedEarlier = readOn('2026-11-21', '2027-05-21', true);
/** Not read at a statute or an agency, so the value stands until somebody does. */
export const unverified = readOn('2026-11-21', '2027-05-21', false);
export const unverifiedLately = readOn(ratesAsOf, '2027-05-27', false);

/** The text of a statute, rule or decision, but not where the state or the court publishes it. */
export const copied = (label: string, href: string): Sourced => ({
  ...unverifiedLately(label, href),
  isCopy: true,
});

/** The rate of a line that also follows others: verified if each of them is. */
export const together = (rate: Sourced, ...others: readonly Sourced[]): Sourced =>
  others.every(({ isVerified }) => isVerified) ? rate : { ...rate, isVerified: false };

/** A source that names its own date. It is due for review a year later. */
export const dated = (sourced: Sourced, year: number, monthAndDay: string): Sourced => ({
  ...sourced,
  asOf: `${year}-${monthAndDay}`,
  reviewBy: `${year + 1}-${monthAndDay}`,
});

/** The page names the day its tax began and nothing later, so it may be that old. */
export const albanyClerk = dated(
  unverifiedLately(
    'Albany County Clerk, mortgages',
    'http://www.albanycounty.com/Government/Departments/CountyClerk/Services/RecordaMortgage.aspx',
  ),
  2005,
  '11-01',
);
export const yatesClerk = dated(
  verified('Yates County Clerk, deeds and mortgages', 'https://www.yatescounty.org/166/Deeds-Mortgages'),
  2020,
  '03-11',
);

export const erieClerk = verified(
  'Erie County Clerk, recording a mortgage',
  'https://www4.erie.gov/clerk/record-mortgage',
);

export const dollars = (amount: number) => amount * 100;

export const customaryAndClerks: Source = { label: 'Customary range and county clerks', href: null };
export const customary = unverified('Customary range, not a published rate');
export const transferTable = unverified(
  'Advantage Title, transfer taxes',
  'https://www.advantagetitle.com/new-york-transfer-tax.php',
);
export const mortgageDepartment = verifiedEarlier(
  'NYS Department of Taxation and Finance, mortgage recording tax',
  'https://www.tax.ny.gov/pit/mortgage/mtgidx.htm',
);
export const stateTaxes = verified(
  'NYS Department of Taxation and Finance, real estate transfer tax',
  'https://www.tax.ny.gov/bus/transfer/rptidx.htm',
);
export const richmondClerk = dated(
  verified(
    'Richmond County Clerk, recording fees and taxes',
    'https://richmondcountyclerk.com/Home/RecordingFeesAndTaxes',
  ),
  2024,
  '12-12',
);

export const newYorkCity = ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'];
