import type { CostFormula } from '@/lib/domain/costs/sale/cost-formula';
import type { CostLine } from '@/lib/domain/costs/total-cost';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatCount, formatMoney } from '@/lib/format';
import { costFormulas as copy } from '@/messages/costs/cost-formulas';

/** How the amount of a line is computed, and why the buyer pays a tax of the seller's. */
export function formulaWords({ formula, shiftedBy }: Pick<CostLine, 'formula' | 'shiftedBy'>): string {
  const words = wordsOf(formula);
  return shiftedBy === null ? words : copy.shifted({ formula: words, why: shiftedBy });
}

function wordsOf(formula: CostFormula): string {
  switch (formula.code) {
    case 'bid':
    case 'own':
    case 'registration':
    case 'lot':
      return copy[formula.code];
    case 'city-return':
      return copy.cityReturn;
    case 'listed-arrears':
      return copy.listedArrears;
    case 'premium':
      return copy.premium({
        percent: inPercent(formula.percent),
        hasLeast: formula.leastCents > 0 ? 'yes' : 'no',
        least: formatMoney(formula.leastCents),
      });
    case 'loan':
      return copy.loan({ price: formatMoney(formula.priceCents), down: inPercent(formula.downPercent) });
    case 'per-unit':
    case 'share':
    case 'residential-part':
    case 'above-allowance':
      return deedTaxWords(formula);
    case 'mortgage-tax':
      return mortgageTaxWords(formula);
    case 'owner-title':
      return copy.ownerTitle({ zone: formula.zone, price: formatMoney(formula.priceCents) });
    case 'lender-title':
      return copy.lenderTitle({
        percent: inPercent(formula.percent),
        zone: formula.zone,
        loan: formatMoney(formula.loanCents),
      });
    case 'customary':
    case 'quoted':
    case 'recording':
    case 'insurance':
    case 'vacant-insurance':
    case 'eviction':
      return serviceWords(formula);
    case 'tax-escrow':
    case 'prepaid-interest':
      return lenderWords(formula);
    case 'months':
      return copy.months({ ...formula, amount: formatMoney(formula.amountCents) });
    case 'loan-payments':
      return copy.loanPayments({
        ...formula,
        amount: formatMoney(formula.paymentCents),
        rate: inPercent(formula.ratePercent),
      });
  }
}

type Of<Code extends CostFormula['code']> = Extract<CostFormula, { readonly code: Code }>;

function deedTaxWords(formula: Of<'per-unit' | 'share' | 'residential-part' | 'above-allowance'>): string {
  const price = formatMoney(formula.priceCents);
  if (formula.code === 'per-unit')
    return copy.perUnit({
      perUnit: formatMoney(formula.centsPerUnit),
      unit: formatMoney(formula.unitCents),
      units: formatCount(formula.units),
      hasFree: formula.freeCents > 0 ? 'yes' : 'no',
      free: formatMoney(formula.freeCents),
      price,
    });
  const percent = inPercent(formula.percent);
  if (formula.code === 'share') return copy.share({ percent, price });
  if (formula.code === 'residential-part')
    return copy.residentialPart({ percent, price, part: inPercent(formula.residential) });
  const above = formula.isMedian ? copy.aboveMedian : copy.aboveAllowance;
  return above({ percent, price, allowance: formatMoney(formula.allowanceCents) });
}

function mortgageTaxWords(formula: Of<'mortgage-tax'>): string {
  const { percent, loanCents, lenderPercent, deductedCents } = formula;
  const whole = copy.mortgageTax({ percent: inPercent(percent), loan: formatMoney(loanCents) });
  const tax = lenderPercent > 0 ? copy.lenderPays({ tax: whole, percent: inPercent(lenderPercent) }) : whole;
  return deductedCents > 0 ? copy.deducted({ tax, amount: formatMoney(deductedCents) }) : tax;
}

type ServiceCode = 'customary' | 'quoted' | 'recording' | 'insurance' | 'vacant-insurance' | 'eviction';

function serviceWords(formula: Of<ServiceCode>): string {
  switch (formula.code) {
    case 'customary':
      return copy.customary({
        where: formula.where,
        low: formatMoney(formula.lowCents),
        high: formatMoney(formula.highCents),
        ...raised(formula),
      });
    case 'quoted':
      return copy.quoted({ low: formatMoney(formula.lowCents), high: formatMoney(formula.highCents) });
    case 'recording':
      return recordingWords(formula);
    case 'insurance':
      return copy.insurance({ of: formula.of, year: formatMoney(formula.yearCents), ...raised(formula) });
    case 'vacant-insurance':
      return copy.vacantInsurance({
        months: formula.months,
        percent: inPercent(formula.percent),
        year: formatMoney(formula.yearCents),
      });
    case 'eviction':
      return copy.eviction({
        court: formatMoney(formula.courtCents),
        officer: formatMoney(formula.officerCents),
      });
  }
}

/** Whether the amount rises in proportion to the price, and from where. */
const raised = ({ priceCents, upToCents }: { readonly priceCents: number; readonly upToCents: number }) => ({
  isRaised: priceCents > upToCents ? 'yes' : 'no',
  limit: formatMoney(upToCents),
});

function recordingWords(formula: Of<'recording'>): string {
  const yesIf = (cents: number) => (cents > 0 ? 'yes' : 'no');
  return copy.recording({
    document: formatMoney(formula.documentCents),
    page: formatMoney(formula.pageCents),
    deedPages: formula.deedPages,
    mortgagePages: formula.mortgagePages,
    report: formatMoney(formula.reportCents),
    taxReturn: formatMoney(formula.returnCents),
    hasNotice: yesIf(formula.noticeCents),
    notice: formatMoney(formula.noticeCents),
    hasExtra: yesIf(formula.extraCents),
    extra: formatMoney(formula.extraCents),
  });
}

function lenderWords(formula: Of<'tax-escrow' | 'prepaid-interest'>): string {
  if (formula.code === 'tax-escrow')
    return copy.taxEscrow({ ...formula, year: formatMoney(formula.yearCents) });
  return copy.prepaidInterest({
    days: formula.days,
    rate: inPercent(formula.ratePercent),
    loan: formatMoney(formula.loanCents),
  });
}
