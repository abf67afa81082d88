'use client';

import { PasswordField } from '@/components/sign-in/password-field';
import { changePassword } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { PASSWORD_MIN } from '@/lib/domain/accounts/credentials';
import { FreshForm, type FreshFormProps } from './fresh-form';

/** Every session ends with it, so this browser signs in again with the new one. */
export function PasswordForm(props: FreshFormProps) {
  async function send(idToken: string, form: FormData): Promise<string | null> {
    const password = String(form.get('password'));
    const fault = await changePassword(idToken, password);
    if (fault === null) await (await loadSignIn()).signInWithPassword(props.email, password);
    return fault;
  }
  return (
    <FreshForm
      {...props}
      send={send}
      submitLabel="Change my password"
      done={{ title: 'Your password is changed', text: 'Every other device was signed out.' }}
    >
      <PasswordField
        id={`${props.id}-new`}
        name="password"
        label="New password"
        help={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
      />
    </FreshForm>
  );
}
