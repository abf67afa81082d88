import {
  customary,
  dated,
  dollars,
  unverified,
  unverifiedLately,
  verified,
  verifiedEarlier,
} from './rate-sources';
import type { Rates } from './rates-schema';

const range = (low: number, high: number) => ({ lowCents: dollars(low), highCents: dollars(high) });
/** Ranges that New York brokers and attorneys publish for their clients. */
const quoted = unverifiedLately('Range that brokers and attorneys quote, not a published rate');

/** The work of attorneys, lenders and title closers, by custom. */
export const services: Rates['services'] = {
  attorney: {
    city: { ...customary, range: range(1_500, 3_500) },
    elsewhere: { ...customary, range: range(750, 1_500) },
    /** Quoted for prices up to this one; in proportion to the price above it. */
    upToCents: dollars(1_500_000),
  },
  searches: { ...customary, range: range(500, 1_200) },
  sharesSearch: { ...quoted, range: range(250, 350) },
  titleCloser: { ...quoted, range: range(100, 150) },
  lenderFees: { ...quoted, range: range(700, 800) },
  lenderAttorney: { ...quoted, range: range(600, 1_000) },
  financingStatement: { ...quoted, range: range(75, 125) },
  recognition: { ...quoted, range: range(150, 250) },
  board: { ...quoted, range: range(500, 1_000) },
  moveIn: { ...quoted, range: range(250, 1_000) },
  taxEscrow: { ...quoted, lowMonths: 2, highMonths: 6 },
  prepaidInterest: { ...quoted, days: 15 },
};

/** The first year’s premium, up to a price; in proportion to the price above it, which is our own rule. */
export const insurance: Rates['insurance'] = {
  home: { ...unverified('New York average from Bankrate, as reported'), yearCents: dollars(1_860) },
  unit: {
    ...dated(
      unverifiedLately('New York average of the insurance commissioners for 2017, as reported'),
      2017,
      '12-31',
    ),
    yearCents: dollars(540),
  },
  vacant: {
    ...unverifiedLately('Our assumption: the low end of what insurance brokers quote'),
    extraPercent: 50,
  },
  upToCents: dollars(500_000),
};

export const registration: Rates['registration'] = {
  ...verified(
    'NYC 311, registration with the Department of Housing Preservation and Development',
    'https://portal.311.nyc.gov/article/?kanumber=KA-02381',
  ),
  yearCents: dollars(13),
};

export const eviction: Rates['eviction'] = {
  court: {
    ...unverifiedLately(
      'NYS courts, summary proceedings in city courts, for all courts',
      'https://ww2.nycourts.gov/courts/6jd/citysummproceed.shtml',
    ),
    cents: dollars(45),
  },
  city: {
    ...verified(
      'NYC Sheriff, evictions',
      'https://www1.nyc.gov/site/finance/sheriff-courts/sheriff-evictions.page',
    ),
    cents: dollars(140),
  },
  elsewhere: {
    ...dated(
      unverifiedLately(
        'Chemung County Sheriff, civil fees of 2024, for other counties',
        'http://chemungsheriff.net/index.asp?pageId=317',
      ),
      2024,
      '01-01',
    ),
    cents: dollars(107),
  },
};

export const tenants: Rates['tenants'] = {
  ...verifiedEarlier(
    'Real Property Actions and Proceedings Law § 1305',
    'https://www.nysenate.gov/legislation/laws/RPA/1305',
  ),
  months: 3,
};

export const loan: Rates['loan'] = {
  ...unverified('Example only, not an offer; ask your lender'),
  ratePercent: 6.5,
  years: 30,
};
