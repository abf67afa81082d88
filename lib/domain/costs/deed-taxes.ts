import { together } from '@/lib/domain/costs/rates/rate-sources';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import type { CostFormula } from '@/lib/domain/costs/sale/cost-formula';
import { isInNewYorkCity, localTaxOf, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { shareOf, startedUnits } from '@/lib/domain/shared/percent';
import type { DeedBases } from './deed-bases';

export type DeedTaxName =
  | 'state-transfer-tax'
  | 'county-transfer-tax'
  | 'city-transfer-tax'
  | LocalTaxName
  | 'mansion-tax'
  | 'supplemented-mansion-tax';
type LocalTaxName = 'town-transfer-tax' | 'peconic-bay-tax' | 'preservation-tax';

/** One tax on the deed: who owes it by law, the amount and how it is computed. */
export interface DeedTax {
  readonly id:
    | 'state-transfer-tax'
    | 'county-transfer-tax'
    | 'city-transfer-tax'
    | 'local-transfer-tax'
    | 'mansion-tax';
  readonly name: DeedTaxName;
  /** The county, city or town that a name needs. */
  readonly place: string | null;
  readonly owedBy: 'Buyer' | 'Seller';
  readonly amountCents: Cents;
  readonly formula: CostFormula;
  readonly rate: Sourced;
}

export type Parcel = Pick<Sale, 'place' | 'kind' | 'residentialPercent'>;

/** The taxes on a sale with these bases. A tax that is not owed is left out. */
export function deedTaxes(parcel: Parcel, bases: DeedBases): readonly DeedTax[] {
  if (kindRules[parcel.kind].passesBy === 'bill-of-sale') return [];
  return [
    stateTransferTax(parcel, bases),
    countyTransferTax(parcel, bases.countyCents),
    cityTransferTax(parcel, bases.cityCents),
    localTransferTax(parcel, bases.localCents),
    mansionTax(parcel, bases.stateCents),
  ].flatMap((tax) => (tax && tax.amountCents > 0 ? [tax] : []));
}

function stateTransferTax(
  { place, kind }: Parcel,
  { stateCents, stateTaxedCents }: DeedBases,
): DeedTax | null {
  const rate = rates.stateTransferTax;
  if (stateTaxedCents <= rate.freeUpToCents) return null;
  const { homesFromCents, othersFromCents, centsPerUnit } = rates.cityBaseTax;
  const extraFrom = kindRules[kind].isHome ? homesFromCents : othersFromCents;
  const hasExtra = isInNewYorkCity(place) && stateCents >= extraFrom;
  const perUnit = rate.centsPerUnit + (hasExtra ? centsPerUnit : 0);
  return {
    id: 'state-transfer-tax',
    name: 'state-transfer-tax',
    place: null,
    owedBy: 'Seller',
    ...ofUnits(perUnit, stateTaxedCents),
    rate: hasExtra ? together(rate, rates.cityBaseTax) : rate,
  };
}

function countyTransferTax({ place, kind }: Parcel, price: number): DeedTax | null {
  const rate = rates.countyTransferTaxes[place.county];
  if (!rate || price <= rates.stateTransferTax.freeUpToCents) return null;
  return {
    id: 'county-transfer-tax',
    name: 'county-transfer-tax',
    place: place.county,
    owedBy: 'Seller',
    ...ofUnits(rate.centsPerUnit, price, kind === 'one-family' ? rate.oneFamilyFreeCents : 0),
    rate,
  };
}

type Computed = Pick<DeedTax, 'amountCents' | 'formula'>;

function ofUnits(centsPerUnit: number, priceCents: number, freeCents = 0): Computed {
  const { unitCents } = rates.stateTransferTax;
  const units = startedUnits(Math.max(0, priceCents - freeCents), unitCents);
  return {
    amountCents: cents(units * centsPerUnit),
    formula: { code: 'per-unit', centsPerUnit, unitCents, units, priceCents, freeCents },
  };
}

function cityTransferTax({ place, kind }: Parcel, price: number): DeedTax | null {
  const rate = rates.cityTransferTax;
  if (!isInNewYorkCity(place) || price <= rate.freeUpToCents) return null;
  const { low, high } = kindRules[kind].isHome ? rate.homes : rate.others;
  const percent = price <= rate.lowUpToCents ? low : high;
  return {
    id: 'city-transfer-tax',
    name: 'city-transfer-tax',
    place: null,
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
    place: rate.name,
    owedBy: rate.payer,
    ...ofRest(rate, kindRules[kind].isVacant, price),
    rate,
  };
}

export function localTaxName({ kind, county }: LocalTax): LocalTaxName {
  if (kind === 'transfer') return 'town-transfer-tax';
  return county === 'Suffolk' ? 'peconic-bay-tax' : 'preservation-tax';
}

function ofRest(rate: LocalTax, isVacant: boolean, price: number): Computed {
  const hasAllowance = rate.allowanceEndsCents === null || price < rate.allowanceEndsCents;
  const allowanceCents = hasAllowance ? rate.allowance[isVacant ? 'vacantCents' : 'improvedCents'] : 0;
  if (allowanceCents === 0) return ofPrice(rate.percent, price);
  const { percent, isMedian } = rate;
  return {
    amountCents: shareOf(Math.max(0, price - allowanceCents), percent),
    formula: { code: 'above-allowance', percent, priceCents: price, allowanceCents, isMedian },
  };
}

/**
 * The part of the price that is for a residence, in percent: all of a home, a part of a farm or of a building
 * with shops, 0 if unknown.
 */
export function residentialPercentOf({ kind, residentialPercent }: Parcel): number {
  const { isHome, mayHoldResidence } = kindRules[kind];
  if (isHome) return 100;
  return mayHoldResidence ? (residentialPercent ?? 0) : 0;
}

/** Whether a mansion tax may be owed on a part that nobody has stated. */
export const mayOweMansionTax = ({ kind, residentialPercent }: Parcel, considerationCents: number): boolean =>
  kindRules[kind].mayHoldResidence &&
  residentialPercent === null &&
  mansionSteps(false).some(({ fromCents }) => considerationCents >= fromCents);

/** Only the part for the residence is taxed, but the full price decides whether it is. */
function mansionTax(parcel: Parcel, price: number): DeedTax | null {
  const { place } = parcel;
  const residential = residentialPercentOf(parcel);
  if (residential === 0) return null;
  const step = mansionSteps(isInNewYorkCity(place)).findLast(({ fromCents }) => price >= fromCents);
  if (!step) return null;
  const [least] = rates.mansionTax.steps;
  const isSupplemented = step.fromCents !== least?.fromCents;
  return {
    id: 'mansion-tax',
    name: isSupplemented ? 'supplemented-mansion-tax' : 'mansion-tax',
    place: null,
    owedBy: 'Buyer',
    ...ofResidentialPart(step.percent, price, residential),
    rate: isSupplemented ? rates.supplementalTax : rates.mansionTax,
  };
}

function ofResidentialPart(percent: number, priceCents: number, residential: number): Computed {
  if (residential === 100) return ofPrice(percent, priceCents);
  const partCents = shareOf(priceCents, residential);
  return {
    amountCents: shareOf(partCents, percent),
    formula: { code: 'residential-part', percent, residential, priceCents },
  };
}

export const mansionSteps = (isInCity: boolean) => [
  ...rates.mansionTax.steps,
  ...(isInCity ? rates.supplementalTax.steps : []),
];

const ofPrice = (percent: number, priceCents: number): Computed => ({
  amountCents: shareOf(priceCents, percent),
  formula: { code: 'share', percent, priceCents },
});
