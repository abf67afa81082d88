import { dated, dollars, newYorkCity, unverified } from './rate-sources';
import type { Rates } from './rates-schema';

const filedRates = unverified('NY Title, filed rates', 'https://nytitle.com/rates-ny.html');

/**
 * Premiums filed with the state. No table of the manual in force could be read, so none is verified. Two
 * companies quote $338 for the first step of zone 1 as filed in 2019, 5% less than here, but no whole table.
 */
export const titleInsurance: Rates['titleInsurance'] = {
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
      unverified(
        'CornerStone Abstract, filed rates, maybe 5% too high',
        'http://cornerstoneabstract.com/title.htm',
      ),
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
    ...filedRates,
    owner: {
      firstCents: dollars(402),
      brackets: toBrackets([6.67, 5.43, 4.36, 3.98, 3.66, 3.25, 3.07, 2.76]),
    },
    loan: {
      firstCents: dollars(344),
      brackets: toBrackets([5.55, 4.54, 3.64, 3.31, 3.05, 2.71, 2.55, 2.31]),
    },
  },
  ownerDiscount: { ...filedRates, percent: 15, upToCents: dollars(1_000_000) },
  lenderPercent: {
    ...unverified(
      'Stewart Title, bulletin NY000255',
      'https://virtualunderwriter.com/content/stewart/virtualunderwriter/en/bulletins/2006-1/BL113643020400000002.html',
    ),
    percent: 30,
  },
};

/** The filed tables share these limits. Each rate is in dollars for every started $1,000. */
function toBrackets(perThousand: readonly number[]) {
  const limits = [50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 15_000_000, null];
  return limits.map((limit, index) => ({
    upToCents: limit === null ? null : dollars(limit),
    centsPerThousand: Math.round((perThousand[index] ?? 0) * 100),
  }));
}
