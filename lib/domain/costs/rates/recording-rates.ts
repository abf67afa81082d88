import { counties } from '@/lib/domain/locations/counties';
import {
  albanyClerk,
  dated,
  dollars,
  erieClerk,
  richmondClerk,
  unverified,
  unverifiedLately,
  verified,
  yatesClerk,
} from './rate-sources';
import type { Rates, Sourced } from './rates-schema';

type Fees = Rates['recording']['counties'][number];

/** What most clerks charge by CPLR § 8021: $45 with the cover page, and $5 for each page. */
const usual = { documentCents: dollars(45), pageCents: dollars(5) };
const none = { deedExtraCents: 0, mortgageExtraCents: 0, isContested: false };
const of = (names: readonly string[], rate: Sourced, fees: Partial<Fees> = {}): Fees => ({
  ...rate,
  ...usual,
  ...none,
  ...fees,
  names: [...names],
});

/** Counties whose clerk states the fees. */
const atClerks: readonly Fees[] = [
  of(['Albany'], albanyClerk),
  of(
    ['Allegany'],
    verified(
      'Allegany County Clerk, recording fees',
      'https://www.alleganyco.gov/departments/county-clerk/recording-fees/',
    ),
    { pageCents: dollars(3) },
  ),
  of(
    ['Bronx', 'Kings', 'New York', 'Queens'],
    verified(
      'NYC Department of Finance, ACRIS recording fees',
      'https://www.nyc.gov/site/finance/property/property-uniform-commercial-code-ucc-financing-statement.page',
    ),
    { documentCents: dollars(37) },
  ),
  of(['Richmond'], richmondClerk, { documentCents: dollars(32), pageCents: dollars(2) }),
  of(
    ['Cattaraugus'],
    verified('Cattaraugus County Clerk, mortgages', 'https://cattco.gov/clerks-office/mortgages'),
  ),
  of(
    ['Chautauqua'],
    verified('Chautauqua County Clerk, recording a deed', 'https://chqgov.com/county-clerk/recording-deed'),
  ),
  of(
    ['Dutchess'],
    verified(
      'Dutchess County Clerk, fee schedules',
      'https://www.dutchessny.gov/Departments/County-Clerk/County-Clerk-Fee-Schedules.htm',
    ),
  ),
  of(['Erie'], erieClerk),
  of(
    ['Genesee'],
    verified(
      'Genesee County Clerk, fee schedule',
      'http://www.co.genesee.ny.us/departments/countyclerk/fees.php',
    ),
  ),
  of(['Monroe'], verified('Monroe County, Local Law 1 of 2011', 'https://www.ecode360.com/14812896')),
  // A block fee for each document and, for each deed and mortgage, a tax map letter that courts struck down
  // at $355 and that the county now charges at $270.
  of(
    ['Nassau'],
    dated(
      unverifiedLately(
        'Nassau County Clerk, schedule of fees, and the tax map letter as reported',
        'https://archive.nassaucountyny.gov/agencies/Clerk/Fees/realestate.html',
      ),
      2013,
      '01-01',
    ),
    { deedExtraCents: dollars(420), mortgageExtraCents: dollars(420), isContested: true },
  ),
  of(
    ['Niagara'],
    verified(
      'Niagara County Clerk, deeds',
      'https://www.niagaracounty.com/departments/a-f/county_clerk/deeds.php',
    ),
    { documentCents: dollars(33), pageCents: dollars(3) },
  ),
  of(
    ['Oneida'],
    verified(
      'Oneida County Clerk, deed recording',
      'https://ocgov.net/departments/county-clerk/land-deed-recording/',
    ),
  ),
  of(
    ['Onondaga'],
    verified(
      'Onondaga County Clerk, mortgages and deeds',
      'https://onondaga.gov/clerk/departments/mortgages-deeds/',
    ),
    { documentCents: 45_50 },
  ),
  of(
    ['Ontario'],
    verified('Ontario County Clerk, fee structure', 'https://www.ontariocountyny.gov/150/Fee-Structure'),
  ),
  of(['Orange'], verified('Orange County Clerk, deeds', 'https://www.orangecountygov.com/1589/Deeds')),
  of(['Putnam'], verified('Putnam County, Local Law 21 of 2008', 'https://ecode360.com/12172269')),
  of(['Rockland'], verified('Rockland County, Local Law 5 of 2008', 'https://www.ecode360.com/12236761')),
  of(
    ['Saratoga'],
    verified('Saratoga County Clerk, fee schedule', 'https://www.saratogacountyny.gov/fee-schedule/'),
  ),
  of(
    ['Seneca'],
    verified(
      'Seneca County Clerk, fee schedule',
      'https://www.co.seneca.ny.us/gov/admin/clerk/seneca-county-clerk-fee-schedule/',
    ),
    { documentCents: dollars(28), pageCents: dollars(3) },
  ),
  // A verification fee for each lot, another for each mortgage, and $5 for the transfer report.
  of(
    ['Suffolk'],
    dated(
      verified(
        'Suffolk County Clerk, mortgage fee schedule',
        'http://www.suffolkcountyny.gov/Departments/CountyClerk/Recording/MortgageFeeSchedule.aspx',
      ),
      2016,
      '11-22',
    ),
    { deedExtraCents: dollars(205), mortgageExtraCents: dollars(500), isContested: true },
  ),
  of(
    ['Tompkins'],
    verified(
      'Tompkins County Clerk, land services',
      'https://tompkinscountyny.gov/All-Departments/County-Clerk/Land-Services?oc_lang=en-US',
    ),
  ),
  of(
    ['Ulster'],
    verified('Ulster County Clerk, fees', 'https://clerk.ulstercountyny.gov/countyclerk/about-us/clerk-fees'),
  ),
  of(['Warren'], verified('Warren County Clerk, fees', 'https://www.warrencountyny.gov/clerk/fees.php')),
  of(
    ['Westchester'],
    verified(
      'Westchester County Clerk, land records fees',
      'https://www.westchesterclerk.com/land-records/fees',
    ),
  ),
  of(['Yates'], yatesClerk),
];

const read = new Set(atClerks.flatMap(({ names }) => names));
const others = counties.map(({ name }) => name).filter((name) => !read.has(name));

/** Fees for recording a deed and a mortgage, with the forms that go with the deed. */
export const recording: Rates['recording'] = {
  pages: { ...unverifiedLately('Our assumption, not a published figure'), deed: 5, mortgage: 25 },
  counties: [
    ...atClerks,
    of(others, unverified('Usual fee under CPLR § 8021', 'https://nysenate.gov/legislation/laws/CVP/8021')),
  ],
  report: {
    ...verified(
      'NYS Department of Taxation and Finance, Form RP-5217',
      'https://www.tax.ny.gov/research/property/assess/sales/deedevents.htm',
    ),
    homesCents: dollars(125),
    othersCents: dollars(250),
  },
  transferReturn: {
    ...richmondClerk,
    cents: dollars(5),
  },
  deedNotice: {
    ...dated(
      verified(
        'Dutchess County Clerk, notice under Real Property Law § 291',
        'https://www.dutchessny.gov/Departments/County-Clerk/39365.htm',
      ),
      2020,
      '02-28',
    ),
    cents: dollars(10),
  },
  cityReturnOfShares: {
    ...unverifiedLately('New York City’s filing fee for shares, fixed in 2009'),
    cents: dollars(100),
  },
};
