import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { requestAccount } from '@/lib/client/accounts/account-api';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { emailFault, PASSWORD_MIN, passwordFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { type DraftState, EmailField } from './email-field';
import { PasswordField } from './password-field';

/** Ends with "check your mail" whether or not the address had an account. */
export function SignUpForm({ draft, onDraft, onSent }: DraftState & { readonly onSent: () => void }) {
  const { name, email, password } = draft;
  const [wasTried, setWasTried] = useState(false);
  const { isBusy, fault, submit } = useSubmit();
  const faults = {
    name: nameFault(name),
    email: emailFault(email),
    password: passwordFault(password, email),
  };
  const shown = (field: keyof typeof faults) => (wasTried && faults[field]) || undefined;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasTried(true);
    const wrong = Object.values(faults).findIndex(Boolean);
    if (wrong >= 0) return event.currentTarget.querySelectorAll('input')[wrong]?.focus();
    if (await submit(() => requestAccount({ name: name.trim(), email: toEmail(email), password }))) onSent();
  }

  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-4">
      {fault && <Notice tone="error">{fault}</Notice>}
      <InputField
        id="sign-up-name"
        label="Your name"
        name="name"
        autoComplete="name"
        required
        value={name}
        error={shown('name')}
        onChange={(event) => onDraft({ name: event.target.value })}
      />
      <EmailField id="sign-up-email" draft={draft} onDraft={onDraft} error={shown('email')} />
      <PasswordField
        id="sign-up-password"
        label="Password"
        name="password"
        help={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
        autoComplete="new-password"
        value={password}
        error={shown('password')}
        onChange={(event) => onDraft({ password: event.target.value })}
      />
      <Button type="submit" variant="primary" className="w-full" aria-disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Create account'}
      </Button>
    </form>
  );
}
