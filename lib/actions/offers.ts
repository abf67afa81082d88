'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { type FormState, refused, type Typed } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import {
  answerOffer,
  callHighestAndBest,
  counterOffer,
  submitOffer,
  withdrawOffer,
} from '@/lib/server/workflows/offers/offer-commands';
import { sendSealedOffer, withdrawSealedOffer } from '@/lib/server/workflows/offers/sealed-offers';
import { keepOffer } from '@/lib/server/workflows/offers/unsent-offer';
import { offerRefusalWords } from '@/messages/offers/offer-refusal-words';

type Stepped = Awaited<ReturnType<typeof submitOffer>>;
type Request = Parameters<typeof submitOffer>[0];

/** Submits the offer, or goes to the proof of funds first and returns to the same input. */
export const offer = async (_before: unknown, form: FormData): Promise<FormState> => {
  if (form.get('then') === 'proof') {
    const { slug = '', ...typed } = readTextFields(form);
    redirect(accountRoutes.raiseLimit(accountRoutes.offerFor(slug, keepOffer(typed)), typed.price ?? ''));
  }
  return answer(form, 'offered', (request, typed) => submitOffer(request, typed.listingKey ?? '', typed));
};

export const counter = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, 'countered', (request, typed) => counterOffer(request, seenOf(typed), typed));

export const answerOne = async (_before: unknown, form: FormData): Promise<FormState> => {
  const step = (['accept', 'decline', 'withdraw'] as const).find((each) => each === form.get('step'));
  if (!step) return refused(offerRefusalWords['not-found'], {});
  return answer(form, step, (request, typed) =>
    step === 'withdraw'
      ? withdrawOffer(request, typed.offerId ?? '')
      : answerOffer(request, seenOf(typed), step),
  );
};

export const call = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, 'called', (request, typed) => callHighestAndBest(request, typed.listingKey ?? '', typed));

/** More than an encrypted offer has. */
const longestSealed = 10_000;

/** Takes an offer that the browser has encrypted. */
export const sendSealed = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerSealed(form, 'sealed', (request, typed) => sendSealedOffer(request, typed.listingKey ?? '', typed));

export const withdrawSealed = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerSealed(form, 'unsealed', (request, typed) => withdrawSealedOffer(request, typed.listingKey ?? ''));

/** Runs a step in a sealed round, then shows the round to its buyer. */
const answerSealed = (
  form: FormData,
  done: string,
  work: (request: Request, typed: Typed) => ReturnType<typeof sendSealedOffer>,
): Promise<FormState> =>
  answerForm(form, {
    maxLength: longestSealed,
    work: (posted) => withRequest(posted, work),
    words: (reason) => offerRefusalWords[reason],
    next: (text) => `${accountRoutes.offerFor(text('slug'))}&done=${done}`,
  });

/** Our pages send a UUID. */
const requestIdSchema = z.string().regex(/^[\w-]{1,60}$/);

async function withRequest<Value, Reason>(
  { by, text, typed, now }: PostedForm,
  work: (request: Request, typed: Typed) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'outdated-form'>> {
  const requestId = requestIdSchema.safeParse(text('requestId'));
  if (!requestId.success) return refuse('outdated-form');
  return work({ by, requestId: requestId.data, receivedAt: now }, typed);
}

/** `seen`: how many steps of the offer the page showed. */
const seenOf = ({ offerId = '', seen = '' }: Typed) => ({ offerId, seen: Number(seen) });

/**
 * Runs a step, then shows its offer, the closing room after an acceptance, or all offers of the home after a
 * call. `done` names the step.
 */
const answer = (
  form: FormData,
  done: string,
  work: (request: Request, typed: Typed) => Promise<Stepped>,
): Promise<FormState> =>
  answerForm(form, {
    work: (posted) => withRequest(posted, work),
    words: (reason) => (typeof reason === 'string' ? offerRefusalWords[reason] : reason),
    next: (text, { offerId, isHeld }) => {
      if (offerId === null) return accountRoutes.offersFor(text('listingKey'), done);
      if (isHeld) return accountRoutes.offer(offerId, 'held');
      return done === 'accept'
        ? accountRoutes.sale(saleIdOf({ kind: 'offer', offerId }), 'accept-offer')
        : accountRoutes.offer(offerId, done);
    },
  });
