'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { type ScheduleFaults, type ScheduleWish, scheduleFields } from '@/lib/domain/drafts/schedule';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { LONGEST_ORGANISATION_NAME, organisationRoles } from '@/lib/domain/organizations/organization';
import { sellingRefusalWords } from '@/lib/domain/reviews/refusal-words';
import { checkImport, runImport } from '@/lib/server/jobs/imports/imports';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { dissolveOrganisation } from '@/lib/server/workflows/accounts/dissolve-organization';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { type Scheduled, scheduleDrafts } from '@/lib/server/workflows/drafts/portfolio';
import {
  cancelInvitation,
  dismissMember,
  handOverOrganisation,
  inviteMember,
  joinOrganisation,
  leaveOrganisation,
  setMemberRole,
  startOrganisation,
} from '@/lib/server/workflows/organizations/organization-commands';

/** `trouble` in words. */
export type Told = { readonly trouble: string | null };
type Refusal = keyof typeof sellingRefusalWords;
type Form = (name: string) => string;
type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal };

/** Does what a form of a signed-in person asks, and goes where it leads. */
async function answer(
  form: FormData,
  work: (by: SignedIn, text: Form, now: number) => Promise<Answer>,
  next: (text: Form) => string,
): Promise<Told> {
  const by = await getSession();
  if (!by) return { trouble: sellingRefusalWords['signed-out'] };
  const text: Form = (name) => String(form.get(name) ?? '').slice(0, 400);
  const done = await saveOrNull(work(by, text, clock.now()));
  if (!done) return { trouble: notSavedWords };
  if (!done.ok) return { trouble: sellingRefusalWords[done.reason] };
  redirect(next(text));
}

const organisationOf = (text: Form): string => text('organisationId');
const membersOf = (text: Form): string => accountRoutes.members(organisationOf(text));
const toRole = (text: Form) => organisationRoles.find((role) => role === text('role')) ?? 'member';

export async function found(_before: Told, form: FormData): Promise<Told> {
  const [name, kind] = [String(form.get('name') ?? '').trim(), String(form.get('kind'))];
  const fault = nameFault(name);
  if (fault) return { trouble: fault.replace('your name', 'its name') };
  if (name.length > LONGEST_ORGANISATION_NAME)
    return { trouble: `Use at most ${LONGEST_ORGANISATION_NAME} characters for the name.` };
  const facts = { name, kind: sellerKinds.find((each) => each === kind) ?? 'bank' };
  let organisationId = '';
  return answer(
    form,
    async (by, _text, now) => {
      const started = await startOrganisation(by, facts, now);
      if (started.ok) organisationId = started.value.organisationId;
      return started;
    },
    () => accountRoutes.organisation(organisationId),
  );
}

export async function beginFor(_before: Told, form: FormData): Promise<Told> {
  let draftId = '';
  return answer(
    form,
    async (by, text, now) => {
      const started = await startDraft(by, now, organisationOf(text));
      if (started.ok) draftId = started.value.draftId;
      return started;
    },
    () => accountRoutes.draftStep(draftId, 'owner'),
  );
}

export async function invitePerson(_before: Told, form: FormData): Promise<Told> {
  const email = toEmail(String(form.get('email') ?? ''));
  const fault = emailFault(email);
  if (fault) return { trouble: fault };
  return answer(
    form,
    (by, text, now) => inviteMember(by, organisationOf(text), { email, role: toRole(text) }, now),
    (text) => `${membersOf(text)}?invited=${encodeURIComponent(email)}`,
  );
}

export async function uninvite(_before: Told, form: FormData): Promise<Told> {
  return answer(form, (by, text) => cancelInvitation(by, organisationOf(text), text('email')), membersOf);
}

export async function setRole(_before: Told, form: FormData): Promise<Told> {
  return answer(
    form,
    (by, text) => setMemberRole(by, organisationOf(text), { uid: text('uid'), role: toRole(text) }),
    membersOf,
  );
}

export async function dismiss(_before: Told, form: FormData): Promise<Told> {
  return answer(
    form,
    (by, text) => dismissMember(by, organisationOf(text), text('uid'), clock.now()),
    membersOf,
  );
}

export async function leave(_before: Told, form: FormData): Promise<Told> {
  return answer(
    form,
    (by, text) => leaveOrganisation(by, organisationOf(text), clock.now()),
    () => accountRoutes.organisationsAfter('left'),
  );
}

export async function leaveTo(_before: Told, form: FormData): Promise<Told> {
  return answer(
    form,
    (by, text, now) => handOverOrganisation(by, organisationOf(text), text('uid'), now),
    () => accountRoutes.organisationsAfter('left'),
  );
}

export async function dissolve(_before: Told, form: FormData): Promise<Told> {
  if (form.get('isSure') !== 'yes') return { trouble: 'Say that it shall end: tick the box first.' };
  return answer(
    form,
    (by, text, now) => dissolveOrganisation(by, organisationOf(text), now),
    () => accountRoutes.organisationsAfter('dissolved'),
  );
}

export async function join(_before: Told, form: FormData): Promise<Told> {
  return answer(
    form,
    (by, text, now) => joinOrganisation(by, organisationOf(text), text('token'), now),
    (text) => accountRoutes.organisation(organisationOf(text)),
  );
}

const importOf = (text: Form): string => accountRoutes.import(organisationOf(text), text('importId'));

/** `column` is there once for each column, in their order. */
export async function mapColumns(_before: Told, form: FormData): Promise<Told> {
  const mapping = form.getAll('column').map((each) => String(each).slice(0, 60));
  return answer(form, (by, text, now) => checkImport(by, text('importId'), mapping, now), importOf);
}

export async function letRun(_before: Told, form: FormData): Promise<Told> {
  return answer(form, (by, text, now) => runImport(by, text('importId'), now), importOf);
}

export interface ScheduleState extends Told {
  readonly faults: ScheduleFaults;
  readonly done: readonly (Pick<Scheduled, 'draftId'> & { readonly trouble: string | null })[];
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
}

/** The chosen drafts get their auctions and go to the reviewers. */
export async function scheduleMany(_before: ScheduleState, form: FormData): Promise<ScheduleState> {
  const typed = Object.fromEntries(
    [...scheduleFields, 'apartMinutes'].map((name) => [name, String(form.get(name) ?? '').slice(0, 40)]),
  );
  const chosen = form.getAll('draftId').map(String);
  const state = { trouble: null, faults: {}, done: [], typed, chosen };
  const by = await getSession();
  if (!by) return { ...state, trouble: sellingRefusalWords['signed-out'] };
  if (chosen.length === 0) return { ...state, trouble: 'Choose at least one listing.' };
  const {
    saleMode = '',
    startDate = '',
    startTime = '',
    endDate = '',
    endTime = '',
    apartMinutes = '',
  } = typed;
  const wish: ScheduleWish = { saleMode, startDate, startTime, endDate, endTime, apartMinutes };
  const organisationId = String(form.get('organisationId'));
  const done = await saveOrNull(scheduleDrafts(by, organisationId, { draftIds: chosen, wish }, clock.now()));
  if (!done) return { ...state, trouble: notSavedWords };
  if (!done.ok)
    return typeof done.reason === 'string'
      ? { ...state, trouble: sellingRefusalWords[done.reason] }
      : { ...state, faults: done.reason };
  revalidatePath(accountRoutes.organisation(organisationId));
  const toWords = ({ draftId, refusal }: Scheduled) => ({
    draftId,
    trouble: refusal && sellingRefusalWords[refusal],
  });
  return { ...state, chosen: [], done: done.value.map(toWords) };
}
