'use server';

import { accountRoutes } from '@/lib/account-routes';
import type { Step } from '@/lib/domain/reviews/listing-actions';
import { sellerCancelReasons } from '@/lib/domain/reviews/seller-cancel-reasons';
import type { FormState } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { holdListing, resumeListing } from '@/lib/server/workflows/listings/hold-listing';
import {
  cancelAuction,
  confirmFacts,
  discardChanges,
  lowerReserve,
  type ManageRefusal,
  moveAuction,
  reopenListing,
  reviewReserve,
  withdrawListing,
} from '@/lib/server/workflows/listings/manage-listing';
import { noteSellerDevice } from '@/lib/server/workflows/listings/note-seller-device';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

type Work = (form: PostedForm, draftId: string) => Promise<Result<unknown, ManageRefusal>>;

export async function reopen(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'reopen', ({ by, now }, draftId) => reopenListing(by, draftId, now));
}

export async function discard(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'discard', ({ by, now }, draftId) => discardChanges(by, draftId, now));
}

export async function confirm(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'confirm', ({ by, now }, draftId) => confirmFacts(by, draftId, now));
}

export async function withdraw(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'withdraw', ({ by, text, now }, draftId) =>
    withdrawListing(by, draftId, text('withdrawReason'), now),
  );
}

export async function hold(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'put-on-hold', ({ by, now }, draftId) => holdListing(by, draftId, now));
}

export async function resume(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'resume', ({ by, now }, draftId) => resumeListing(by, draftId, now));
}

export async function cancel(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'cancel-auction', async ({ by, text, now }, draftId) => {
    const reason = sellerCancelReasons.find((each) => each === text('cancelReason'));
    if (!reason) return refuse('needs-reason');
    return cancelAuction(by, draftId, { reason, text: text('cancelText') }, now);
  });
}

/** Checks the new reserve, then shows what follows. */
export async function reviewNewReserve(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => reviewReserve(by, text('draftId'), text('newReserve'), now),
    words: (reason) => sellingRefusalWords[reason],
    next: (text) => accountRoutes.reviewReserve(text('draftId'), text('newReserve')),
    maxLength: 100,
  });
}

/** Lowers the reserve as reviewed. If the auction has changed since, shows the review again. */
export async function lower(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    async work({ by, text, now }) {
      const lowering = { typed: text('newReserve'), version: Number(text('version')) };
      const draftId = text('draftId');
      const done = await noteSellerDevice({ by, draftId, now }, lowerReserve(by, draftId, lowering, now));
      if (!done.ok && done.reason === 'auction-changed') return ok('changed' as const);
      return done.ok ? ok('lowered' as const) : done;
    },
    words: (reason) => sellingRefusalWords[reason],
    next: (text, result) =>
      result === 'changed'
        ? accountRoutes.reviewReserve(text('draftId'), text('newReserve'), 'changed')
        : accountRoutes.myListing(text('draftId'), 'lower-reserve'),
    maxLength: 100,
  });
}

export async function move(_before: unknown, form: FormData): Promise<FormState> {
  return run(form, 'move-auction', ({ by, typed, now }, draftId) => moveAuction(by, draftId, typed, now));
}

/** Runs a listing action, then shows the listing's page or, after `reopen`, the draft. */
const run = (form: FormData, step: Step, work: Work): Promise<FormState> =>
  answerForm(form, {
    work(posted) {
      const draftId = posted.text('draftId');
      return noteSellerDevice({ ...posted, draftId }, work(posted, draftId));
    },
    words: (reason) => sellingRefusalWords[reason],
    next: (text) =>
      step === 'reopen'
        ? accountRoutes.draftStep(text('draftId'), 'preview')
        : accountRoutes.myListing(text('draftId'), step),
    maxLength: 1_000,
  });
