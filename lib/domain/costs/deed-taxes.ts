import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { inCount, inDollars, inPercent, shareOf, startedUnits } from '@/lib/domain/shared/percent';
import { isInNewYorkCity, localTaxOf, type Sale } from './costed-sale';
import { kindRules } from './taxed-kind';

/** One tax on the deed: who owes it by law, the amount and how it is computed. */
export interface DeedTax {
  readonly id:
    | 'state-transfer-tax'
    | 'county-transfer-tax'
    | 'city-transfer-tax'
    | 'local-transfer-tax'
    | 'mansion-tax';
  readonly name: string;
  readonly owedBy: 'Buyer' | 'Seller';
  readonly amountCents: Cents;
  readonly formula: string;
  readonly rate: Sourced;
}

type Parcel = Pick<Sale, 'place' | 'kind'>;

/** The taxes on a sale for this consideration in cents. A tax that is not owed is left out. */
export function deedTaxes(parcel: Parcel, considerationCents: number): readonly DeedTax[] {
  if (kindRules[parcel.kind].passesBy === 'bill-of-sale') return [];
  return [
    stateTransferTax(parcel, considerationCents),
    countyTransferTax(parcel, considerationCents),
    cityTransferTax(parcel, considerationCents),
    localTransferTax(parcel, considerationCents),
    mansionTax(parcel, considerationCents),
  ].flatMap((tax) => (tax && tax.amountCents > 0 ? [tax] : []));
}

function stateTransferTax({ place, kind }: Parcel, price: number): DeedTax | null {
  const rate = rates.stateTransferTax;
  if (price <= rate.freeUpToCents) return null;
  const extraFrom = kindRules[kind].isHome ? rate.cityHomesFromCents : rate.cityOthersFromCents;
  const hasExtra = isInNewYorkCity(place) && price >= extraFrom;
  const perUnit = rate.centsPerUnit + (hasExtra ? rate.cityCentsPerUnit : 0);
  return {
    id: 'state-transfer-tax',
    name: 'State transfer tax',
    owedBy: 'Seller',
    ...ofUnits(perUnit, price),
    rate,
  };
}

function countyTransferTax({ place }: Parcel, price: number): DeedTax | null {
  const rate = rates.countyTransferTaxes[place.county];
  if (!rate || price <= rates.stateTransferTax.freeUpToCents) return null;
  const name = `${place.county} County transfer tax`;
  return { id: 'county-transfer-tax', name, owedBy: 'Seller', ...ofUnits(rate.centsPerUnit, price), rate };
}

function ofUnits(perUnit: number, price: number): Pick<DeedTax, 'amountCents' | 'formula'> {
  const { unitCents } = rates.stateTransferTax;
  const units = startedUnits(price, unitCents);
  return {
    amountCents: cents(units * perUnit),
    formula: `${inDollars(perUnit)} for every ${inDollars(unitCents)} or fraction thereof of ${inDollars(price)} (${inCount(units)} units)`,
  };
}

function cityTransferTax({ place, kind }: Parcel, price: number): DeedTax | null {
  const rate = rates.cityTransferTax;
  if (!isInNewYorkCity(place) || price <= rate.freeUpToCents) return null;
  const { low, high } = kindRules[kind].isHome ? rate.homes : rate.others;
  const percent = price <= rate.lowUpToCents ? low : high;
  return {
    id: 'city-transfer-tax',
    name: 'New York City transfer tax',
    owedBy: 'Seller',
    ...ofPrice(percent, price),
    rate,
  };
}

function localTransferTax({ place, kind }: Parcel, price: number): DeedTax | null {
  const rate = localTaxOf(place);
  if (!rate || price <= rate.freeUpToCents) return null;
  return {
    id: 'local-transfer-tax',
    name: localTaxName(rate),
    owedBy: rate.payer,
    ...ofRest(rate, kindRules[kind].isVacant, price),
    rate,
  };
}

/** `Peconic Bay tax, Town of Southold`. */
export const localTaxName = ({ kind, county, name }: LocalTax): string =>
  `${kind === 'transfer' ? 'Transfer tax' : county === 'Suffolk' ? 'Peconic Bay tax' : 'Preservation tax'}, ${name}`;

function ofRest(rate: LocalTax, isVacant: boolean, price: number): Pick<DeedTax, 'amountCents' | 'formula'> {
  const hasAllowance = rate.allowanceEndsCents === null || price < rate.allowanceEndsCents;
  const allowance = hasAllowance ? rate.allowance[isVacant ? 'vacantCents' : 'improvedCents'] : 0;
  if (allowance === 0) return ofPrice(rate.percent, price);
  const rest = Math.max(0, price - allowance);
  const left = rate.isMedian ? 'the county’s median home price of ' : '';
  return {
    amountCents: shareOf(rest, rate.percent),
    formula: `${inPercent(rate.percent)} of the part of ${inDollars(price)} above ${left}${inDollars(allowance)}`,
  };
}

function mansionTax({ place, kind }: Parcel, price: number): DeedTax | null {
  if (!kindRules[kind].isHome) return null;
  const step = mansionSteps(isInNewYorkCity(place)).findLast(({ fromCents }) => price >= fromCents);
  if (!step) return null;
  const [least] = rates.mansionTax.steps;
  const isSupplemented = step.fromCents !== least?.fromCents;
  return {
    id: 'mansion-tax',
    name: isSupplemented ? 'Mansion tax with the New York City supplemental tax' : 'Mansion tax',
    owedBy: 'Buyer',
    ...ofPrice(step.percent, price),
    rate: isSupplemented ? rates.supplementalTax : rates.mansionTax,
  };
}

export const mansionSteps = (isInCity: boolean) => [
  ...rates.mansionTax.steps,
  ...(isInCity ? rates.supplementalTax.steps : []),
];

const ofPrice = (percent: number, price: number): Pick<DeedTax, 'amountCents' | 'formula'> => ({
  amountCents: shareOf(price, percent),
  formula: `${inPercent(percent)} of the full ${inDollars(price)}`,
});
