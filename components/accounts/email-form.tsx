'use client';

import { InputField } from '@/components/ui/field';
import { requestEmailChange } from '@/lib/client/accounts/account-api';
import { FreshForm, type FreshFormProps } from './fresh-form';

export const EmailForm = (props: FreshFormProps) => (
  <FreshForm
    {...props}
    send={(idToken, form) => requestEmailChange(idToken, String(form.get('email')))}
    submitLabel="Change my e-mail"
    done={{
      title: 'A message is on its way',
      text: 'Open the link in it to use the new address. Until then nothing changes.',
    }}
  >
    <InputField
      id={`${props.id}-email`}
      name="email"
      type="email"
      label="New e-mail"
      autoComplete="email"
      required
    />
  </FreshForm>
);
