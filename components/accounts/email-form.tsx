'use client';

import { requestEmailChange } from '@/lib/client/accounts/account-api';
import * as copy from '@/messages/accounts';
import { FreshSignInForm, type FreshSignInFormProps } from './fresh-form';

export const EmailForm = (props: FreshSignInFormProps) => (
  <FreshSignInForm
    {...props}
    fields={[{ name: 'email', label: copy.email.email, control: 'email' }]}
    send={(idToken, form) => requestEmailChange(idToken, String(form.get('email')))}
    submit={copy.email.submit}
    done={copy.email.done}
  />
);
