'use server';

import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { bidListRefusalWords } from '@/lib/copy/auctions/bid-list-refusal';
import {
  consentField,
  leadPaintField,
  maximumField,
  placeField,
  readListForm,
  type TypedLot,
} from '@/lib/domain/auctions/bid-lists/bid-list-form';
import type { FormState, Refused, Typed } from '@/lib/domain/shared/form';
import { refused } from '@/lib/domain/shared/form';
import type { CommandRefusal } from '@/lib/server/people/commands/run-command';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { bidDevice } from '@/lib/server/people/sessions/device';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { type StartRefusal, startBidList, stopBidList } from '@/lib/server/workflows/bids/start-bid-list';
import { bidListPage } from '@/messages/auctions/bid-list-page';
import { bidListRefusals as copy } from '@/messages/auctions/bid-list-refusals';
import { notSavedMessage } from '@/messages/site/not-saved-message';

/** The key becomes part of an id. */
const keyPattern = /^[\w-]{8,64}$/;

/** `review`: the list is complete and waits for consent. */
export type ListFormState =
  | { readonly status: 'open'; readonly typed: Typed }
  | { readonly status: 'done'; readonly typed: Typed }
  | (Refused & { readonly isReviewed?: boolean });

/** One form in two steps: choose and review, then consent and start. */
export async function bidList(_before: unknown, form: FormData): Promise<ListFormState> {
  const receivedAt = clock.now();
  const typed = readTextFields(form, 200);
  if (typed.step === 'change') return { status: 'open', typed };
  const by = await getSession();
  if (!by) return refused(copy['signed-out'], typed);
  const lots = readListForm(typed);
  if (!lots.ok) return refusedForm(lots.reason, typed);
  const isReview = typed.step !== 'start';
  if (!isReview && typed[consentField] !== 'on')
    return { status: 'refused', isReviewed: true, faults: { [consentField]: copy.consent }, typed };
  const started = await saveOrNull(
    startBidList({
      by,
      lots: lots.value,
      // The review shows the terms that the start asks for.
      acceptsLeadPaint: isReview || typed[leadPaintField] === 'on',
      key: keyPattern.test(typed.key ?? '') ? (typed.key ?? '') : randomUUID(),
      receivedAt,
      device: isReview ? undefined : await bidDevice(),
      isReview,
    }),
  );
  if (!started) return { ...refused(notSavedMessage, typed), isReviewed: !isReview };
  if (!started.ok) return refusedStart(started.reason, lots.value, typed);
  if (isReview) return { status: 'done', typed };
  return redirect(accountRoutes.bidList(started.value.listId, 'started'));
}

type FormRefusal = Extract<ReturnType<typeof readListForm>, { ok: false }>['reason'];

function refusedForm(refusal: FormRefusal, typed: Typed): ListFormState {
  if (refusal.kind === 'too-few') return refused(copy['too-few'], typed);
  const faults = Object.entries(refusal.faults).map(([name, fault]) => [name, copy[fault]]);
  return { status: 'refused', faults: Object.fromEntries(faults), typed };
}

function refusedStart(
  reason: StartRefusal | CommandRefusal,
  lots: readonly TypedLot[],
  typed: Typed,
): ListFormState {
  if (typeof reason === 'string') return refused(bidListRefusalWords({ reason }), typed);
  if (reason.reason === 'lead-paint')
    return { status: 'refused', isReviewed: true, faults: { [leadPaintField]: copy['lead-paint'] }, typed };
  const { auctionId } = reason;
  const words = bidListRefusalWords(reason);
  if (auctionId === undefined || !lots.some((lot) => lot.auctionId === auctionId))
    return refused(words, typed);
  const isAmount = ['too-low', 'invalid-amount', 'over-limit'].includes(reason.reason);
  const field = isAmount ? maximumField(auctionId) : placeField(auctionId);
  return { status: 'refused', faults: { [field]: words }, typed };
}

export const stopList = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now }) => stopBidList(by, text('listId'), now),
    words: () => bidListPage.notStopped,
    next: (text) => accountRoutes.bidList(text('listId'), 'stopped'),
  });
