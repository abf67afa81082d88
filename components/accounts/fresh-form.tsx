'use client';

import { Form, type FormAnswer, type FormProps } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import type { PublicSsoProvider } from '@/lib/domain/accounts/public-config';
import { fresh as copy } from '@/messages/accounts/fresh';

type SignIn = Awaited<ReturnType<typeof loadSignIn>>;

export interface FreshSignInFormProps {
  readonly id: string;
  readonly email: string;
  /** Without a password, the person confirms with the company or else with Google. */
  readonly hasPassword: boolean;
  readonly company: PublicSsoProvider | null;
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
export function FreshSignInForm({ email, hasPassword, company, submit, fields = [], send, ...form }: Props) {
  async function sendFresh(_before: unknown, typed: FormData): Promise<FormAnswer> {
    try {
      const signIn = await loadSignIn();
      const token = await confirm(signIn, String(typed.get('current')));
      const fault = await send(token, typed);
      return fault === null ? { status: 'done' } : { status: 'refused', message: fault };
    } catch (error) {
      const fault = signInFault(error);
      return fault === null ? { status: 'open' } : { status: 'refused', message: fault };
    }
  }
  const confirm = (signIn: SignIn, password: string): Promise<string> => {
    if (hasPassword) return signIn.confirmWithPassword(email, password);
    return company ? signIn.confirmWithSso(company, email) : signIn.confirmWithGoogle(email);
  };
  const submitWithout = company
    ? copy.withCompany({ submit, label: company.label })
    : copy.withGoogle({ submit });
  return (
    <Form
      {...form}
      action={sendFresh}
      fields={hasPassword ? [...fields, currentField] : fields}
      submit={hasPassword ? submit : submitWithout}
      className="max-w-md"
    />
  );
}
