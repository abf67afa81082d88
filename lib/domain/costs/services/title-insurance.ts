import { rates } from '@/lib/domain/costs/rates/rates';
import type { Rates } from '@/lib/domain/costs/rates/rates-schema';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { wholeShareOf } from '@/lib/domain/shared/percent';

type Zone = Rates['titleInsurance']['zoneOne'];

/** The rate zone of the county, with its filed rates. */
export const titleZoneOf = (county: string): { readonly name: '1' | '2'; readonly zone: Zone } =>
  rates.titleInsurance.zoneTwoNames.includes(county)
    ? { name: '2', zone: rates.titleInsurance.zoneTwo }
    : { name: '1', zone: rates.titleInsurance.zoneOne };

/** Premium of an owner's policy for the price, rounded to the dollar. */
export function ownersPremium(county: string, priceCents: number): Cents {
  const { percent, upToCents } = rates.titleInsurance.ownerDiscount;
  const { owner } = titleZoneOf(county).zone;
  const discounted = tablePremium(owner, Math.min(priceCents, upToCents));
  return toDollar(tablePremium(owner, priceCents) - wholeShareOf(discounted, percent));
}

/** Premium of the lender's policy for the loan, issued at the same closing, rounded to the dollar. */
export function lendersPremium(county: string, loanCents: number): Cents {
  const { loan } = titleZoneOf(county).zone;
  return toDollar(wholeShareOf(tablePremium(loan, loanCents), rates.titleInsurance.lenderPercent.percent));
}

function tablePremium({ firstCents, brackets }: Zone['owner'], amountCents: number): number {
  let premium = firstCents;
  let from = rates.titleInsurance.firstUpToCents;
  for (const { upToCents, centsPerThousand } of brackets) {
    const within = Math.min(amountCents, upToCents ?? amountCents) - from;
    if (within <= 0) break;
    premium += Math.ceil(within / 100_000) * centsPerThousand;
    from = upToCents ?? amountCents;
  }
  return premium;
}

const toDollar = (amountCents: number): Cents => cents(Math.round(amountCents / 100) * 100);
