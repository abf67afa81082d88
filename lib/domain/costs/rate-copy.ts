import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import { inDollars, inPercent } from '@/lib/domain/shared/percent';
import { mansionSteps } from './deed-taxes';
import { ownersPremium } from './title-insurance';

/**
 * The rates in sentences for pages. Every figure comes from `rates`, so that texts and calculations agree.
 */
const { stateTransferTax, cityTransferTax, supplementalTax, mortgageTax } = rates;

const perUnit = (cents: number): string =>
  `${inDollars(cents)} for every ${inDollars(stateTransferTax.unitCents)}`;
const inMillions = (cents: number): string => `$${cents / 100_000_000} million`;
const percentOfUnits = (cents: number): string =>
  inPercent(Math.round((cents / stateTransferTax.unitCents) * 100_000) / 1000);

export const stateTransferWords = [
  `${perUnit(stateTransferTax.centsPerUnit)} of the price or fraction thereof (${percentOfUnits(stateTransferTax.centsPerUnit)}).`,
  `In New York City, ${perUnit(stateTransferTax.centsPerUnit + stateTransferTax.cityCentsPerUnit)} from ${inMillions(stateTransferTax.cityHomesFromCents)} for one- to three-family homes, condominiums, and co-ops, and from ${inMillions(stateTransferTax.cityOthersFromCents)} for everything else.`,
  'If the seller doesn’t pay or is exempt, the buyer must pay.',
].join(' ');

const cityLimit = inDollars(cityTransferTax.lowUpToCents);
const cityRates = ({ low, high }: typeof cityTransferTax.homes): string =>
  `${inPercent(low)} up to ${cityLimit}, ${inPercent(high)} above`;
export const cityTransferWords = `One- to three-family homes, condominiums, and co-ops: ${cityRates(cityTransferTax.homes)}. Everything else: ${cityRates(cityTransferTax.others)}. Applies to sales over ${inDollars(cityTransferTax.freeUpToCents)}.`;

/** `$9 for every $1,000 of the price, including the state’s $4.` */
export function countyTransferWords(centsPerUnit: number): string {
  const perThousand = (cents: number) => inDollars((cents * 100_000) / stateTransferTax.unitCents);
  const { centsPerUnit: own } = stateTransferTax;
  return `${perThousand(own + centsPerUnit)} for every $1,000 of the price, including the state’s ${perThousand(own)}.`;
}

export const mansionWords = mansionSteps(false)
  .map(
    ({ fromCents, percent }) =>
      `${inPercent(percent)} on one- to three-family homes, condominiums, and co-ops from ${inDollars(fromCents)}, anywhere in the state. At one dollar less, there’s no tax.`,
  )
  .join(' ');

export const supplementalWords = `On the same homes, combined with the mansion tax: ${supplementalTax.steps
  .map(({ fromCents, percent }) => `${inPercent(percent)} from ${inMillions(fromCents)}`)
  .join(', ')}.`;

/** `0.75% of the price above $100,000 (for vacant land, above $50,000).` */
export function localTaxWords({ percent, freeUpToCents, note, ...tax }: LocalTax): string {
  const rest = `${inPercent(percent)} ${allowanceWords(tax)}`;
  const free = freeUpToCents > 0 ? ` on sales over ${inDollars(freeUpToCents)}` : '';
  const end =
    tax.allowanceEndsCents === null
      ? ''
      : ` From ${inDollars(tax.allowanceEndsCents)}, there’s no allowance.`;
  return `${rest}${free}.${end}${note && ` ${note}`}`;
}

function allowanceWords({
  allowance: { improvedCents, vacantCents },
  isMedian,
}: Pick<LocalTax, 'allowance' | 'isMedian'>): string {
  if (improvedCents === 0) return 'of the price';
  const of = 'of the price above';
  if (isMedian) return `${of} the county’s median home price, recently ${inDollars(improvedCents)}`;
  const vacant = vacantCents === improvedCents ? '' : ` (for vacant land, above ${inDollars(vacantCents)})`;
  return `${of} ${inDollars(improvedCents)}${vacant}`;
}

const peconicTaxes = Object.values(rates.localTaxes).filter(({ county }) => county === 'Suffolk');
const townName = ({ name }: LocalTax): string => name.replace(/^(Town|City) of /, '');
export const peconicWords = `Above an allowance that depends on the town and on whether the land is improved: ${peconicTaxes
  .map((tax) => `${townName(tax)} ${inPercent(tax.percent)}`)
  .join(', ')}.`;
/** The local taxes of a county, or of the whole state except Suffolk (Peconic Bay). */
export const localTaxesIn = (county?: string): readonly LocalTax[] =>
  Object.values(rates.localTaxes).filter((tax) =>
    county ? tax.county === county : tax.county !== 'Suffolk',
  );
export const otherLocalWords = `For example, ${localTaxesIn()
  .map((tax) => `${townName(tax)} ${inPercent(tax.percent)}`)
  .join(', ')}, most of them above an allowance. Check with the city or town.`;

/** The buyer's part of the rate on up to six dwellings: `1.8%`. */
export const afterLender = (percent: number): string =>
  inPercent(Math.round((percent - mortgageTax.lender.percent) * 1000) / 1000);
const { city, counties, yonkers } = mortgageTax;
const outside = [...counties.map(({ percent }) => percent), yonkers.percent];
export const mortgageWords = `On the loan, not the price. In New York City, for one- to three-family homes and condominiums: ${afterLender(city.low)} under ${inDollars(city.upToCents)}, ${afterLender(city.homesHigh)} from there, after the lender’s quarter percent. Elsewhere, from ${inPercent(Math.min(...outside))} to ${inPercent(Math.max(...outside))} depending on the county. None on co-ops or cash purchases.`;
export const cityMortgageWords = `On the loan, not the price: ${inPercent(city.low)} under ${inDollars(city.upToCents)}; from there ${inPercent(city.homesHigh)} for one- to three-family homes and condominiums, ${inPercent(city.othersHigh)} for everything else. On one- to six-family homes, the lender pays a quarter percent of it. ${inDollars((mortgageTax.deduction.ofCents * mortgageTax.deduction.percent) / 100)} less for one- and two-family homes. None on co-ops or cash purchases.`;

const range = ({ lowCents, highCents }: { readonly lowCents: number; readonly highCents: number }): string =>
  `${inDollars(lowCents)} to ${inDollars(highCents)}`;
const premium = (priceCents: number): string =>
  `${inDollars(ownersPremium('Queens', priceCents))} for ${inDollars(priceCents)}`;
export const titleWords = `At rates filed with the state: downstate, about ${premium(450_000_00)} and ${premium(1_000_000_00)}. You pay this unless the property’s page says that the seller pays.`;
export const attorneyWords = `Customarily ${range(rates.attorney.elsewhere.range)} upstate and ${range(rates.attorney.city.range)} in New York City. Agree on the fee before you bid.`;
export const recordingWords = `Searches often cost ${range(rates.searches.range)}. In most counties, recording costs about ${inDollars(rates.recording.documentCents)} plus ${inDollars(rates.recording.pageCents)} for each page.`;
