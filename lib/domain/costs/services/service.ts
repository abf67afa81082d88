import type { Sourced } from '@/lib/domain/costs/rates/rates-schema';
import type { CostFormula } from '@/lib/domain/costs/sale/cost-formula';
import type { EstimateId } from '@/lib/domain/costs/sale/costed-sale';
import { type Cents, cents } from '@/lib/domain/shared/money';

/** The estimated cost of a service or an office. */
export interface Service {
  readonly id: EstimateId | 'vacant-policy';
  readonly payer?: 'Buyer' | 'Seller';
  readonly due?: 'closing' | 'until-keys';
  readonly amountCents: Cents;
  readonly formula: CostFormula;
  readonly rate: Sourced;
}

type Range = Sourced & { readonly range: { readonly lowCents: number; readonly highCents: number } };

/** The middle of a range that brokers and attorneys quote. */
export const quoted = (id: EstimateId, rate: Range): Service => ({
  id,
  amountCents: middleOf(rate.range),
  formula: { code: 'quoted', ...rate.range },
  rate,
});

export const middleOf = ({ lowCents, highCents }: Range['range']): Cents =>
  cents(Math.round((lowCents + highCents) / 2));

/** The amount, in proportion to the price above a limit: a rule of thumb for large buildings. */
export const scaled = (amountCents: number, priceCents: number, upToCents: number): Cents =>
  cents(Math.round((amountCents * Math.max(priceCents, upToCents)) / upToCents));
