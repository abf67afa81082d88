import { costName } from '@/lib/copy/costs/cost-name';
import {
  afterLender,
  closingCostRate,
  countyTransferWords,
  localTaxWords,
  premiumExamples,
} from '@/lib/copy/costs/rate-words';
import { localTaxName } from '@/lib/domain/costs/deed-taxes';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import type { RuleContent } from '@/lib/domain/location-pages/local-rules';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatMoney } from '@/lib/format';
import { closingCostNames } from '@/messages/costs/closing-cost-names';
import { ruleParts as parts } from '@/messages/locations/rule-parts';
import { ruleTexts as copy } from '@/messages/locations/rule-texts';
import { toText } from '@/messages/to-text';

export interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** The title and the text of a rule. */
export function ruleWords(content: RuleContent): RuleWords {
  switch (content.code) {
    case 'closing-cost':
      return { title: closingCostNames[content.id], text: closingCostRate(content.id) };
    case 'local-tax':
      return { title: localTitle(content.tax), text: localTaxWords(content.tax) };
    case 'local-taxes':
      return localTaxesWords(content);
    default: {
      const { title, text } = copy[content.code];
      const values: Values = { ...noValues, ...valuesOf(content) };
      return { title: toText(title, values), text: toText(text, values) };
    }
  }
}

type Listed = Exclude<RuleContent, { readonly code: 'closing-cost' | 'local-tax' | 'local-taxes' }>;

/** The values of all texts; each uses some. */
const noValues = {
  ...{ county: '', rate: '', percent: '', buyers: '', hasYonkers: '', yonkers: '', yonkersBuyers: '' },
  ...{ low: '', limit: '', homes: '', high: '', deduction: '' },
  ...{ zone: '', premiums: '', cities: '', law: '' },
};
type Values = Readonly<typeof noValues>;

function valuesOf(content: Listed): Partial<Values> {
  const law = parts.goodCauseLaw;
  switch (content.code) {
    case 'county-transfer-tax':
      return { county: content.county, rate: countyTransferWords(content.tax) };
    case 'mortgage-tax-by-place':
      return { rate: closingCostRate('mortgageRecordingTax') };
    case 'mortgage-tax-in-new-york-city':
      return cityMortgageValues();
    case 'mortgage-tax': {
      const { percent, yonkersPercent } = content;
      return {
        percent: inPercent(percent),
        buyers: afterLender(percent),
        hasYonkers: yonkersPercent === null ? 'no' : 'yes',
        yonkers: inPercent(yonkersPercent ?? 0),
        yonkersBuyers: afterLender(yonkersPercent ?? 0),
      };
    }
    case 'title-insurance':
      return { zone: content.zone, premiums: premiumExamples(content.county) };
    case 'good-cause-in-county':
    case 'good-cause-in-city':
      return { cities: content.cities.join(parts.and), law };
    default:
      return { law };
  }
}

function cityMortgageValues(): Partial<Values> {
  const { city, deductedFromCents, deductions } = rates.mortgageTax;
  const percent = deductions.find(({ names }) => names.includes('Queens'))?.percent ?? 0;
  return {
    low: inPercent(city.low),
    limit: formatMoney(city.upToCents),
    homes: inPercent(city.homesHigh),
    high: inPercent(city.othersHigh),
    deduction: formatMoney((deductedFromCents * percent) / 100),
  };
}

const localTitle = (tax: LocalTax): string => costName({ name: localTaxName(tax), place: tax.name });

function localTaxesWords({
  county,
  taxes,
}: Extract<RuleContent, { readonly code: 'local-taxes' }>): RuleWords {
  const [only, second] = taxes;
  const words = copy['local-taxes'];
  return {
    title: only && !second ? localTitle(only) : words.title({ county }),
    text: words.text({
      rates: taxes.map((tax) => parts.townRate({ town: tax.name, rate: localTaxWords(tax) })).join(' '),
      count: taxes.length,
    }),
  };
}
