'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { verificationMethods } from '@/lib/domain/organizations/organization';
import { type Result, refuse } from '@/lib/domain/shared/result';
import type { StaffState } from '@/lib/domain/staff/staff-state';
import { staffRefusalWords } from '@/lib/domain/staff/staff-words';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  liftOrganisationSuspension,
  refuseVerification,
  suspendOrganisation as suspendAll,
  verifyOrganisation,
} from '@/lib/server/workflows/staff/staff-organizations';

type Refused = Parameters<typeof staffRefusalWords>[0];
type Typed = Readonly<Record<'id' | 'choice' | 'why', string>>;

export async function verify(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, async (by, { id, choice, why }) => {
    const method = verificationMethods.find((each) => each === choice);
    return method
      ? verifyOrganisation(by, id, { method, evidence: why }, clock.now())
      : refuse('needs-evidence');
  });
}

export async function refuseToVerify(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, (by, { id, why }) => refuseVerification(by, id, why, clock.now()));
}

/** `choice`: the reason for which every home is taken down as well. */
export async function suspendOrganisation(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, async (by, { id, choice, why }) => {
    const takedown = takedownReasons.find((each) => each === choice) ?? null;
    if (form.get('what') === 'hide-all' && !takedown) return refuse('needs-reason');
    return suspendAll(by, id, { reason: why, takedown }, clock.now());
  });
}

export async function liftOrganisation(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, (by, { id, why }) => liftOrganisationSuspension(by, id, why, clock.now()));
}

const WHY_MAX = 1_000;

/** After the work the page is shown anew. */
async function answer(
  form: FormData,
  work: (by: SignedIn, typed: Typed) => Promise<Result<unknown, Refused>>,
): Promise<StaffState> {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, WHY_MAX);
  const typed = { choice: text('choice'), why: text('why') };
  const by = await getSession();
  if (!by) return { trouble: staffRefusalWords('signed-out'), typed };
  const id = text('id');
  const done = await saveOrNull(work(by, { ...typed, id }));
  if (!done) return { trouble: notSavedWords, typed };
  if (!done.ok) return { trouble: staffRefusalWords(done.reason), typed };
  redirect(`${accountRoutes.staffOrganisation(id)}?done=${encodeURIComponent(text('what'))}`);
}
