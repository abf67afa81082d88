import type { RateRow, RateValue } from '@/lib/domain/costs/rates/rate-rows';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatMoney } from '@/lib/format';
import { rateNames } from '@/messages/costs/rate-names';
import { rateValues as copy } from '@/messages/costs/rate-values';
import { toText } from '@/messages/to-text';
import { countyLimits, localTaxWords } from './rate-words';

/** `Erie County transfer tax`. */
export const rateName = ({ name, place }: Pick<RateRow, 'name' | 'place'>): string =>
  toText(rateNames[name], { place: place ?? 'null' });

/** `$2.50 per $500`. */
export function rateValueWords(value: RateValue): string {
  switch (value.code) {
    case 'percent':
      return copy.percent({ percent: inPercent(value.percent) });
    case 'two':
      return copy.two({
        low: inPercent(value.low),
        high: inPercent(value.high),
        limit: formatMoney(value.limitCents),
        free: formatMoney(value.freeUpToCents),
      });
    case 'steps':
    case 'per-unit':
    case 'county':
    case 'extra':
    case 'local':
      return taxWords(value);
    case 'city-mortgage':
      return cityMortgageWords(value.city);
    case 'recording':
      return recordingWords(value.fees);
    case 'zone':
      return copy.zone({ zone: value.zone });
    case 'premium':
      return premiumWords(value);
    case 'amount':
      return formatMoney(value.cents);
    case 'yearly':
      return copy.yearly({ amount: formatMoney(value.cents), ...raisedAbove(value.upToCents) });
    case 'two-amounts':
      return copy.twoAmounts({
        homes: formatMoney(value.homesCents),
        others: formatMoney(value.othersCents),
      });
    case 'range':
      return copy.range({
        low: formatMoney(value.lowCents),
        high: formatMoney(value.highCents),
        ...raisedAbove(value.upToCents),
      });
    case 'pages':
      return copy.pages(value);
    case 'discount':
      return copy.discount({ percent: inPercent(value.percent), limit: formatMoney(value.upToCents) });
    case 'months':
      return copy.months({ ...value, isRange: value.high > value.low ? 'yes' : 'no' });
    case 'days':
      return copy.days({ days: value.days });
    case 'loan':
      return copy.loan({ rate: inPercent(value.percent), years: value.years });
    case 'liens':
      return copy.liens({ limit: formatMoney(value.countFromCents) });
    case 'others':
      return copy.others({
        countsState: value.countStateTaxOfHomes ? 'yes' : 'no',
        leavesOutLiens: value.cityLeavesOutLiensOfHomes ? 'yes' : 'no',
      });
    case 'state-left-out':
    case 'state-counted':
    case 'exempt':
    case 'not-exempt':
      return copy[value.code];
  }
}

type Of<Code extends RateValue['code']> = Extract<RateValue, { readonly code: Code }>;

function taxWords(value: Of<'steps' | 'per-unit' | 'county' | 'extra' | 'local'>): string {
  switch (value.code) {
    case 'steps':
      return value.steps
        .map(({ percent, fromCents }) =>
          copy.step({ percent: inPercent(percent), from: formatMoney(fromCents) }),
        )
        .join(', ');
    case 'county':
      return copy.perUnitOfCounty({
        perUnit: formatMoney(value.tax.centsPerUnit),
        unit: formatMoney(value.unitCents),
        limits: countyLimits(value.tax),
      });
    case 'per-unit':
      return copy.perUnit({
        perUnit: formatMoney(value.centsPerUnit),
        unit: formatMoney(value.unitCents),
        free: formatMoney(value.freeUpToCents),
      });
    case 'extra':
      return copy.extra({
        perUnit: formatMoney(value.centsPerUnit),
        unit: formatMoney(value.unitCents),
        homes: formatMoney(value.homesFromCents),
        others: formatMoney(value.othersFromCents),
      });
    case 'local':
      return localTaxWords(value.tax);
  }
}

/** Whether an amount rises in proportion to the price, and from where. */
const raisedAbove = (upToCents: number | null) => ({
  isRaised: upToCents === null ? 'no' : 'yes',
  limit: formatMoney(upToCents ?? 0),
});

const cityMortgageWords = ({ upToCents, low, homesHigh, othersHigh }: Of<'city-mortgage'>['city']): string =>
  copy.cityMortgage({
    low: inPercent(low),
    limit: formatMoney(upToCents),
    homes: inPercent(homesHigh),
    others: inPercent(othersHigh),
  });

function recordingWords(fees: Of<'recording'>['fees']): string {
  const { deedExtraCents, mortgageExtraCents } = fees;
  return copy.recording({
    document: formatMoney(fees.documentCents),
    page: formatMoney(fees.pageCents),
    hasExtra: deedExtraCents + mortgageExtraCents > 0 ? 'yes' : 'no',
    deed: formatMoney(deedExtraCents),
    mortgage: formatMoney(mortgageExtraCents),
    isContested: fees.isContested ? 'yes' : 'no',
  });
}

const premiumWords = ({ table, upToCents }: Of<'premium'>): string =>
  copy.premium({
    first: formatMoney(table.firstCents),
    limit: formatMoney(upToCents),
    brackets: table.brackets
      .map((bracket) =>
        copy.bracket({
          amount: formatMoney(bracket.centsPerThousand),
          isLast: bracket.upToCents === null ? 'yes' : 'no',
          limit: formatMoney(bracket.upToCents ?? 0),
        }),
      )
      .join(', '),
  });
