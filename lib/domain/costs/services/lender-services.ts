import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { cents } from '@/lib/domain/shared/money';
import { quoted, type Service } from './service';

/** What a loan costs at the closing besides its taxes and its title policy. */
export function lenderServices(sale: Sale, loanCents: number): readonly Service[] {
  if (!sale.loan || loanCents === 0) return [];
  const { passesBy } = kindRules[sale.kind];
  const { lenderFees, lenderAttorney, financingStatement, recognition } = rates.services;
  return [
    quoted('lender-fees', lenderFees),
    quoted('lender-attorney', lenderAttorney),
    prepaidInterest(loanCents, sale.loan.ratePercent),
    ...(passesBy === 'deed' ? taxEscrow(sale) : []),
    ...(passesBy === 'shares'
      ? [quoted('financing-statement', financingStatement), quoted('recognition', recognition)]
      : []),
  ];
}

/** From the closing to the end of its month, which is unknown here: half a month. */
function prepaidInterest(loanCents: number, ratePercent: number): Service {
  const rate = rates.services.prepaidInterest;
  const { days } = rate;
  return {
    id: 'prepaid-interest',
    amountCents: cents(Math.round((loanCents * ratePercent * days) / 36_500)),
    formula: { code: 'prepaid-interest', days, ratePercent, loanCents },
    rate,
  };
}

/** Property tax that the lender holds in escrow; unknown without the year's tax. */
function taxEscrow({ propertyTaxYearCents: yearCents }: Sale): readonly Service[] {
  if (yearCents === null || yearCents === 0) return [];
  const rate = rates.services.taxEscrow;
  const { lowMonths, highMonths } = rate;
  const months = (lowMonths + highMonths) / 2;
  return [
    {
      id: 'tax-escrow',
      amountCents: cents(Math.round((yearCents * months) / 12)),
      formula: { code: 'tax-escrow', months, lowMonths, highMonths, yearCents },
      rate,
    },
  ];
}
