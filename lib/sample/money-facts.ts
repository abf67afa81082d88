import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import type { FactsInput } from './facts-input';

const dayMs = 24 * 3_600_000;
/** Whole dollars, rounded to a step of dollars. */
export const roundTo = (amountCents: number, step: number): Cents =>
  dollars(Math.round(amountCents / 100 / step) * step);

export function taxesOf(
  { valueCents, taxRate, now, random }: FactsInput,
  kind: PropertyKind,
): Listing['taxes'] {
  const yearly = valueCents * taxRate * random.between(0.85, 1.15);
  const taxYear = new Date(now).getUTCFullYear();
  if (kind === 'co-op') {
    return {
      taxAnnualAmountCents: dollars(0),
      taxYear,
      arrearsCents: dollars(0),
      source: 'Paid by the co-op out of the maintenance',
      asOf: now - 20 * dayMs,
    };
  }
  const arrears = random.chance(0.22) ? yearly * random.between(0.25, 1.2) : 0;
  return {
    taxAnnualAmountCents: roundTo(yearly, 1),
    taxYear,
    arrearsCents: roundTo(arrears, 1),
    source: 'Tax bill',
    asOf: now - random.int(10, 70) * dayMs,
  };
}

export function associationOf(
  { building, valueCents, random }: FactsInput,
  kind: PropertyKind,
): Listing['association'] {
  const monthly = (low: number, high: number, includes: string) =>
    ({ feeCents: dollars(random.int(low, high)), frequency: 'Monthly', includes }) as const;
  const area = building.livingAreaSqft ?? 800;
  if (kind === 'co-op') {
    return monthly(
      Math.round(area * 0.85),
      Math.round(area * 1.3),
      'Maintenance: heat, hot water, property tax, superintendent',
    );
  }
  if (kind === 'condo')
    return monthly(
      Math.round(area * 0.4),
      Math.round(area * 0.8),
      'Common charges: heat, hot water, insurance of the building',
    );
  if (building.propertyType === 'ManufacturedInPark')
    return monthly(420, 780, 'Lot rent: site, water, refuse, snow plowing of the park road');
  const isPlanned = kind === 'townhouse' && valueCents < 60_000_000 && (building.yearBuilt ?? 0) > 1965;
  return isPlanned
    ? monthly(180, 390, 'Association: outside maintenance, snow removal, common lighting')
    : null;
}

export function estimateOf({ valueCents, now, random }: FactsInput): Listing['estimatedValue'] {
  if (random.chance(0.08)) return null;
  return {
    amountCents: roundTo(valueCents, valueCents > 50_000_000 ? 5000 : 1000),
    source: random.pick([
      'Broker price opinion for the seller',
      'Broker price opinion for the seller',
      'Appraisal for the seller',
    ]),
    asOf: now - random.int(15, 80) * dayMs,
  };
}
