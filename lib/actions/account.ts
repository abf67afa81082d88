'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { nameFault } from '@/lib/domain/accounts/name';
import { toUsPhone } from '@/lib/domain/accounts/phone';
import { refuse } from '@/lib/domain/shared/result';
import type { StaffState } from '@/lib/domain/staff/staff-state';
import { invitationRefusalWords } from '@/lib/domain/staff/staff-words';
import { changeEmail } from '@/lib/server/people/accounts/change-login';
import { changeProfile } from '@/lib/server/people/identity/users';
import { endOtherSessions, endSession } from '@/lib/server/people/sessions/own-sessions';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import {
  type FormTrouble,
  isSaved,
  notSavedWords,
  saveOrNull,
} from '@/lib/server/platform/process/save-or-null';
import {
  acceptStaffInvitation,
  declineStaffInvitation,
} from '@/lib/server/workflows/staff/answer-staff-invitation';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 4_000);

/** Ends one of the other sign-ins. */
export async function endOne(_: FormTrouble, form: FormData): Promise<FormTrouble> {
  await requireUser();
  const by = await getSession();
  if (by && !(await isSaved(endSession(by, text(form, 'id'), clock.now())))) return notSavedWords;
  revalidatePath(accountRoutes.security);
  redirect(accountRoutes.security);
}

/** Ends all of them but this one. */
export async function endOthers(_: FormTrouble, __: FormData): Promise<FormTrouble> {
  await requireUser();
  const by = await getSession();
  if (by && !(await isSaved(endOtherSessions(by, clock.now())))) return notSavedWords;
  revalidatePath(accountRoutes.security);
  redirect(accountRoutes.security);
}

/** The button of the page that a mail to a new address leads to. */
export async function takeEmail(_: FormTrouble, form: FormData): Promise<FormTrouble> {
  const token = text(form, 'token');
  const changed = await saveOrNull(changeEmail(token, await getSession(), clock.now()));
  if (!changed) return notSavedWords;
  redirect(`${accountRoutes.changeEmail(token)}?${changed.ok ? 'done=1' : `refused=${changed.reason}`}`);
}

/** The answer of a person who was invited to join the staff. */
export async function answerStaffInvitation(_before: StaffState, form: FormData): Promise<StaffState> {
  const by = await getSession();
  const answer = text(form, 'answer') === 'accept' ? acceptStaffInvitation : declineStaffInvitation;
  const done = by ? await answer(by, clock.now()) : refuse('signed-out' as const);
  if (!done.ok) return { trouble: invitationRefusalWords[done.reason], typed: {} };
  const isStaff = done.value.role === 'admin';
  redirect(isStaff ? accountRoutes.reviewQueue : `${accountRoutes.staffInvitation}?done=declined`);
}

/** Name and phone number, or back to the form with what is wrong with them. */
export async function saveProfile(_: FormTrouble, form: FormData): Promise<FormTrouble> {
  const user = await requireUser();
  const [name, phone] = [text(form, 'name').trim(), text(form, 'phone').trim()];
  const isPhoneWrong = phone !== '' && toUsPhone(phone) === null;
  if (nameFault(name) !== null || isPhoneWrong) {
    const back = new URLSearchParams({ refused: '1', name: name.slice(0, 200), phone: phone.slice(0, 60) });
    redirect(`${accountRoutes.profile}?${back}`);
  }
  if (!(await isSaved(changeProfile(user.uid, { name, phone: toUsPhone(phone) })))) return notSavedWords;
  revalidatePath(accountRoutes.profile);
  redirect(`${accountRoutes.profile}?saved=1`);
}
