'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { scheduleFaultWords } from '@/lib/copy/drafts/schedule-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { toDollars } from '@/lib/domain/drafts/fields/answers';
import type { ScheduleFaults, ScheduleInput } from '@/lib/domain/drafts/schedule';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { LONGEST_ORGANISATION_NAME, organizationRoles } from '@/lib/domain/organizations/organization';
import { type FormState, type Refused, refused, type Typed } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm, type Text } from '@/lib/server/people/sessions/answer-form';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { dissolveOrganization } from '@/lib/server/workflows/accounts/dissolve-organization';
import { approveRequest, declineRequest } from '@/lib/server/workflows/approvals/answer-approval';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { type Scheduled, scheduleDrafts } from '@/lib/server/workflows/drafts/portfolio';
import { setApprovalRules } from '@/lib/server/workflows/organizations/approval-rules';
import {
  cancelInvitation,
  dismissMember,
  handOverOrganization,
  inviteMember,
  joinOrganization,
  leaveOrganization,
  setMemberRole,
  startOrganization,
} from '@/lib/server/workflows/organizations/organization-commands';
import { removeLogo } from '@/lib/server/workflows/organizations/organization-logo';
import { requireSso } from '@/lib/server/workflows/organizations/sso-rule';
import { reasons } from '@/messages/bulk-actions/reasons';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { organizationFaults as copy } from '@/messages/organizations/organization-faults';
import { notSavedMessage } from '@/messages/site/not-saved-message';
import { signedOutMessage } from '@/messages/site/signed-out-message';

type Refusal = keyof typeof sellingRefusalWords;

/** Runs a command on the organization that the form names, then redirects to `next`. */
const answer = <Value>(
  form: FormData,
  work: (form: PostedForm, organisationId: string) => Promise<Result<Value, Refusal>>,
  next: (text: Text, value: Value) => string,
): Promise<FormState> =>
  answerForm(form, {
    work: (posted) => work(posted, posted.text('organisationId')),
    words: (reason) => sellingRefusalWords[reason],
    next,
    maxLength: 400,
  });

const toMembers = (text: Text): string => accountRoutes.members(text('organisationId'));
const toRole = (text: Text) => organizationRoles.find((role) => role === text('role')) ?? 'member';

export async function found(_before: unknown, form: FormData): Promise<FormState> {
  const typed = readTextFields(form);
  const name = (typed.name ?? '').trim();
  const kind = sellerKinds.find((each) => each === typed.kind) ?? 'bank';
  const fault = nameFault(name);
  if (fault?.code === 'no-name') return refused(copy.noName, typed);
  if (fault) return refused(accountFaultWords(fault) ?? '', typed);
  if (name.length > LONGEST_ORGANISATION_NAME)
    return refused(copy.nameTooLong({ most: LONGEST_ORGANISATION_NAME }), typed);
  return answer(
    form,
    ({ by, now }) => startOrganization(by, { name, kind }, now),
    (_text, { organisationId }) => accountRoutes.organization(organisationId),
  );
}

export async function beginFor(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, now }, organisationId) => startDraft(by, now, organisationId),
    (_text, { draftId }) => accountRoutes.draftStep(draftId, 'owner'),
  );
}

export async function invitePerson(_before: unknown, form: FormData): Promise<FormState> {
  const typed = readTextFields(form);
  const email = toEmail(typed.email ?? '');
  const fault = accountFaultWords(emailFault(email));
  if (fault) return refused(fault, typed);
  return answer(
    form,
    ({ by, text, now }, organisationId) =>
      inviteMember(by, organisationId, { email, role: toRole(text) }, now),
    (text) => `${toMembers(text)}?invited=${encodeURIComponent(email)}`,
  );
}

export async function setSso(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) => requireSso(by, organisationId, text('isRequired') === 'yes', now),
    toMembers,
  );
}

export async function uninvite(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) => cancelInvitation(by, organisationId, text('email'), now),
    toMembers,
  );
}

export async function setRole(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) =>
      setMemberRole(by, organisationId, { uid: text('uid'), role: toRole(text) }, now),
    toMembers,
  );
}

export async function dismiss(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) => dismissMember(by, organisationId, text('uid'), now),
    toMembers,
  );
}

export async function leave(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, now }, organisationId) => leaveOrganization(by, organisationId, now),
    () => accountRoutes.organizationsAfter('left'),
  );
}

