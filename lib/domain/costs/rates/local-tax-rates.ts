import { dollars, unverified, unverifiedLately, verifiedEarlier } from './rate-sources';
import type { Rates } from './rates-schema';

const peconicTable = unverifiedLately(
  'Tax Law § 1449-bb (2% and 0.5%); the allowances from CB Title Group',
  'https://cbtitlegroup.com/articles/suffolk-county-peconic-bay-tax-explainer',
);
/** The figures come from a realtor's page, which no reader should have to rely on. */
const preservationTable = unverified('No statute or agency page read yet');

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
/** The law that allows this tax ends on December 31, 2026, so it is due for review that day. */
const redHook = {
  ...unverifiedLately(
    'Tax Law § 1438-b, which allows Red Hook up to 2% until December 31, 2026',
    'https://nysenate.gov/legislation/laws/TAX/1438-B',
  ),
  reviewBy: '2026-12-31',
};
const ulsterMedian = aboveMedian('Ulster', 376_500);

/** Taxes of towns and cities on the transfer of a home. */
export const localTaxes: Rates['localTaxes'] = {
  yonkers: {
    ...transferTax,
    ...verifiedEarlier(
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
    ...unverifiedLately(
      'Tax Law § 1205, which allows Mount Vernon up to 1%; the city’s law was not read',
      'https://newyork.public.law/laws/n.y._tax_law_section_1205',
    ),
    county: 'Westchester',
    name: 'City of Mount Vernon',
    percent: 1,
    allowance: { improvedCents: dollars(100_000), vacantCents: dollars(100_000) },
    postalCities: ['Mount Vernon'],
  },
  peekskill: {
    ...transferTax,
    ...unverifiedLately(
      'Tax Law § 1206, which allows Peekskill up to 1%; the city’s law was not read',
      'https://www.nysenate.gov/legislation/laws/TAX/1206',
    ),
    county: 'Westchester',
    name: 'City of Peekskill',
    percent: 1,
    allowance: none,
    postalCities: ['Peekskill'],
  },
  warwick: {
    ...preservationTax,
    ...unverifiedLately(
      'Tax Law § 1449-bbbb, Town of Warwick; the allowance from Stewart Title, bulletin NY000306',
      'https://nysenate.gov/legislation/laws/TAX/1449-BBBB',
    ),
    county: 'Orange',
    name: 'Town of Warwick',
    percent: 0.75,
    allowance: { improvedCents: dollars(100_000), vacantCents: dollars(50_000) },
    postalCities: ['Warwick', 'Florida', 'Greenwood Lake', 'Pine Island'],
  },
  'red-hook': {
    ...aboveMedian('Dutchess', 420_000),
    ...redHook,
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
};
