import type { FormAnswer } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { PASSWORD_MIN } from '@/lib/domain/accounts/credentials';
import { signIn as copy } from '@/messages/sign-in/sign-in';

/** Typed values, stored while the dialog changes its view or is closed. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface DraftProps {
  readonly draft: Draft;
}

/** Class of a form in the dialog: its button has the full width. */
export const dialogFormClass = '[&_[type=submit]]:w-full';

export const emailField: Field = {
  name: 'email',
  label: copy.email,
  control: 'email',
  autoComplete: 'username',
};

export const passwordField: Field = {
  name: 'password',
  label: copy.password,
  control: 'password',
  autoComplete: 'current-password',
};

export const newPasswordField = (label: string): Field => ({
  ...passwordField,
  label,
  help: copy.passwordHelp({ least: PASSWORD_MIN }),
  autoComplete: 'new-password',
});

/** The form's action, which returns null or the error text. */
export const toAnswer = (fault: string | null): FormAnswer =>
  fault === null ? { status: 'done' } : { status: 'refused', message: fault };