export async function leaveTo(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) => handOverOrganization(by, organisationId, text('uid'), now),
    () => accountRoutes.organizationsAfter('left'),
  );
}

export async function dissolve(_before: unknown, form: FormData): Promise<FormState> {
  if (form.get('isSure') !== 'yes') return refused(copy.confirmDissolving, readTextFields(form));
  return answer(
    form,
    ({ by, now }, organisationId) => dissolveOrganization(by, organisationId, now),
    () => accountRoutes.organizationsAfter('dissolved'),
  );
}

export async function join(_before: unknown, form: FormData): Promise<FormState> {
  return answer(
    form,
    ({ by, text, now }, organisationId) => joinOrganization(by, organisationId, text('token'), now),
    (text) => accountRoutes.organization(text('organisationId')),
  );
}

export async function dropLogo(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, now }, organisationId) => removeLogo(by, organisationId, now), toMembers);
}

const approvalWords = { ...sellingRefusalWords, 'needs-review': reasons['needs-review'] };

/** Runs a command on the approvals of the organization. */
const answerApproval = (
  form: FormData,
  done: string,
  work: (form: PostedForm) => Promise<Result<unknown, keyof typeof approvalWords>>,
): Promise<FormState> =>
  answerForm(form, {
    work,
    words: (reason) => approvalWords[reason],
    next: (text) => accountRoutes.approvals(text('organisationId'), done),
    maxLength: 700,
  });

export async function approve(_before: unknown, form: FormData): Promise<FormState> {
  return answerApproval(form, 'approved', ({ by, text, now }) => approveRequest(by, text('requestId'), now));
}

export async function decline(_before: unknown, form: FormData): Promise<FormState> {
  return answerApproval(form, 'declined', ({ by, text, now }) =>
    declineRequest(by, text('requestId'), text('reason'), now),
  );
}

export async function setRules(_before: unknown, form: FormData): Promise<FormState> {
  return answerApproval(form, 'rules', async ({ by, text, now }): Promise<Result<unknown, Refusal>> => {
    const typed = text('priceAbove').trim();
    const priceAboveCents = typed === '' ? null : toDollars(typed);
    if (typed !== '' && priceAboveCents === null) return refuse('bad-threshold');
    const rules = { publications: text('publications') === 'yes', priceAboveCents };
    return setApprovalRules(by, text('organisationId'), rules, now);
  });
}

export type ScheduleState =
  | {
      readonly status: 'done';
      /** `problem`: why a draft was not submitted, or null. */
      readonly scheduled: readonly (Pick<Scheduled, 'draftId'> & { readonly problem: string | null })[];
      readonly typed: Typed;
    }
  | Refused;

/** Schedules auctions for the chosen drafts and submits them for review. */
export async function scheduleMany(_before: unknown, form: FormData): Promise<ScheduleState> {
  const draftIds = form.getAll('draftId').map(String);
  const typed = { ...readTextFields(form), draftId: draftIds.join(',') };
  const by = await getSession();
  if (!by) return refused(signedOutMessage, typed);
  if (draftIds.length === 0) return refused(copy.chooseListing, typed);
  const organisationId = String(form.get('organisationId'));
  const request = toScheduleInput(typed);
  const done = await saveOrNull(
    scheduleDrafts(by, organisationId, { draftIds, schedule: request }, clock.now()),
  );
  if (!done) return refused(notSavedMessage, typed);
  if (!done.ok)
    return typeof done.reason === 'string'
      ? refused(sellingRefusalWords[done.reason], typed)
      : { ...refused(copy.nothingScheduled, typed), faults: toFaultWords(done.reason) };
  revalidatePath(accountRoutes.organization(organisationId));
  const toWords = ({ draftId, refusal }: Scheduled) => ({
    draftId,
    problem: refusal && sellingRefusalWords[refusal],
  });
  return { status: 'done', scheduled: done.value.map(toWords), typed: { ...typed, draftId: '' } };
}

const toFaultWords = (faults: ScheduleFaults) =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, scheduleFaultWords(fault)]));

function toScheduleInput(typed: Typed): ScheduleInput {
  const { saleMode = '', apartMinutes = '' } = typed;
  const { startDate = '', startTime = '', endDate = '', endTime = '' } = typed;
  return { saleMode, apartMinutes, startDate, startTime, endDate, endTime };
}
