import { costName } from '@/lib/copy/costs/cost-name';
import { costPlaceLabel } from '@/lib/copy/costs/cost-place-label';
import type { CostNote } from '@/lib/domain/costs/answer-costs';
import type { CostRequest } from '@/lib/domain/costs/cost-request';
import { localTaxName } from '@/lib/domain/costs/deed-taxes';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatDay, formatMoney } from '@/lib/format';
import { costNotes } from '@/messages/costs/cost-notes';
import { costSummary as copy } from '@/messages/costs/cost-summary';
import { taxedKindLabels } from '@/messages/costs/taxed-kind-labels';
import { toText } from '@/messages/to-text';

/** The input in one line: `One-family house, Queens County, 20% down, 6.5% for 30 years`. */
export function costSummary({ sale }: Pick<CostRequest, 'sale'>): string {
  const { kind, place, loan, sellerIsExempt, buyerPaysSellersTaxes } = sale;
  return [
    taxedKindLabels[kind],
    costPlaceLabel(place),
    loan === null
      ? copy.cash
      : copy.loan({
          down: inPercent(loan.downPercent),
          rate: inPercent(loan.ratePercent),
          years: loan.years,
        }),
    ...(sellerIsExempt ? [copy.exempt] : []),
    ...(buyerPaysSellersTaxes ? [copy.buyerPays] : []),
  ].join(', ');
}

export function costNoteWords(note: CostNote): string {
  const taxes = note.code === 'other-towns' ? note.taxes : [];
  return toText(costNotes[note.code], {
    taxes: taxes.map((tax) => costName({ name: localTaxName(tax), place: tax.name })).join('; '),
    county: note.code === 'county-law-ended' ? note.county : '',
    until: note.code === 'county-law-ended' ? formatDay(`${note.until}T12:00:00Z`) : '',
    most: note.code === 'mortgage-deduction' ? formatMoney(note.mostCents) : '',
  });
}
