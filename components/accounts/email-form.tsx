'use client';

import { requestEmailChange } from '@/lib/client/accounts/account-api';
import { email as copy } from '@/messages/accounts/email';
import { FreshSignInForm, type FreshSignInFormProps } from './fresh-form';

export const EmailForm = (props: FreshSignInFormProps) => (
  <FreshSignInForm
    {...props}
    fields={[{ name: 'email', label: copy.email, control: 'email' }]}
    send={(idToken, form) => requestEmailChange(idToken, String(form.get('email')))}
    submit={copy.submit}
    done={copy.done}
  />
);
