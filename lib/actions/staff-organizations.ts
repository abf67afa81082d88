'use server';

import { accountRoutes } from '@/lib/account-routes';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { verificationMethods } from '@/lib/domain/organizations/organization';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import {
  liftOrganizationSuspension,
  refuseVerification,
  suspendOrganization as suspendAll,
  verifyOrganization,
} from '@/lib/server/workflows/staff/staff-organizations';

type Work = (form: PostedForm) => Promise<Result<unknown, Parameters<typeof staffRefusalWords>[0]>>;

export async function verify(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, async ({ by, text, now }) => {
    const method = verificationMethods.find((each) => each === text('choice'));
    if (!method) return refuse('needs-evidence');
    return verifyOrganization(by, text('id'), { method, evidence: text('why') }, now);
  });
}

export async function refuseToVerify(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }) => refuseVerification(by, text('id'), text('why'), now));
}

/** `choice`: the reason for taking down all homes, if they are taken down as well. */
export async function suspendOrganization(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, async ({ by, text, now }) => {
    const takedown = takedownReasons.find((each) => each === text('choice')) ?? null;
    if (text('what') === 'hide-all' && !takedown) return refuse('needs-reason');
    return suspendAll(by, text('id'), { reason: text('why'), takedown }, now);
  });
}

export async function liftOrganization(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }) => liftOrganizationSuspension(by, text('id'), text('why'), now));
}

/** Runs a staff command and shows the organization's page again. */
const answer = (form: FormData, work: Work): Promise<FormState> =>
  answerForm(form, {
    work,
    words: staffRefusalWords,
    next: (text) => `${accountRoutes.staffOrganization(text('id'))}?done=${encodeURIComponent(text('what'))}`,
    maxLength: 1_000,
  });
