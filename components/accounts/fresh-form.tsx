'use client';

import { Form, type FormAnswer, type FormProps } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { fresh as copy } from '@/messages/accounts/fresh';

export interface FreshSignInFormProps {
  readonly id: string;
  readonly email: string;
  /** Without a password, the person confirms with Google. */
  readonly hasPassword: boolean;
}

interface Props extends FreshSignInFormProps, Pick<FormProps, 'submit' | 'done'> {
  readonly fields?: readonly Field[];
  /** Called with a token that proves a recent sign-in. Returns null or the error. */
  readonly send: (idToken: string, form: FormData) => Promise<string | null>;
}

const currentField: Field = {
  name: 'current',
  label: copy.current,
  control: 'password',
  autoComplete: 'current-password',
};

/** A form that requires the person to sign in again before it submits. */
export function FreshSignInForm({ email, hasPassword, submit, fields = [], send, ...form }: Props) {
  async function sendFresh(_before: unknown, typed: FormData): Promise<FormAnswer> {
    try {
      const { confirmWithGoogle, confirmWithPassword } = await loadSignIn();
      const token = hasPassword
        ? await confirmWithPassword(email, String(typed.get('current')))
        : await confirmWithGoogle(email);
      const fault = await send(token, typed);
      return fault === null ? { status: 'done' } : { status: 'refused', message: fault };
    } catch (error) {
      const fault = signInFault(error);
      return fault === null ? { status: 'open' } : { status: 'refused', message: fault };
    }
  }
  return (
    <Form
      {...form}
      action={sendFresh}
      fields={hasPassword ? [...fields, currentField] : fields}
      submit={hasPassword ? submit : copy.withGoogle({ submit })}
      className="max-w-md"
    />
  );
}
