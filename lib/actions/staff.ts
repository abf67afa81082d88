'use server';

import { accountRoutes } from '@/lib/account-routes';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { roleSchema } from '@/lib/domain/accounts/user';
import { blockReasons } from '@/lib/domain/eligibility/bidder-block';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { parseAuctionAction } from '@/lib/domain/staff/auction-actions';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { removeAnswer } from '@/lib/server/records/inquiries/questions';
import { decideOnLimit } from '@/lib/server/workflows/staff/staff-bid-limits';
import {
  actOnAuction,
  blockBidder,
  liftTakedown,
  takeDown,
} from '@/lib/server/workflows/staff/staff-listings';
import {
  inviteToStaff,
  liftSuspension,
  setRole,
  suspendPerson,
  withdrawStaffInvitation,
} from '@/lib/server/workflows/staff/staff-people';

type Work = (form: PostedForm) => Promise<Result<unknown, Parameters<typeof staffRefusalWords>[0]>>;

export async function takeHomeDown(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffHome, async ({ by, text, now }) => {
    const reason = takedownReasons.find((each) => each === text('choice'));
    if (!reason) return refuse('needs-reason');
    return takeDown(by, { listingKey: text('id'), reason, note: text('why') }, now);
  });
}

export async function letListAgain(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffHome, ({ by, text, now }) =>
    liftTakedown(by, { listingKey: text('id'), why: text('why') }, now),
  );
}

export async function runAuctionAction(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffHome, async ({ by, text, now }) => {
    const command = parseAuctionAction(text('what'), text('choice'));
    if (!command) return refuse('needs-reason');
    return actOnAuction(by, { auctionId: text('on'), command, why: text('why') }, now);
  });
}

export async function block(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffHome, async ({ by, text, now }) => {
    const reason = blockReasons.find((each) => each === text('choice')) ?? null;
    if (!reason && text('what') !== 'unblock') return refuse('needs-reason');
    return blockBidder(by, { auctionId: text('on'), uid: text('uid'), reason, why: text('why') }, now);
  });
}

export async function suspend(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffPerson, ({ by, text, now }) =>
    text('what') === 'lift'
      ? liftSuspension(by, text('id'), text('why'), now)
      : suspendPerson(by, text('id'), text('why'), now),
  );
}

/** `choice`: the amount in cents that the proof shows, or `keep`. `on`: when the request was made, in ms. */
export async function decideLimit(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffPerson, async ({ by, text, now }) => {
    const choice = text('choice');
    if (choice !== 'keep' && !/^\d+$/.test(choice)) return refuse('invalid-amount');
    const shownCents = choice === 'keep' ? null : Number(choice);
    return decideOnLimit(by, { uid: text('id'), at: Number(text('on')), shownCents, why: text('why') }, now);
  });
}

export async function changeRole(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffPerson, async ({ by, text, now }) => {
    const role = roleSchema.exclude(['admin']).safeParse(text('choice'));
    return role.success ? setRole(by, text('id'), role.data, now) : refuse('same-role');
  });
}

export async function inviteStaff(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffPerson, ({ by, text, now }) =>
    text('what') === 'withdraw'
      ? withdrawStaffInvitation(by, text('id'), now)
      : inviteToStaff(by, text('id'), now),
  );
}

export async function removeOne(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, accountRoutes.staffHome, ({ by, text, now }) =>
    removeAnswer(by, text('on'), text('why'), now),
  );
}

/** Runs a staff command and shows the page of `id` again. */
const answer = (form: FormData, page: (id: string) => string, work: Work): Promise<FormState> =>
  answerForm(form, {
    work,
    words: staffRefusalWords,
    next: (text) => `${page(text('id'))}?done=${encodeURIComponent(text('what') || 'done')}`,
    maxLength: 1_000,
  });
