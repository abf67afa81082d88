import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { type DraftState, EmailField } from './email-field';
import { PasswordField } from './password-field';

interface SignInFormProps extends DraftState {
  readonly onForgotten: () => void;
}

export function SignInForm({ draft, onDraft, onForgotten }: SignInFormProps) {
  const { email, password } = draft;
  const { isBusy, fault, submit } = useSubmit();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit(async () => emailFault(email) ?? (await signIn(email, password)));
  }

  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-4">
      {fault && <Notice tone="error">{fault}</Notice>}
      <EmailField id="sign-in-email" draft={draft} onDraft={onDraft} />
      <PasswordField
        id="sign-in-password"
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => onDraft({ password: event.target.value })}
      />
      <Button type="submit" variant="primary" className="w-full" aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button variant="quiet" size="small" onClick={onForgotten} className="-ml-3">
        Forgot your password?
      </Button>
    </form>
  );
}

export async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const { signInWithPassword } = await loadSignIn();
    await signInWithPassword(toEmail(email), password);
    return null;
  } catch (error) {
    return signInFault(error);
  }
}
