import { costName } from '@/lib/copy/costs/cost-name';
import { costPlaceLabel } from '@/lib/copy/costs/cost-place-label';
import { endedLawWords } from '@/lib/copy/costs/ended-law-words';
import type { CostNote } from '@/lib/domain/costs/answer-costs';
import type { CostRequest } from '@/lib/domain/costs/cost-request';
import { localTaxName } from '@/lib/domain/costs/deed-taxes';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { QuoteId } from '@/lib/domain/costs/sale/costed-sale';
import { inPercent } from '@/lib/domain/shared/percent';
import { formatMoney } from '@/lib/format';
import { costNames } from '@/messages/costs/cost-names';
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
  if (note.code === 'county-law-ended') return endedLawWords(note);
  const taxes = note.code === 'other-towns' ? note.taxes : [];
  return toText(costNotes[note.code], {
    taxes: taxes.map((tax) => costName({ name: localTaxName(tax), place: tax.name })).join('; '),
    registration: formatMoney(rates.registration.yearCents),
    names: note.code === 'not-estimated' ? quoteNames(note.ids) : '',
    most: note.code === 'mortgage-deduction' ? formatMoney(note.mostCents) : '',
  });
}

const quoteNames = (ids: readonly QuoteId[]): string =>
  ids.map((id) => costNames[id].toLowerCase()).join(', ');
