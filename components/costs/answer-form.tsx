import type { ReactNode } from 'react';
import { answerCosts } from '@/lib/domain/costs/answer-costs';
import { type CostFaults, readCosts, toCostParams } from '@/lib/domain/costs/cost-request';
import type { QuoteId } from '@/lib/domain/costs/sale/costed-sale';
import { offeredQuotes } from '@/lib/domain/costs/sale/offered-quotes';
import { CostResult } from './cost-result';

interface FormResult {
  readonly faults: CostFaults;
  /** null if something cannot be parsed. */
  readonly answered: {
    readonly result: ReactNode;
    readonly query: string;
    readonly offered: readonly QuoteId[];
  } | null;
}

/** Computes the server's answer to this form in the browser. Loaded on first use. */
export function answerForm(form: FormData, today: string): FormResult {
  const typed = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const { answer } = readCosts(Object.fromEntries(typed));
  if (!answer.ok) return { faults: answer.reason, answered: null };
  const result = <CostResult answer={answerCosts(answer.value, today)} today={today} />;
  const offered = offeredQuotes(answer.value.sale);
  return { faults: {}, answered: { result, query: toCostParams(answer.value).toString(), offered } };
}
