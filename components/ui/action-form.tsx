'use client';

import { type ComponentProps, type FormEvent, useActionState } from 'react';
import { Notice } from './notice';

/** Answers null, or a sentence that says why nothing was saved. */
export type FormAction = (before: string | null, form: FormData) => Promise<string | null>;

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  readonly action: FormAction;
  /** The address of its page: where it goes before its code has arrived. */
  readonly page: string;
}

/** A form of a server action. Where that saved nothing, what was typed stays. */
export function ActionForm({ action, page, children, ...form }: ActionFormProps) {
  const [trouble, send] = useActionState(action, null, page);
  return (
    <form action={send} onReset={keepTyped} {...form}>
      {trouble && <Notice tone="error">{trouble}</Notice>}
      {children}
    </form>
  );
}

/** React resets a form after its action; a page that saved something is shown anew in any case. */
const keepTyped = (event: FormEvent): void => event.preventDefault();
