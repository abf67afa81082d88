'use client';

import { changePassword } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { PASSWORD_MIN } from '@/lib/domain/accounts/credentials';
import { password as copy } from '@/messages/accounts/password';
import { FreshSignInForm, type FreshSignInFormProps } from './fresh-form';

/** A new password ends every session, so this browser signs in again with it. */
export function PasswordForm(props: FreshSignInFormProps) {
  async function send(idToken: string, form: FormData): Promise<string | null> {
    const password = String(form.get('password'));
    const error = await changePassword(idToken, password);
    if (error === null) await (await loadSignIn()).signInWithPassword(props.email, password);
    return error;
  }
  return (
    <FreshSignInForm
      {...props}
      fields={[
        {
          name: 'password',
          label: copy.password,
          help: copy.help({ least: PASSWORD_MIN }),
          control: 'password',
          autoComplete: 'new-password',
        },
      ]}
      send={send}
      submit={copy.submit}
      done={copy.done}
    />
  );
}
