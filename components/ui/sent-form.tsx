'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button';
import { Notice } from './notice';

type Typed = Readonly<Record<string, string>>;

/** What a form is told: what was typed goes back with the trouble, so that nothing is lost. */
interface SentState {
  readonly trouble: string | null;
  readonly typed: Typed;
}

interface SentFormProps {
  readonly action: (before: SentState, form: FormData) => Promise<SentState>;
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Typed;
  readonly submit: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize;
  /** Its fields. */
  readonly children?: (typed: Typed) => ReactNode;
}

const nothing: SentState = { trouble: null, typed: {} };

/** A form of a server action, one trouble at its head; what was typed stays when nothing came of it. */
export function SentForm({ action, page, sent, submit, variant, size = 'medium', children }: SentFormProps) {
  const [state, send, isBusy] = useActionState<SentState, FormData>(action, nothing, page);
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.trouble) trouble.current?.focus();
  }, [state]);
  return (
    <form action={send} onReset={(event) => event.preventDefault()} className="max-w-xl space-y-4">
      {Object.entries(sent).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div ref={trouble} tabIndex={-1} className="empty:hidden">
        {state.trouble && <Notice tone="error" title={state.trouble} />}
      </div>
      {children?.(state.typed)}
      <Button type="submit" size={size} {...(variant && { variant })} aria-disabled={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
