'use client';

import { useForm } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { answerOne, counter } from '@/lib/actions/offers';

interface LateAnswerProps {
  readonly page: string;
  /** Of the answers that the page still has a form for. */
  readonly steps: readonly string[];
}

/**
 * Why an answer was refused whose form is no longer on the page, as an offer that has ended takes none. Without
 * JavaScript alone: else the form stays until the page is loaded again, and says it.
 */
export function LateAnswer({ page, steps }: LateAnswerProps) {
  const [answered, countered] = [useForm(answerOne, page).answer, useForm(counter, page).answer];
  const answer = answered.status === 'refused' ? answered : countered;
  if (answer.status !== 'refused' || steps.includes(answer.typed.step ?? 'counter')) return null;
  return answer.message && <Notice tone="error" title={answer.message} className="mt-6" />;
}
