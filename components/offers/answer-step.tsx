'use client';

import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { OfferTroubleNotice } from './offer-trouble';
import { useOfferAction } from './use-offer-action';

interface AnswerStepProps {
  readonly step: 'accept' | 'decline' | 'withdraw';
  readonly page: string;
  readonly offerId: string;
  /** How long its history is on this page. */
  readonly seen: number;
  readonly requestId: string;
  readonly label: string;
  readonly button: string;
  /** What it means. */
  readonly children: ReactNode;
}

/** An answer and, one step further, what it means and the button that gives it. */
export function AnswerStep({ step, page, label, button, children, ...sent }: AnswerStepProps) {
  const { state, isRefused, isBusy, form, trouble } = useOfferAction('answerOne', page);
  // Without JavaScript a refusal comes to each form of the page that is sent the same way.
  const isOwn = isRefused && state.typed.step === step;
  return (
    <details name="answer" open={isOwn} className="sm:open:basis-full">
      <summary className={buttonClass('secondary', 'medium', 'w-full cursor-pointer sm:w-40')}>
        {label}
      </summary>
      <form {...form} className="mt-3 max-w-xl border-l-4 border-primary py-2 pl-4">
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="offerId" value={sent.offerId} />
        <input type="hidden" name="seen" value={sent.seen} />
        <input type="hidden" name="requestId" value={sent.requestId} />
        {isOwn && <OfferTroubleNotice form={step} state={state} place={trouble} />}
        <div className="mt-1">{children}</div>
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="mt-4">
          {isBusy ? 'Sending…' : button}
        </Button>
      </form>
    </details>
  );
}
