'use client';

import { type ReactNode, useActionState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { begin, submit, type Told, takeBack } from '@/lib/actions/drafts';

const actions = { begin, submit, 'take-back': takeBack } as const;

interface ToldFormProps {
  readonly what: keyof typeof actions;
  /** The path of the page it stands on. */
  readonly page: string;
  readonly draftId?: string;
  readonly variant?: ButtonVariant;
  /** Before the button. */
  readonly fields?: ReactNode;
  readonly children: ReactNode;
}

/** A form of one button, which says why when nothing came of it. */
export function ToldForm({ what, page, draftId, variant = 'primary', fields, children }: ToldFormProps) {
  const [state, action, isBusy] = useActionState<Told, FormData>(actions[what], { trouble: null }, page);
  return (
    <form action={action} className="flex flex-col items-start gap-4">
      {draftId && <input type="hidden" name="draftId" value={draftId} />}
      {fields}
      {state.trouble && <Notice tone="error" title={state.trouble} />}
      <Button type="submit" variant={variant} aria-disabled={isBusy}>
        {children}
      </Button>
    </form>
  );
}
