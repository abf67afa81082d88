import {
  copied,
  dated,
  dollars,
  stateTaxes,
  transferTable,
  unverifiedLately,
  verified,
  verifiedEarlier,
} from './rate-sources';
import type { Rates } from './rates-schema';

export const stateTransferTax: Rates['stateTransferTax'] = {
  ...stateTaxes,
  unitCents: dollars(500),
  centsPerUnit: 200,
  freeUpToCents: dollars(500),
};

/** Added to the state tax in New York City from these prices on. */
export const cityBaseTax: Rates['cityBaseTax'] = {
  ...stateTaxes,
  centsPerUnit: 125,
  homesFromCents: dollars(3_000_000),
  othersFromCents: dollars(2_000_000),
};

const wholePrice = { excludesLiens: false, oneFamilyFreeCents: 0, lawUntil: null } as const;
export const countyTransferTaxes: Rates['countyTransferTaxes'] = {
  Broome: {
    ...wholePrice,
    ...verified('Tax Law § 1449-g, Broome County', 'https://nysenate.gov/legislation/laws/TAX/1449-G'),
    centsPerUnit: 50,
  },
  Columbia: {
    ...wholePrice,
    ...copied(
      'Tax Law § 1439-b, Columbia County, until December 31, 2027',
      'https://lexace.ai/us/statute/new-york/tax-1439-B',
    ),
    centsPerUnit: 100,
    oneFamilyFreeCents: dollars(150_000),
  },
  Erie: {
    ...wholePrice,
    ...verified('Tax Law § 1425, Erie County', 'https://www.nysenate.gov/legislation/laws/TAX/1425'),
    centsPerUnit: 250,
    excludesLiens: true,
  },
  Essex: { ...wholePrice, ...transferTable, centsPerUnit: 100 },
  Madison: {
    ...wholePrice,
    ...unverifiedLately(
      'Tax Law § 1449-bbbbbb, Madison County',
      'https://nysenate.gov/legislation/laws/TAX/1449-BBBBBB',
    ),
    centsPerUnit: 200,
    lawUntil: '2025-12-01',
  },
  Tompkins: {
    ...wholePrice,
    ...verified('Tompkins County, Local Law 1 of 2006', 'https://www.ecode360.com/8412719'),
    centsPerUnit: 100,
  },
};

export const cityTransferTax: Rates['cityTransferTax'] = {
  ...verifiedEarlier(
    'NYC Department of Finance',
    'https://www.nyc.gov/site/finance/property/property-real-property-transfer-tax-rptt.page',
  ),
  freeUpToCents: dollars(25_000),
  lowUpToCents: dollars(500_000),
  homes: { low: 1, high: 1.425 },
  others: { low: 1.425, high: 2.625 },
};

export const mansionTax: Rates['mansionTax'] = {
  ...verified('Tax Law § 1402-a, additional tax', 'https://nysenate.gov/legislation/laws/TAX/1402-A'),
  steps: [{ fromCents: dollars(1_000_000), percent: 1 }],
};

export const supplementalTax: Rates['supplementalTax'] = {
  ...copied(
    'Tax Law § 1402-b, supplemental tax, with the mansion tax of § 1402-a',
    'https://www.legalfix.com/statutes/state-codes/new-york/tax/article-31/1402-b',
  ),
  steps: [
    { fromCents: dollars(2_000_000), percent: 1.25 },
    { fromCents: dollars(3_000_000), percent: 1.5 },
    { fromCents: dollars(5_000_000), percent: 2.25 },
    { fromCents: dollars(10_000_000), percent: 3.25 },
    { fromCents: dollars(15_000_000), percent: 3.5 },
    { fromCents: dollars(20_000_000), percent: 3.75 },
    { fromCents: dollars(25_000_000), percent: 3.9 },
  ],
};

export const grossUp: Rates['grossUp'] = {
  ...dated(
    copied(
      'Tax Law § 1404(a), liability for tax, with the laws of 2024 up to chapter 457',
      'https://print.casetext.com/statute/consolidated-laws-of-new-york/chapter-tax/article-31-real-estate-transfer-tax/section-1404-liability-for-tax',
    ),
    2024,
    '01-01',
  ),
  countsStateTaxOfHomes: false,
};

/** Liens that stay with the home are paid to the seller in kind. */
export const liensInBases: Rates['liensInBases'] = {
  ...copied(
    '20 NYCRR § 575.1, definitions',
    'https://e.casetext.com/regulation/new-york-codes-rules-and-regulations/title-20-department-of-taxation-and-finance/chapter-iv-sales-and-use-and-other-miscellaneous-taxes/subchapter-b-real-estate-transfer-tax/part-575-general-provisions/section-5751-definitions',
  ),
  countFromCents: dollars(500_000),
};

/** The form and the rule could be read only in copies. Counties and towns are assumed to do the same. */
export const otherBases: Rates['otherBases'] = {
  ...unverifiedLately('Form NYC-RPT, schedule 1, line 9, and 19 RCNY § 23-03(k), in copies'),
  countStateTaxOfHomes: true,
  cityLeavesOutLiensOfHomes: true,
};

/** Fannie Mae and Freddie Mac: County of Erie v. Federal Housing Finance Agency. */
export const sponsoredSellers: Rates['sponsoredSellers'] = {
  ...copied(
    'County of Erie v. Federal Housing Finance Agency, W.D.N.Y. 2014',
    'https://law.justia.com/cases/federal/district-courts/new-york/nywdce/1:2013cv00284/93356/27/',
  ),
  areExempt: true,
};
