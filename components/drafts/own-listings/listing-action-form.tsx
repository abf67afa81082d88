'use client';

import { useActionState, useEffect, useRef } from 'react';
import { AnswerControl } from '@/components/drafts/answer-field';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import {
  cancel,
  confirm,
  discard,
  type ListingActionState,
  lower,
  move,
  reopen,
  withdraw,
} from '@/lib/actions/manage-listing';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { listingActionFieldsOf } from '@/lib/domain/reviews/listing-action-fields';
import type { Step } from '@/lib/domain/reviews/listing-actions';

const actions = {
  reopen,
  discard,
  confirm,
  withdraw,
  'cancel-auction': cancel,
  'lower-reserve': lower,
  'move-auction': move,
} as const;

interface RunFormProps {
  readonly step: Step;
  readonly draftId: string;
  /** What stands in the fields at first. */
  readonly answers?: Answers;
  readonly variant?: ButtonVariant;
  /** On the button. */
  readonly children: string;
}

/** One step of a seller with a published listing. Works before its code has arrived. */
export function ListingActionForm({
  step,
  draftId,
  answers = {},
  variant = 'secondary',
  children,
}: RunFormProps) {
  const [state, action, isBusy] = useActionState<ListingActionState, FormData>(
    actions[step],
    { trouble: null, typed: {} },
    accountRoutes.myListing(draftId),
  );
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.trouble) trouble.current?.focus();
  }, [state]);
  const fields = listingActionFieldsOf(step);
  return (
    <form
      action={action}
      noValidate
      onReset={(event) => event.preventDefault()}
      className="max-w-2xl space-y-5"
    >
      <input type="hidden" name="draftId" value={draftId} />
      <div ref={trouble} tabIndex={-1} className="empty:hidden">
        {state.trouble && <Notice tone="error" title={state.trouble} />}
      </div>
      {fields.length > 0 && (
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <div
              key={field.name}
              className={['date', 'time', 'money'].includes(field.control) ? undefined : 'sm:col-span-2'}
            >
              <AnswerControl
                field={field}
                value={state.typed[field.name] ?? answers[field.name] ?? ''}
                help={field.help}
              />
            </div>
          ))}
        </div>
      )}
      <Button type="submit" variant={variant} aria-disabled={isBusy}>
        {children}
      </Button>
    </form>
  );
}
