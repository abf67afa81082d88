import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { PASSWORD_MIN, passwordFault } from '@/lib/domain/accounts/credentials';
import { PasswordField } from './password-field';

interface ChoosePasswordProps {
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Answers null, or what went wrong in words. */
  readonly onChosen: (password: string) => Promise<string | null>;
}

/** The one form for a new password behind a mailed link. */
export function ChoosePassword({ title, label, children, onChosen }: ChoosePasswordProps) {
  const [password, setPassword] = useState('');
  const [fieldFault, setFieldFault] = useState<string | null>(null);
  const { isBusy, fault, submit } = useSubmit();
  const isReady = useHydrated();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = passwordFault(password, '');
    setFieldFault(wrong);
    if (wrong) return event.currentTarget.querySelector('input')?.focus();
    submit(() => onChosen(password));
  }

  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-5">
      <h1 className="text-title font-semibold">{title}</h1>
      <p>{children}</p>
      {fault && <Notice tone="error">{fault}</Notice>}
      <fieldset disabled={!isReady} className="space-y-5">
        <PasswordField
          id="new-password"
          label={label}
          name="password"
          help={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
          autoComplete="new-password"
          value={password}
          error={fieldFault ?? undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save the password'}
        </Button>
      </fieldset>
    </form>
  );
}
