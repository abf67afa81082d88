import type { Rates, Source, Sourced } from './rates-schema';

/** The day the sources were last read. They are due for review on `reviewBy`. */
export const ratesAsOf = '2026-11-21';
const reviewBy = '2027-05-21';
const read = (label: string, href: string | null = null): Sourced => ({
  source: { label, href },
  asOf: ratesAsOf,
  reviewBy,
});
/** A source that names its own date. It is due for review a year later. */
const dated = (source: Source, year: number, monthAndDay: string): Sourced => ({
  source,
  asOf: `${year}-${monthAndDay}`,
  reviewBy: `${year + 1}-${monthAndDay}`,
});

const dollars = (amount: number) => amount * 100;
export const customaryAndClerks: Source = { label: 'Customary range and county clerks', href: null };
const customary = read('Customary range, not a published rate');
const transferTable = read(
  'Advantage Title, transfer taxes',
  'https://www.advantagetitle.com/new-york-transfer-tax.php',
);
const mortgageTable = read(
  'Advantage Title, mortgage tax',
  'https://www.advantagetitle.com/new-york-mortgage-tax.php',
);
const mortgageDepartment = read(
  'NYS Department of Taxation and Finance, mortgage recording tax',
  'https://www.tax.ny.gov/pit/mortgage/mtgidx.htm',
);
const stateTaxes = read(
  'NYS Department of Taxation and Finance',
  'https://www.tax.ny.gov/bus/transfer/rptidx.htm',
);
const peconicTable = read(
  'CB Title Group, Peconic Bay tax',
  'https://cbtitlegroup.com/articles/suffolk-county-peconic-bay-tax-explainer',
);
const preservationTable = read(
  'Country House Realty, community preservation tax',
  'https://countryhouserealty.com/blog/buyers-guide-the-hudson-valleys-community-preservation-tax',
);

const newYorkCity = ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'];
const none = { improvedCents: 0, vacantCents: 0 };
const transferTax = {
  kind: 'transfer',
  payer: 'Seller',
  freeUpToCents: 0,
  allowanceEndsCents: null,
  isMedian: false,
  isEndDisputed: false,
} as const;
const preservationTax = { ...transferTax, kind: 'preservation', payer: 'Buyer' } as const;
const southFork = {
  ...preservationTax,
  ...peconicTable,
  county: 'Suffolk',
  percent: 2.5,
  allowance: { improvedCents: dollars(400_000), vacantCents: dollars(100_000) },
  allowanceEndsCents: dollars(2_000_000),
};
const aboveMedian = (county: string, amount: number) => ({
  ...preservationTax,
  ...preservationTable,
  county,
  allowance: { improvedCents: dollars(amount), vacantCents: dollars(amount) },
  isMedian: true,
});
const ulsterMedian = aboveMedian('Ulster', 376_500);

/**
 * The single list of New York rates, as guidance, not advice. Percentages apply to the full price or loan
 * unless stated; amounts are in cents. Change a rate together with its source and date; `rates.test.ts`
 * checks the schema.
 */
