'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { listingActionFieldsOf, sellerCancelReasons } from '@/lib/domain/reviews/listing-action-fields';
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
  type ManageRefusal,
  moveAuction,
  reopenListing,
  withdrawListing,
} from '@/lib/server/workflows/listings/manage-listing';

/** What was typed goes back with the trouble, so that nothing is lost. */
export interface ListingActionState {
  readonly trouble: string | null;
  readonly typed: Readonly<Record<string, string>>;
}
type Typed = ListingActionState['typed'];
type Answer = Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: ManageRefusal }>;

export async function reopen(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'reopen', (by, draftId) => reopenListing(by, draftId, clock.now()));
}

export async function discard(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'discard', (by, draftId) => discardChanges(by, draftId, clock.now()));
}

export async function confirm(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'confirm', (by, draftId) => confirmFacts(by, draftId, clock.now()));
}

export async function withdraw(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'withdraw', (by, draftId, typed) =>
    withdrawListing(by, draftId, typed.withdrawReason ?? '', clock.now()),
  );
}

export async function cancel(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'cancel-auction', async (by, draftId, typed) => {
    const reason = sellerCancelReasons.find((each) => each === typed.cancelReason);
    if (!reason) return { ok: false, reason: 'needs-reason' };
    return cancelAuction(by, draftId, { reason, text: typed.cancelText ?? '' }, clock.now());
  });
}

export async function lower(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'lower-reserve', (by, draftId, typed) =>
    lowerReserve(by, draftId, typed.newReserve ?? '', clock.now()),
  );
}

export async function move(_before: ListingActionState, form: FormData): Promise<ListingActionState> {
  return manage(form, 'move-auction', (by, draftId, typed) => moveAuction(by, draftId, typed, clock.now()));
}

const TYPED_MAX = 1_000;

async function manage(
  form: FormData,
  step: Step,
  work: (by: SignedIn, draftId: string, typed: Typed) => Answer,
): Promise<ListingActionState> {
  const typed = Object.fromEntries(
    listingActionFieldsOf(step).map(({ name }) => [name, String(form.get(name) ?? '').slice(0, TYPED_MAX)]),
  );
  const by = await getSession();
  if (!by) return { trouble: sellingRefusalWords['signed-out'], typed };
  const draftId = String(form.get('draftId'));
  const managed = await saveOrNull(work(by, draftId, typed));
  if (!managed) return { trouble: notSavedWords, typed };
  if (!managed.ok) return { trouble: sellingRefusalWords[managed.reason], typed };
  redirect(
    step === 'reopen' ? accountRoutes.draftStep(draftId, 'preview') : accountRoutes.myListing(draftId, step),
  );
}
