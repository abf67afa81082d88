import {
  albanyClerk,
  dated,
  dollars,
  erieClerk,
  mortgageDepartment,
  newYorkCity,
  unverified,
  unverifiedLately,
  verified,
  yatesClerk,
} from './rate-sources';
import type { Rates, Sourced } from './rates-schema';

const table = unverified('Advantage Title', 'https://www.advantagetitle.com/new-york-mortgage-tax.php');
const onondaga = verified(
  'Onondaga County Clerk, mortgages and deeds',
  'https://onondaga.gov/clerk/departments/mortgages-deeds/',
);
const tompkins = verified(
  'Tompkins County Clerk, land services',
  'https://tompkinscountyny.gov/All-Departments/County-Clerk/Land-Services?oc_lang=en-US',
);

const cattaraugus = verified(
  'Cattaraugus County Clerk, mortgages',
  'https://cattco.gov/clerks-office/mortgages',
);
const westchester = verified(
  'Westchester County Clerk, recording a mortgage',
  'https://westchesterclerk.com/land-records/record-a-mortgage',
);

const of = (percent: number, names: readonly string[], rate: Sourced = table) => ({
  ...rate,
  percent,
  names: [...names],
});

/** Counties whose clerk states the tax. */
const atClerks = [
  of(1.25, ['Albany'], albanyClerk),
  of(1.25, ['Cattaraugus'], cattaraugus),
  of(1.3, ['Westchester'], westchester),
  of(1, ['Onondaga'], onondaga),
  of(1, ['Tompkins'], tompkins),
  of(
    1.25,
    ['Schenectady'],
    // The page has no date and belongs to a site that the county has replaced.
    unverifiedLately(
      'Schenectady County Clerk, filing and recording fees',
      'http://www.schenectadycounty.com/FullStory.aspx?m=484&amid=2091',
    ),
  ),
  of(
    1.25,
    ['Warren'],
    verified('Warren County Clerk, fees', 'https://www.warrencountyny.gov/clerk/fees.php'),
  ),
  of(
    1.05,
    ['Orange'],
    dated(
      unverifiedLately(
        'Orange County Clerk, recording documents',
        'http://orangectyny.qscend.com/content/124/861/881.aspx',
      ),
      2008,
      '10-01',
    ),
  ),
  of(
    1.05,
    ['Nassau'],
    dated(
      unverifiedLately(
        'Nassau County Clerk, schedule of fees of 2013',
        'https://archive.nassaucountyny.gov/agencies/Clerk/Fees/realestate.html',
      ),
      2013,
      '01-01',
    ),
  ),
  of(
    1.05,
    ['Suffolk'],
    dated(
      verified(
        'Suffolk County Clerk, mortgage fee schedule',
        'http://www.suffolkcountyny.gov/Departments/CountyClerk/Recording/MortgageFeeSchedule.aspx',
      ),
      2016,
      '11-22',
    ),
  ),
  of(
    0.75,
    ['Ulster'],
    verified('Ulster County Clerk, fees', 'https://clerk.ulstercountyny.gov/countyclerk/about-us/clerk-fees'),
  ),
  of(1, ['Erie'], erieClerk),
  of(
    1.3,
    ['Rockland'],
    // The county's 0.25%, on top of the state's taxes, until the day of the review.
    {
      ...verified(
        'Rockland County, Local Law 4 of 2023, with the state’s taxes',
        'https://ecode360.com/9669584',
      ),
      reviewBy: '2027-01-31',
    },
  ),
  of(
    1.25,
    ['Washington'],
    dated(
      unverifiedLately(
        'The Post-Star on the county’s local law, in force since April 2020',
        'https://poststar.com/news/local/washington-county-sets-april-for-start-of-mortgage-tax-increase/article_e2cbcc59-b216-5e34-9dff-dcb9887330d2.html',
      ),
      2020,
      '02-22',
    ),
  ),
  of(1, ['Yates'], yatesClerk),
  of(1.25, ['Cortland'], mortgageDepartment),
  of(1, ['Chenango', 'Otsego'], mortgageDepartment),
];

/** Counties from a title company’s table, until the state’s Form MT-15 can be read. */
const fromTable = [
  // Another title company's table says 1.30% for Dutchess.
  of(1.05, ['Dutchess', 'Putnam']),
  of(1.25, [
    'Chautauqua',
    'Columbia',
    'Essex',
    'Genesee',
    'Greene',
    'Rensselaer',
    'Steuben',
    'Wayne',
    'Wyoming',
  ]),
  of(1, [
    'Allegany',
    'Broome',
    'Cayuga',
    'Clinton',
    'Delaware',
    'Franklin',
    'Fulton',
    'Hamilton',
    'Herkimer',
    'Lewis',
    'Livingston',
    'Monroe',
    'Niagara',
    'Oneida',
    'Orleans',
    'Oswego',
    'Saratoga',
    'Schoharie',
    'Schuyler',
    'Seneca',
    'Sullivan',
  ]),
  // Tax Law § 253-y allows Madison 0.25% more until December 1, 2027 (S8275 of 2025). Its law was not read.
  of(0.75, ['Chemung', 'Jefferson', 'Madison', 'Montgomery', 'Ontario', 'St. Lawrence', 'Tioga']),
];

/** The tax on the recording of a mortgage, in percent of the debt. */
export const mortgageTax: Rates['mortgageTax'] = {
  city: {
    ...verified(
      'Tax Law § 253-a, with the combined rates in the table of the Richmond County Clerk',
      'https://www.nysenate.gov/legislation/laws/TAX/253-A',
    ),
    upToCents: dollars(500_000),
    low: 2.05,
    homesHigh: 2.175,
    othersHigh: 2.8,
  },
  yonkers: { ...westchester, percent: 1.8 },
  counties: [...atClerks, ...fromTable],
  lender: {
    ...verified(
      'Tax Law § 253, subdivision 1-a, as the Warren County Clerk applies it',
      'https://www.warrencountyny.gov/clerk/fees.php',
    ),
    percent: 0.25,
  },
  deductedFromCents: dollars(10_000),
  deductions: [
    {
      ...mortgageDepartment,
      percent: 0.3,
      names: [...newYorkCity, 'Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
    },
    of(0.25, ['Albany'], albanyClerk),
    of(0.25, ['Cattaraugus'], cattaraugus),
    of(0.25, ['Erie'], erieClerk),
    of(0.25, ['Onondaga'], onondaga),
    of(0.25, ['Tompkins'], tompkins),
  ],
};