export const rates: Rates = {
  newYorkCity,
  stateTransferTax: {
    ...stateTaxes,
    unitCents: dollars(500),
    centsPerUnit: 200,
    freeUpToCents: dollars(500),
    cityCentsPerUnit: 125,
    cityHomesFromCents: dollars(3_000_000),
    cityOthersFromCents: dollars(2_000_000),
  },
  countyTransferTaxes: {
    Broome: { ...transferTable, centsPerUnit: 50 },
    Columbia: { ...transferTable, centsPerUnit: 100 },
    Erie: {
      ...read('Deeds.com, Erie County recorder', 'https://deeds.com/recorder/new-york/erie'),
      centsPerUnit: 250,
    },
    Essex: { ...transferTable, centsPerUnit: 100 },
    Tompkins: { ...transferTable, centsPerUnit: 100 },
  },
  cityTransferTax: {
    ...read(
      'NYC Department of Finance',
      'https://www.nyc.gov/site/finance/property/property-real-property-transfer-tax-rptt.page',
    ),
    freeUpToCents: dollars(25_000),
    lowUpToCents: dollars(500_000),
    homes: { low: 1, high: 1.425 },
    others: { low: 1.425, high: 2.625 },
  },
  mansionTax: { ...stateTaxes, steps: [{ fromCents: dollars(1_000_000), percent: 1 }] },
  supplementalTax: {
    ...stateTaxes,
    steps: [
      { fromCents: dollars(2_000_000), percent: 1.25 },
      { fromCents: dollars(3_000_000), percent: 1.5 },
      { fromCents: dollars(5_000_000), percent: 2.25 },
      { fromCents: dollars(10_000_000), percent: 3.25 },
      { fromCents: dollars(15_000_000), percent: 3.5 },
      { fromCents: dollars(20_000_000), percent: 3.75 },
      { fromCents: dollars(25_000_000), percent: 3.9 },
    ],
  },
  grossUp: {
    ...read(
      'First American, transfer taxes in New York',
      'https://blog.firstam.com/commercial/transfer-taxes-in-new-york-state',
    ),
    // Tax Law § 1404(a) excludes the state's tax on homes since July 1, 2021. Counsel must confirm a change.
    countsStateTaxOfHomes: true,
  },
  localTaxes: {
    yonkers: {
      ...transferTax,
      ...read(
        'City of Yonkers',
        'https://yonkersnyab.prod.govaccess.org/services/real-estate-homes/real-estate-transfer-tax',
      ),
      county: 'Westchester',
      name: 'City of Yonkers',
      percent: 1.5,
      freeUpToCents: dollars(25_000),
      allowance: none,
      postalCities: ['Yonkers'],
    },
    'mount-vernon': {
      ...transferTax,
      ...read('City of Mount Vernon, transfer tax return', 'https://docsbay.net/mount-vernon-rpt'),
      county: 'Westchester',
      name: 'City of Mount Vernon',
      percent: 1,
      allowance: { improvedCents: dollars(100_000), vacantCents: dollars(100_000) },
      postalCities: ['Mount Vernon'],
    },
    peekskill: {
      ...transferTax,
      ...dated(
        { label: 'Freedom Land Title', href: 'http://www.freedomlta.com/transtaxrates/' },
        2006,
        '08-01',
      ),
      county: 'Westchester',
      name: 'City of Peekskill',
      percent: 1,
      allowance: none,
      postalCities: ['Peekskill'],
    },
    warwick: {
      ...preservationTax,
      ...transferTable,
      county: 'Orange',
      name: 'Town of Warwick',
      percent: 0.75,
      allowance: { improvedCents: dollars(100_000), vacantCents: dollars(50_000) },
      postalCities: ['Warwick', 'Florida', 'Greenwood Lake', 'Pine Island'],
    },
    'red-hook': {
      ...aboveMedian('Dutchess', 420_000),
      name: 'Town of Red Hook',
      percent: 2,
      postalCities: ['Red Hook', 'Tivoli'],
    },
    'new-paltz': { ...ulsterMedian, name: 'Town of New Paltz', percent: 1.5, postalCities: ['New Paltz'] },
    marbletown: {
      ...ulsterMedian,
      name: 'Town of Marbletown',
      percent: 1,
      postalCities: ['High Falls', 'Stone Ridge'],
    },
    gardiner: { ...ulsterMedian, name: 'Town of Gardiner', percent: 1.25, postalCities: ['Gardiner'] },
    'east-hampton': {
      ...southFork,
      name: 'Town of East Hampton',
      postalCities: ['East Hampton', 'Amagansett', 'Montauk', 'Wainscott'],
    },
    southampton: {
      ...southFork,
      name: 'Town of Southampton',
      postalCities: [
        'Southampton',
        'Hampton Bays',
        'Bridgehampton',
        'Sagaponack',
        'Water Mill',
        'Quogue',
        'East Quogue',
        'Westhampton',
        'Westhampton Beach',
        'Sag Harbor',
      ],
    },
    'shelter-island': {
      ...southFork,
      name: 'Town of Shelter Island',
      postalCities: ['Shelter Island', 'Shelter Island Heights'],
    },
    southold: {
      ...southFork,
      name: 'Town of Southold',
      allowance: { improvedCents: dollars(200_000), vacantCents: dollars(75_000) },
      isEndDisputed: true,
      postalCities: ['Southold', 'Greenport', 'Mattituck', 'Cutchogue', 'Peconic', 'East Marion', 'Orient'],
    },
    riverhead: {
      ...southFork,
      name: 'Town of Riverhead',
      percent: 2,
      allowance: { improvedCents: dollars(150_000), vacantCents: dollars(75_000) },
      allowanceEndsCents: null,
      postalCities: ['Riverhead', 'Aquebogue', 'Jamesport', 'South Jamesport'],
    },
  },
  mortgageTax: {
    city: { ...mortgageTable, upToCents: dollars(500_000), low: 2.05, homesHigh: 2.175, othersHigh: 2.8 },
    yonkers: { ...mortgageTable, percent: 1.8 },
    counties: [
      { ...mortgageTable, percent: 1.3, names: ['Rockland', 'Westchester'] },
      { ...mortgageTable, percent: 1.05, names: ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Suffolk'] },
      {
        ...mortgageTable,
        percent: 1.25,
        names: [
          'Albany',
          'Cattaraugus',
          'Chautauqua',
          'Columbia',
          'Essex',
          'Genesee',
          'Greene',
          'Rensselaer',
          'Schenectady',
          'Steuben',
          'Warren',
          'Wayne',
          'Wyoming',
        ],
      },
      { ...mortgageDepartment, percent: 1.25, names: ['Cortland'] },
      { ...mortgageDepartment, percent: 1, names: ['Chenango', 'Otsego'] },
      {
        ...mortgageTable,
        percent: 1,
        names: [
          'Allegany',
          'Broome',
          'Cayuga',
          'Clinton',
          'Delaware',
          'Erie',
          'Franklin',
          'Fulton',
          'Hamilton',
          'Herkimer',
          'Lewis',
          'Livingston',
          'Monroe',
          'Niagara',
          'Oneida',
          'Onondaga',
          'Orleans',
          'Oswego',
          'Saratoga',
          'Schoharie',
          'Schuyler',
          'Seneca',
          'Sullivan',
          'Washington',
          'Yates',
        ],
      },
      {
        ...mortgageTable,
        percent: 0.75,
        names: [
          'Chemung',
          'Jefferson',
          'Madison',
          'Montgomery',
          'Ontario',
          'St. Lawrence',
          'Tioga',
          'Tompkins',
          'Ulster',
        ],
      },
    ],
    lender: {
      ...read('Tax Law § 253, subdivision 1-a', 'https://law.uslawyerdatabase.com/253-recording-tax'),
      percent: 0.25,
    },
    deduction: {
      ...mortgageDepartment,
      ofCents: dollars(10_000),
      percent: 0.3,
      names: [...newYorkCity, 'Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
    },
  },
  titleInsurance: {
    zoneTwoNames: [
      ...newYorkCity,
      'Albany',
      'Columbia',
      'Dutchess',
      'Greene',
      'Nassau',
      'Orange',
      'Putnam',
      'Rensselaer',
      'Rockland',
      'Suffolk',
      'Sullivan',
      'Ulster',
      'Westchester',
    ],
    firstUpToCents: dollars(35_000),
    zoneOne: {
      ...dated(
        { label: 'CornerStone Abstract, filed rates', href: 'http://cornerstoneabstract.com/title.htm' },
        2001,
        '11-05',
      ),
      owner: {
        firstCents: dollars(356),
        brackets: toBrackets([7.92, 4.94, 3.98, 3.56, 3.25, 2.96, 2.76, 2.48]),
      },
      loan: {
        firstCents: dollars(299),
        brackets: toBrackets([6.61, 4.1, 3.31, 2.96, 2.71, 2.47, 2.31, 2.07]),
      },
    },
    zoneTwo: {
      ...read('NY Title, filed rates', 'https://nytitle.com/rates-ny.html'),
      owner: {
        firstCents: dollars(402),
        brackets: toBrackets([6.67, 5.43, 4.36, 3.98, 3.66, 3.25, 3.07, 2.76]),
      },
      loan: {
        firstCents: dollars(344),
        brackets: toBrackets([5.55, 4.54, 3.64, 3.31, 3.05, 2.71, 2.55, 2.31]),
      },
    },
    ownerDiscount: { percent: 15, upToCents: dollars(1_000_000) },
    lenderPercent: {
      ...read(
        'Stewart Title, bulletin NY000255',
        'https://virtualunderwriter.com/content/stewart/virtualunderwriter/en/bulletins/2006-1/BL113643020400000002.html',
      ),
      percent: 30,
    },
  },
  attorney: {
    city: { ...customary, range: { lowCents: dollars(1_500), highCents: dollars(3_500) } },
    elsewhere: { ...customary, range: { lowCents: dollars(750), highCents: dollars(1_500) } },
  },
  searches: { ...customary, range: { lowCents: dollars(500), highCents: dollars(1_200) } },
  recording: {
    ...read('Ulster County Clerk, fees', 'https://clerk.ulstercountyny.gov/countyclerk/about-us/clerk-fees'),
    documentCents: dollars(45),
    pageCents: dollars(5),
    deedPages: 5,
    mortgagePages: 25,
    reportOfHomesCents: dollars(125),
    reportOfOthersCents: dollars(250),
  },
  insurance: {
    ...read(
      'New York average from Bankrate, as reported',
      'https://trendinginsurancenews.com/how-much-is-homeowners-insurance-in-new-york-see-how-ny-compares-to-us',
    ),
    yearCents: dollars(1_860),
  },
  tenants: {
    ...read(
      'Real Property Actions and Proceedings Law § 1305',
      'https://www.nysenate.gov/legislation/laws/RPA/1305',
    ),
    months: 3,
  },
  loan: { ...read('Example only, not an offer; ask your lender'), ratePercent: 6.5, years: 30 },
};

/** The filed tables share these limits. Each rate is in dollars for every started $1,000. */
function toBrackets(perThousand: readonly number[]) {
  const limits = [50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 15_000_000, null];
  return limits.map((limit, index) => ({
    upToCents: limit === null ? null : dollars(limit),
    centsPerThousand: Math.round((perThousand[index] ?? 0) * 100),
  }));
}
