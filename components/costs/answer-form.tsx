import type { ReactNode } from 'react';
import { answerCosts } from '@/lib/domain/costs/answer-costs';
import { type CostFaults, readCosts, toCostParams } from '@/lib/domain/costs/cost-request';
import { CostResult } from './cost-result';

interface FormResult {
  readonly faults: CostFaults;
  /** null if something cannot be parsed. */
  readonly answered: { readonly result: ReactNode; readonly query: string } | null;
}

/** Computes the server's answer to this form in the browser. Loaded on first use. */
export function answerForm(form: FormData, today: string): FormResult {
  const typed = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const { answer } = readCosts(Object.fromEntries(typed));
  if (!answer.ok) return { faults: answer.reason, answered: null };
  const result = <CostResult answer={answerCosts(answer.value, today)} today={today} />;
  return { faults: {}, answered: { result, query: toCostParams(answer.value).toString() } };
}
