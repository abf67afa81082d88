import type { ClosingCostId } from '@/lib/domain/costs/closing-costs';
import { mansionSteps } from '@/lib/domain/costs/deed-taxes';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { CountyTax, LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import { ownersPremium } from '@/lib/domain/costs/services/title-insurance';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatDay, formatMoney } from '@/lib/format';
import { rateWords as copy } from '@/messages/costs/rate-words';

/** The rates in sentences. Every figure comes from `rates`, so that texts and calculations agree. */
const { stateTransferTax, cityBaseTax, cityTransferTax, supplementalTax, mortgageTax } = rates;

const inMillions = (cents: number): string => copy.million({ millions: cents / 100_000_000 });

function stateTransferWords(): string {
  const { centsPerUnit, unitCents } = stateTransferTax;
  return copy.stateTransferTax({
    perUnit: formatMoney(centsPerUnit),
    unit: formatMoney(unitCents),
    percent: inPercent(Math.round((centsPerUnit / unitCents) * 100_000) / 1000),
    cityPerUnit: formatMoney(centsPerUnit + cityBaseTax.centsPerUnit),
    homesFrom: inMillions(cityBaseTax.homesFromCents),
    othersFrom: inMillions(cityBaseTax.othersFromCents),
  });
}

function cityTransferWords(): string {
  const ratesOf = ({ low, high }: typeof cityTransferTax.homes): string =>
    copy.cityRates({
      low: inPercent(low),
      high: inPercent(high),
      limit: formatMoney(cityTransferTax.lowUpToCents),
    });
  return copy.cityTransferTax({
    homes: ratesOf(cityTransferTax.homes),
    others: ratesOf(cityTransferTax.others),
    free: formatMoney(cityTransferTax.freeUpToCents),
  });
}

/** `$9 for every $1,000 of the price, including the state’s $4.` */
export function countyTransferWords(tax: CountyTax): string {
  const perThousand = (cents: number) => formatMoney((cents * 100_000) / stateTransferTax.unitCents);
  const { centsPerUnit: own } = stateTransferTax;
  return copy.countyTransferTax({
    together: perThousand(own + tax.centsPerUnit),
    state: perThousand(own),
    limits: countyLimits(tax),
  });
}

/** What a county leaves untaxed, and that its law may have ended; empty in most counties. */
export const countyLimits = ({ oneFamilyFreeCents, excludesLiens, lawUntil }: CountyTax): string =>
  copy.countyLimits({
    leavesOutLiens: excludesLiens ? 'yes' : 'no',
    hasFree: oneFamilyFreeCents > 0 ? 'yes' : 'no',
    free: formatMoney(oneFamilyFreeCents),
    hasEnd: lawUntil === null ? 'no' : 'yes',
    until: lawUntil === null ? '' : formatDay(`${lawUntil}T12:00:00Z`),
  });

const mansionWords = (): string =>
  mansionSteps(false)
    .map(({ fromCents, percent }) =>
      copy.mansionTax({ percent: inPercent(percent), from: formatMoney(fromCents) }),
    )
    .join(' ');

const supplementalWords = (): string =>
  copy.supplementalTax({
    steps: supplementalTax.steps
      .map(({ fromCents, percent }) =>
        copy.step({ percent: inPercent(percent), from: inMillions(fromCents) }),
      )
      .join(', '),
  });

/** `0.75% of the price above $100,000 (for vacant land, above $50,000).` */
export function localTaxWords({ percent, allowance, isMedian, ...tax }: LocalTax): string {
  const { freeUpToCents, allowanceEndsCents, isEndDisputed } = tax;
  const yesIf = (isSo: boolean) => (isSo ? 'yes' : 'no');
  return copy.localTax({
    percent: inPercent(percent),
    hasAllowance: yesIf(isMedian || allowance.improvedCents + allowance.vacantCents > 0),
    allowance: allowanceWords(allowance, isMedian),
    isFree: yesIf(freeUpToCents > 0),
    free: formatMoney(freeUpToCents),
    ends: yesIf(allowanceEndsCents !== null),
    end: formatMoney(allowanceEndsCents ?? 0),
    isEndDisputed: yesIf(isEndDisputed),
  });
}

function allowanceWords({ improvedCents, vacantCents }: LocalTax['allowance'], isMedian: boolean): string {
  const amount = formatMoney(improvedCents);
  const improved = isMedian ? copy.medianAllowance({ amount }) : amount;
  if (vacantCents === improvedCents) return improved;
  return copy.vacantAllowance({ improved, vacant: formatMoney(vacantCents) });
}

/** `Southold 2.5%, Riverhead 2%`. */
const townRates = (taxes: readonly LocalTax[]): string =>
  taxes
    .map(({ name, percent }) => `${name.replace(/^(Town|City) of /, '')} ${inPercent(percent)}`)
    .join(', ');

const localTaxes = Object.values(rates.localTaxes);
const isPeconic = ({ county }: LocalTax): boolean => county === 'Suffolk';

/** The buyer's part of the rate on up to six dwellings: `1.8%`. */
export const afterLender = (percent: number): string =>
  inPercent(Math.round((percent - mortgageTax.lender.percent) * 1000) / 1000);

function mortgageWords(): string {
  const { city, counties, yonkers } = mortgageTax;
  const outside = [...counties.map(({ percent }) => percent), yonkers.percent];
  return copy.mortgageRecordingTax({
    low: afterLender(city.low),
    limit: formatMoney(city.upToCents),
    high: afterLender(city.homesHigh),
    least: inPercent(Math.min(...outside)),
    most: inPercent(Math.max(...outside)),
  });
}

const range = ({ lowCents, highCents }: { readonly lowCents: number; readonly highCents: number }): string =>
  copy.range({ low: formatMoney(lowCents), high: formatMoney(highCents) });

/** `about $1,955 for a price of $450,000 and $3,831 for $1,000,000`. */
export function premiumExamples(county: string): string {
  const [low, high] = [450_000_00, 1_000_000_00];
  return copy.premiums({
    premium: formatMoney(ownersPremium(county, low)),
    price: formatMoney(low),
    higherPremium: formatMoney(ownersPremium(county, high)),
    higherPrice: formatMoney(high),
  });
}

/** The fees that most counties charge. */
const usual = rates.recording.counties.at(-1) ?? { documentCents: 0, pageCents: 0 };

const words: Readonly<Record<ClosingCostId, () => string>> = {
  stateTransferTax: stateTransferWords,
  cityTransferTax: cityTransferWords,
  mansionTax: mansionWords,
  supplementalTax: supplementalWords,
  peconicBayTax: () => copy.peconicBayTax({ rates: townRates(localTaxes.filter(isPeconic)) }),
  localTransferTaxes: () =>
    copy.localTransferTaxes({ rates: townRates(localTaxes.filter((tax) => !isPeconic(tax))) }),
  mortgageRecordingTax: mortgageWords,
  titleInsurance: () => copy.titleInsurance({ premiums: premiumExamples('Queens') }),
  attorney: () =>
    copy.attorney({
      elsewhere: range(rates.services.attorney.elsewhere.range),
      city: range(rates.services.attorney.city.range),
    }),
  searchAndRecording: () =>
    copy.searchAndRecording({
      searches: range(rates.services.searches.range),
      document: formatMoney(usual.documentCents),
      page: formatMoney(usual.pageCents),
    }),
};

/** The rate of a closing cost, which applies to the full price unless stated. */
export const closingCostRate = (id: ClosingCostId): string => words[id]();
