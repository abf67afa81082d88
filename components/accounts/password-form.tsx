'use client';

import { changePassword } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { PASSWORD_MIN } from '@/lib/domain/accounts/credentials';
import { passwordCopy as copy } from './account-copy';
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
      fields={[
        {
          name: 'password',
          label: copy.password,
          help: copy.help(PASSWORD_MIN),
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
