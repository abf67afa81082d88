'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { runFieldsOf, sellerCancelReasons } from '@/lib/domain/reviews/listing-action-fields';
import type { Step } from '@/lib/domain/reviews/listing-actions';
import { sellingRefusalWords } from '@/lib/domain/reviews/refusal-words';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  cancelAuction,
  confirmFacts,
  discardChanges,
  lowerReserve,
  moveAuction,
  type RunRefusal,
  reopenListing,
  withdrawListing,
} from '@/lib/server/workflows/listings/manage-listing';

/** What was typed goes back with the trouble, so that nothing is lost. */
export interface RunState {
  readonly trouble: string | null;
  readonly typed: Readonly<Record<string, string>>;
}
type Typed = RunState['typed'];
type Answer = Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: RunRefusal }>;

export async function reopen(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'reopen', (by, draftId) => reopenListing(by, draftId, clock.now()));
}

export async function discard(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'discard', (by, draftId) => discardChanges(by, draftId, clock.now()));
}

export async function confirm(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'confirm', (by, draftId) => confirmFacts(by, draftId, clock.now()));
}

export async function withdraw(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'withdraw', (by, draftId, typed) =>
    withdrawListing(by, draftId, typed.withdrawReason ?? '', clock.now()),
  );
}

export async function cancel(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'cancel-auction', async (by, draftId, typed) => {
    const reason = sellerCancelReasons.find((each) => each === typed.cancelReason);
    if (!reason) return { ok: false, reason: 'needs-reason' };
    return cancelAuction(by, draftId, { reason, text: typed.cancelText ?? '' }, clock.now());
  });
}

export async function lower(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'lower-reserve', (by, draftId, typed) =>
    lowerReserve(by, draftId, typed.newReserve ?? '', clock.now()),
  );
}

export async function move(_before: RunState, form: FormData): Promise<RunState> {
  return run(form, 'move-auction', (by, draftId, typed) => moveAuction(by, draftId, typed, clock.now()));
}

const TYPED_MAX = 1_000;

async function run(
  form: FormData,
  step: Step,
  work: (by: SignedIn, draftId: string, typed: Typed) => Answer,
): Promise<RunState> {
  const typed = Object.fromEntries(
    runFieldsOf(step).map(({ name }) => [name, String(form.get(name) ?? '').slice(0, TYPED_MAX)]),
  );
  const by = await getSession();
  if (!by) return { trouble: sellingRefusalWords['signed-out'], typed };
  const draftId = String(form.get('draftId'));
  const ran = await saveOrNull(work(by, draftId, typed));
  if (!ran) return { trouble: notSavedWords, typed };
  if (!ran.ok) return { trouble: sellingRefusalWords[ran.reason], typed };
  redirect(
    step === 'reopen' ? accountRoutes.draftStep(draftId, 'preview') : accountRoutes.myListing(draftId, step),
  );
}
