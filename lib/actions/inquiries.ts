'use server';

import { accountRoutes } from '@/lib/account-routes';
import type { ShowingRefusal } from '@/lib/domain/inquiries/showing';
import { marketRefusalWords } from '@/lib/domain/inquiries/showing-words';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import {
  answerQuestion,
  askQuestion,
  dismissQuestion,
  type Fault,
} from '@/lib/server/records/inquiries/questions';
import {
  addOpenHouse,
  removeOpenHouse,
  requestVisit,
  stepVisit,
} from '@/lib/server/records/inquiries/showings';

export const ask = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=asked`, (by, said, now) =>
    askQuestion(by, said('listingKey'), said('text'), now),
  );

export const answerOne = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=answered`, (by, said, now) =>
    answerQuestion(by, said('questionId'), said('text'), now),
  );

export const dismiss = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=dismissed`, (by, said) =>
    dismissQuestion(by, said('questionId')),
  );

export const announceOpenHouse = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=announced`, (by, said, now) => {
    const times = { date: said('date'), from: said('from'), to: said('to') };
    return addOpenHouse(by, said('listingKey'), times, now);
  });

export const cancelOpenHouse = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=removed`, (by, said, now) =>
    removeOpenHouse(by, said('listingKey'), said('openHouseId'), now),
  );

export const wishVisit = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=requested`, (by, said, now) => {
    const wish = {
      listingKey: said('listingKey'),
      date: said('date'),
      time: said('time'),
      note: said('note'),
    };
    return requestVisit(by, wish, now);
  });

export const moveVisit = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=answered`, async (by, said, now) => {
    const step = (['confirm', 'decline', 'call-off'] as const).find((each) => each === said('step'));
    if (!step) return refuse('wrong-status');
    const rest = { words: said('words'), date: said('date'), time: said('time') };
    return stepVisit(by, { visitId: said('visitId'), step, ...rest }, now);
  });

type Work = (by: SignedIn, said: Text, now: number) => Promise<Result<unknown, ShowingRefusal | Fault>>;

const answer = (form: FormData, next: string, work: Work): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now }) => work(by, text, now),
    words: (reason) => (typeof reason === 'string' ? marketRefusalWords[reason] : reason.fault),
    next: () => next,
  });
