'use server';

import { registrationFaultWords } from '@/lib/copy/accounts/registration-fault-words';
import {
  type KnownRegistration,
  knownRegistration,
  type RegistrationForm,
  registrationFields,
  toForm,
} from '@/lib/domain/accounts/registration';
import { type FormState, refused, type Typed } from '@/lib/domain/shared/form';
import { register } from '@/lib/server/people/identity/users';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { signedOutMessage } from '@/messages/site/signed-out-message';

/** The form action for `register`. The API route is `PUT /api/me/registration`. */
export async function registerBidder(_before: unknown, form: FormData): Promise<FormState> {
  const typed = readTextFields(form, 2_000);
  const user = await getUser();
  if (!user) return refused(signedOutMessage, typed);
  const registered = await saveOrNull(register(user.uid, toDeclared(typed), clock.now()));
  if (!registered) return refused(notSavedMessage, typed);
  return registered.ok
    ? { status: 'done' }
    : { status: 'refused', faults: registrationFaultWords(registered.reason), typed };
}

/** What the form shows before the person types: their registration, or at least their name. */
export async function readRegistration(): Promise<KnownRegistration | null> {
  const user = await getUser();
  return user && knownRegistration(user);
}

const toDeclared = (typed: Typed): RegistrationForm => ({
  ...toForm(null),
  ...Object.fromEntries(registrationFields.map((name) => [name, typed[name] ?? ''])),
});
