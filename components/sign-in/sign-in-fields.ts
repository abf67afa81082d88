import type { FormAnswer } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { PASSWORD_MIN } from '@/lib/domain/accounts/credentials';
import { signInCopy } from './sign-in-copy';

/** What was typed, kept while the dialog changes its view or is closed. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface DraftProps {
  readonly draft: Draft;
}

/** Of a form in the dialog, whose button is as wide as it is. */
export const dialogFormClass = '[&_[type=submit]]:w-full';

export const emailField: Field = {
  name: 'email',
  label: signInCopy.email,
  control: 'email',
  autoComplete: 'username',
};

export const passwordField: Field = {
  name: 'password',
  label: signInCopy.password,
  control: 'password',
  autoComplete: 'current-password',
};

export const newPasswordField = (label: string): Field => ({
  ...passwordField,
  label,
  help: signInCopy.passwordHelp(PASSWORD_MIN),
  autoComplete: 'new-password',
});

/** Of a form's work, which answers null or what went wrong in words. */
export const toAnswer = (fault: string | null): FormAnswer =>
  fault === null ? { status: 'done' } : { status: 'refused', message: fault };
