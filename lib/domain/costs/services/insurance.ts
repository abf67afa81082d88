import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { cents } from '@/lib/domain/shared/money';
import { type Service, scaled } from './service';

/** Insurance of the first year, and more of it while nobody lives in the home. Vacant land has none. */
export function insuranceServices(sale: Sale, priceCents: number): readonly Service[] {
  const { kind, vacantMonths } = sale;
  if (kindRules[kind].isVacant) return [];
  const of = kind === 'condo' || kind === 'co-op' ? 'unit' : 'home';
  const { [of]: rate, vacant, upToCents } = rates.insurance;
  const yearCents = scaled(rate.yearCents, priceCents, upToCents);
  const policy: Service = {
    id: 'insurance',
    amountCents: yearCents,
    formula: { code: 'insurance', of, yearCents: rate.yearCents, priceCents, upToCents },
    rate,
  };
  if (!isVacancyEstimated(sale)) return [policy];
  const percent = vacant.extraPercent;
  const more: Service = {
    id: 'vacant-policy',
    due: 'until-keys',
    amountCents: cents(Math.round((yearCents * percent * vacantMonths) / 1_200)),
    formula: { code: 'vacant-insurance', percent, months: vacantMonths, yearCents },
    rate: vacant,
  };
  return [policy, more];
}

/** Whether the visitor said how long the home stays vacant, so that its insurance has an estimate. */
export const isVacancyEstimated = ({ kind, vacantMonths }: Pick<Sale, 'kind' | 'vacantMonths'>): boolean =>
  vacantMonths > 0 && !kindRules[kind].isVacant;
