'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { nameFault } from '@/lib/domain/accounts/name';
import { toUsPhone } from '@/lib/domain/accounts/phone';
import { type FormState, refused } from '@/lib/domain/shared/form';
import { changeEmail } from '@/lib/server/people/accounts/change-login';
import { changeProfile } from '@/lib/server/people/identity/users';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { endOtherSessions, endSession } from '@/lib/server/people/sessions/own-sessions';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { isSaved, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  acceptStaffInvitation,
  declineStaffInvitation,
} from '@/lib/server/workflows/staff/answer-staff-invitation';
import { registrationFaults } from '@/messages/accounts/registration-faults';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { invitationRefusalWords } from '@/messages/staff/invitation-refusal-words';

/** Ends one of the person's other sessions. */
export async function endOne(_before: unknown, form: FormData): Promise<FormState> {
  await requireUser();
  const by = await getSession();
  const typed = readTextFields(form);
  if (by && !(await isSaved(endSession(by, typed.id ?? '', clock.now()))))
    return refused(notSavedMessage, typed);
  revalidatePath(accountRoutes.security);
  redirect(accountRoutes.security);
}

/** Ends all of the person's sessions except this one. */
export async function endOthers(_before: unknown, _form: FormData): Promise<FormState> {
  await requireUser();
  const by = await getSession();
  if (by && !(await isSaved(endOtherSessions(by, clock.now())))) return refused(notSavedMessage, {});
  revalidatePath(accountRoutes.security);
  redirect(accountRoutes.security);
}

/** Confirms a new email address, from the page that its email links to. */
export async function takeEmail(_before: unknown, form: FormData): Promise<FormState> {
  const typed = readTextFields(form);
  const { token = '' } = typed;
  const changed = await saveOrNull(changeEmail(token, await getSession(), clock.now()));
  if (!changed) return refused(notSavedMessage, typed);
  redirect(`${accountRoutes.changeEmail(token)}?${changed.ok ? 'done=1' : `refused=${changed.reason}`}`);
}

/** Accepts or declines an invitation to join the staff. */
export async function answerStaffInvitation(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) =>
      text('answer') === 'accept' ? acceptStaffInvitation(by, now) : declineStaffInvitation(by, now),
    words: (reason) => invitationRefusalWords[reason],
    next: (_text, { role }) =>
      role === 'admin' ? accountRoutes.desk : `${accountRoutes.staffInvitation}?done=declined`,
  });
}

export async function saveProfile(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  const typed = readTextFields(form);
  const [name, phone] = [(typed.name ?? '').trim(), (typed.phone ?? '').trim()];
  const wrongName = accountFaultWords(nameFault(name));
  const isPhoneWrong = phone !== '' && toUsPhone(phone) === null;
  if (wrongName !== null || isPhoneWrong) {
    const faults = {
      ...(wrongName !== null && { name: wrongName }),
      ...(isPhoneWrong && { phone: registrationFaults.phone }),
    };
    return { status: 'refused', faults, typed };
  }
  const isChanged = await isSaved(changeProfile(user.uid, { name, phone: toUsPhone(phone) }));
  if (!isChanged) return refused(notSavedMessage, typed);
  revalidatePath(accountRoutes.profile);
  redirect(`${accountRoutes.profile}?saved=1`);
}
