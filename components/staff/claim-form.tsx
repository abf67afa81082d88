'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { claim, type ReviewState } from '@/lib/actions/reviews';

interface ClaimFormProps {
  readonly draftId: string;
  readonly type: 'claim' | 'release';
}

/** Takes a submission for oneself, or gives it back to the queue. */
export function ClaimForm({ draftId, type }: ClaimFormProps) {
  const [state, action, isBusy] = useActionState<ReviewState, FormData>(
    claim,
    { trouble: null, typed: {} },
    accountRoutes.review(draftId),
  );
  return (
    <form action={action} className="flex flex-col items-start gap-3">
      <input type="hidden" name="draftId" value={draftId} />
      {state.trouble && <Notice tone="error" title={state.trouble} />}
      <Button type="submit" name="claim" value={type} size="small" aria-disabled={isBusy}>
        {type === 'claim' ? 'Take it' : 'Give it back'}
      </Button>
    </form>
  );
}
