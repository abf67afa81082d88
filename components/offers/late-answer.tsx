'use client';

import { useForm } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { answerOne, counter } from '@/lib/actions/offers';

interface LateAnswerProps {
  readonly page: string;
  /** Answers that the page still has a form for. */
  readonly steps: readonly string[];
}

/**
 * Why an answer was refused whose form is gone, for example because the offer has ended. Only without
 * JavaScript: otherwise the form stays until the page reloads and shows the reason itself.
 */
export function LateAnswer({ page, steps }: LateAnswerProps) {
  const [answered, countered] = [useForm(answerOne, page).answer, useForm(counter, page).answer];
  const answer = answered.status === 'refused' ? answered : countered;
  if (answer.status !== 'refused' || steps.includes(answer.typed.step ?? 'counter')) return null;
  return answer.message && <Notice tone="error" title={answer.message} className="mt-6" />;
}
