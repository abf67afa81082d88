'use client';

import { Notice } from '@/components/ui/notice';
import { useOfferAction } from './use-offer-action';

interface LateAnswerProps {
  readonly page: string;
  /** Of the answers that the page still has a form for. */
  readonly steps: readonly string[];
}

/**
 * Why an answer was refused whose form is gone with the refusal, as an offer that has ended takes no more. Without
 * JavaScript alone: else the form stays until the page is loaded again, and says it.
 */
export function LateAnswer({ page, steps }: LateAnswerProps) {
  const answered = useOfferAction('answerOne', page).state;
  const countered = useOfferAction('counter', page).state;
  const { trouble, typed } = answered.trouble === null ? countered : answered;
  if (trouble === null || steps.includes(typed.step ?? 'counter')) return null;
  return <Notice tone="error" title={trouble} className="mt-6" />;
}
