'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { type OfferState, offerTroubleWords } from '@/lib/domain/offers/offer-words';
import type { Typed } from '@/lib/domain/shared/form';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  answerOffer,
  callForBest,
  counterOffer,
  submitOffer,
  withdrawOffer,
} from '@/lib/server/workflows/offers/offer-steps';
import { keepOffer } from '@/lib/server/workflows/offers/unsent-offer';

type Stepped = Awaited<ReturnType<typeof submitOffer>>;
type Request = Parameters<typeof submitOffer>[0];

/** Makes the offer, or goes for a proof of funds first and comes back to what was typed. */
export const offer = async (_before: OfferState, form: FormData): Promise<OfferState> => {
  if (form.get('then') === 'proof') {
    const { slug = '', ...typed } = typedIn(form);
    redirect(accountRoutes.raiseLimit(accountRoutes.offerFor(slug, keepOffer(typed)), typed.price ?? ''));
  }
  return answer(form, 'offered', (request, typed) => submitOffer(request, typed.listingKey ?? '', typed));
};

export const counter = async (_before: OfferState, form: FormData): Promise<OfferState> =>
  answer(form, 'countered', (request, typed) => counterOffer(request, seenOf(typed), typed));

export const answerOne = async (_before: OfferState, form: FormData): Promise<OfferState> => {
  const step = (['accept', 'decline', 'withdraw'] as const).find((each) => each === form.get('step'));
  if (!step) return { trouble: offerTroubleWords['not-found'], faults: {}, typed: {} };
  return answer(form, step, (request, typed) =>
    step === 'withdraw'
      ? withdrawOffer(request, typed.offerId ?? '')
      : answerOffer(request, seenOf(typed), step),
  );
};

export const call = async (_before: OfferState, form: FormData): Promise<OfferState> =>
  answer(form, 'called', (request, typed) => callForBest(request, typed.listingKey ?? '', typed));

/** Of a page without it nothing was seen. */
const seenOf = ({ offerId = '', seen = '' }: Typed) => ({ offerId, seen: Number(seen) });

const TEXT_MAX = 4_000;

/** After the step its offer is shown, or after a call all offers of the home; `done` names what was done. */
async function answer(
  form: FormData,
  done: string,
  work: (request: Request, typed: Typed) => Promise<Stepped>,
): Promise<OfferState> {
  const receivedAt = clock.now();
  const typed = typedIn(form);
  const by = await getSession();
  if (!by) return { trouble: offerTroubleWords['signed-out'], faults: {}, typed };
  const requestId = (typed.requestId ?? '').slice(0, 60);
  const stepped = await saveOrNull(work({ by, requestId, receivedAt }, typed));
  if (!stepped) return { trouble: notSavedWords, faults: {}, typed };
  if (stepped.ok) {
    const { offerId } = stepped.value;
    redirect(
      offerId === null
        ? accountRoutes.offersFor(typed.listingKey ?? '', done)
        : accountRoutes.offer(offerId, done),
    );
  }
  const { reason } = stepped;
  return typeof reason === 'string'
    ? { trouble: offerTroubleWords[reason], faults: {}, typed }
    : { trouble: null, faults: reason, typed };
}

const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$')
        ? [[name, value.replaceAll('\r\n', '\n').slice(0, TEXT_MAX)]]
        : [],
    ),
  );
