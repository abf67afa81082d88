'use server';

import { accountRoutes } from '@/lib/account-routes';
import type { ShowingRefusal } from '@/lib/domain/inquiries/showing';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Fault } from '@/lib/server/records/inquiries/check-public-text';
import { answerQuestion, askQuestion, dismissQuestion } from '@/lib/server/records/inquiries/questions';
import {
  addOpenHouse,
  removeOpenHouse,
  requestVisit,
  stepVisit,
} from '@/lib/server/records/inquiries/showings';
import { inquiryRefusalWords } from '@/messages/inquiries/inquiry-refusal-words';

export const ask = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=asked`, (by, text, now) =>
    askQuestion(by, text('listingKey'), text('text'), now, text('reviewNote')),
  );

export const answerOne = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=answered`, (by, text, now) =>
    answerQuestion(by, text('questionId'), text('text'), now, text('reviewNote')),
  );

export const dismiss = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.questions}?done=dismissed`, (by, text) =>
    dismissQuestion(by, text('questionId')),
  );

export const announceOpenHouse = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=announced`, (by, text, now) => {
    const times = { date: text('date'), from: text('from'), to: text('to') };
    return addOpenHouse(by, text('listingKey'), times, now);
  });

export const cancelOpenHouse = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=removed`, (by, text, now) =>
    removeOpenHouse(by, text('listingKey'), text('openHouseId'), now),
  );

export const wishVisit = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=requested`, (by, text, now) => {
    const request = {
      listingKey: text('listingKey'),
      date: text('date'),
      time: text('time'),
      note: text('note'),
      reviewNote: text('reviewNote'),
    };
    return requestVisit(by, request, now);
  });

export const moveVisit = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, `${accountRoutes.showings}?done=answered`, async (by, text, now) => {
    const step = (['confirm', 'decline', 'call-off'] as const).find((each) => each === text('step'));
    if (!step) return refuse('wrong-status');
    const rest = { words: text('words'), date: text('date'), time: text('time') };
    return stepVisit(by, { visitId: text('visitId'), step, ...rest }, now);
  });

type Work = (by: SignedIn, text: Text, now: number) => Promise<Result<unknown, ShowingRefusal | Fault>>;

const answer = (form: FormData, next: string, work: Work): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now }) => work(by, text, now),
    words: (reason) => (typeof reason === 'string' ? inquiryRefusalWords[reason] : reason.fault),
    next: (_, value) => (isHeld(value) ? toHeld(next) : next),
  });

const toHeld = (next: string): string =>
  next.replace(/done=.*/, next.endsWith('answered') ? 'done=answer-held' : 'done=held');

const isHeld = (value: unknown): boolean => typeof value === 'object' && value !== null && 'isHeld' in value;
