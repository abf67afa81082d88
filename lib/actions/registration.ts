'use server';

import {
  type RegistrationFaults,
  type RegistrationForm,
  registrationFields,
  toForm,
} from '@/lib/domain/accounts/registration';
import { register } from '@/lib/server/people/identity/users';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';

export type RegistrationState =
  | { readonly status: 'open' | 'done' | 'signed-out' }
  | { readonly status: 'refused'; readonly faults: RegistrationFaults; readonly typed: RegistrationForm }
  | { readonly status: 'not-saved'; readonly message: string; readonly typed: RegistrationForm };

/** The form's way to `register`; the API's is `PUT /api/me/registration`. */
export async function registerBidder(_before: RegistrationState, form: FormData): Promise<RegistrationState> {
  const user = await getUser();
  if (!user) return { status: 'signed-out' };
  const declared = toDeclared(form);
  const registered = await saveOrNull(register(user.uid, declared, clock.now()));
  if (!registered) return { status: 'not-saved', message: notSavedWords, typed: declared };
  return registered.ok
    ? { status: 'done' }
    : { status: 'refused', faults: registered.reason, typed: declared };
}

const LONGEST = 2_000;

const toDeclared = (form: FormData): RegistrationForm => ({
  ...emptyForm,
  ...Object.fromEntries(
    registrationFields.map((name) => [name, String(form.get(name) ?? '').slice(0, LONGEST)]),
  ),
});

const emptyForm = toForm(null);
