import { type QuoteId, quoteIds, type Sale } from './costed-sale';
import { kindRules, type TaxedKind } from './taxed-kind';

type Costed = Pick<Sale, 'kind' | 'loan'>;

const units: readonly TaxedKind[] = ['condo', 'co-op'];

/** Costs that can arise in a sale. One that is not here arises in every sale. */
const arises: Partial<Record<QuoteId, (sale: Costed) => boolean>> = {
  // A unit has no lot, well or septic system of its own.
  survey: ({ kind }) => !units.includes(kind),
  'well-septic': ({ kind }) => !units.includes(kind),
  'vacant-policy': ({ kind }) => !kindRules[kind].isVacant,
  'loan-charges': ({ loan }) => loan !== null,
  'working-capital': ({ kind }) => units.includes(kind),
};

/** Costs of this sale that the visitor can only learn from a quote. */
export const quotesOf = (sale: Costed): readonly QuoteId[] =>
  quoteIds.filter((id) => arises[id]?.(sale) ?? true);

/** What the form asks for. A quote that was typed stays in sight, because it counts. */
export const offeredQuotes = (sale: Pick<Sale, 'kind' | 'loan' | 'own'>): readonly QuoteId[] => {
  const own = quotesOf(sale);
  return quoteIds.filter((id) => own.includes(id) || sale.own[id] !== undefined);
};
