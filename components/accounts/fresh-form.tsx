'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordField } from '@/components/sign-in/password-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { useHydrated } from '@/lib/client/page/use-hydrated';

export interface FreshFormProps {
  readonly id: string;
  readonly email: string;
  /** Else the person confirms with Google. */
  readonly hasPassword: boolean;
}

interface Props extends FreshFormProps {
  readonly submitLabel: string;
  readonly children?: ReactNode;
  /** With a token that shows that the person has just signed in again; null, or what went wrong. */
  readonly send: (idToken: string, form: FormData) => Promise<string | null>;
  readonly done: { readonly title: string; readonly text: string };
}

/** A form that is sent only by who shows once more that the account is theirs. */
export function FreshForm({ id, email, hasPassword, submitLabel, children, send, done }: Props) {
  const { isBusy, fault, submit } = useSubmit();
  const [isDone, setIsDone] = useState(false);
  const isHydrated = useHydrated();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isSent = await submit(async () => {
      try {
        const { confirmWithGoogle, confirmWithPassword } = await loadSignIn();
        const token = hasPassword
          ? await confirmWithPassword(email, String(form.get('current')))
          : await confirmWithGoogle(email);
        return await send(token, form);
      } catch (error) {
        return signInFault(error);
      }
    });
    setIsDone(isSent);
  }

  if (isDone)
    return (
      <Notice tone="success" title={done.title} className="mt-4">
        {done.text}
      </Notice>
    );
  return (
    // Without its code it must not be sent: what is typed would stand in the address.
    <form method="post" onSubmit={onSubmit} className="mt-4 grid max-w-md gap-4">
      <noscript>This needs JavaScript.</noscript>
      {children}
      {hasPassword && (
        <PasswordField
          id={`${id}-current`}
          name="current"
          label="Your present password"
          autoComplete="current-password"
        />
      )}
      {fault && (
        <Notice tone="error" title="It was not done">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" disabled={!isHydrated || isBusy}>
          {hasPassword ? submitLabel : `${submitLabel}, with Google`}
        </Button>
      </div>
    </form>
  );
}
