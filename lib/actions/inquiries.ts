'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import type { ShowingRefusal } from '@/lib/domain/inquiries/showing';
import { type MarketState, marketRefusalWords } from '@/lib/domain/inquiries/showing-words';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
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

export const ask = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.questions}?done=asked`, (by, said) =>
    askQuestion(by, said('listingKey'), said('text'), clock.now()),
  );

export const answerOne = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.questions}?done=answered`, (by, said) =>
    answerQuestion(by, said('questionId'), said('text'), clock.now()),
  );

export const dismiss = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.questions}?done=dismissed`, (by, said) =>
    dismissQuestion(by, said('questionId')),
  );

export const announceOpenHouse = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.showings}?done=announced`, (by, said) => {
    const times = { date: said('date'), from: said('from'), to: said('to') };
    return addOpenHouse(by, said('listingKey'), times, clock.now());
  });

export const cancelOpenHouse = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.showings}?done=removed`, (by, said) =>
    removeOpenHouse(by, said('listingKey'), said('openHouseId'), clock.now()),
  );

export const wishVisit = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.showings}?done=requested`, (by, said) => {
    const wish = {
      listingKey: said('listingKey'),
      date: said('date'),
      time: said('time'),
      note: said('note'),
    };
    return requestVisit(by, wish, clock.now());
  });

export const moveVisit = async (_before: MarketState, form: FormData): Promise<MarketState> =>
  answer(form, `${accountRoutes.showings}?done=answered`, async (by, said) => {
    const step = (['confirm', 'decline', 'call-off'] as const).find((each) => each === said('step'));
    if (!step) return refuse('wrong-status');
    const rest = { words: said('words'), date: said('date'), time: said('time') };
    return stepVisit(by, { visitId: said('visitId'), step, ...rest }, clock.now());
  });

const TEXT_MAX = 4_000;

type Said = (name: string) => string;
type Work = (by: SignedIn, said: Said) => Promise<Result<unknown, ShowingRefusal | Fault>>;

/** After the work the page `then` is shown. */
async function answer(form: FormData, then: string, work: Work): Promise<MarketState> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$')
        ? [[name, value.replaceAll('\r\n', '\n').slice(0, TEXT_MAX)]]
        : [],
    ),
  );
  const by = await getSession();
  if (!by) return { trouble: marketRefusalWords['signed-out'], typed };
  const done = await saveOrNull(work(by, (name) => typed[name] ?? ''));
  if (!done) return { trouble: notSavedWords, typed };
  if (done.ok) redirect(then);
  const { reason } = done;
  return { trouble: typeof reason === 'string' ? marketRefusalWords[reason] : reason.fault, typed };
}
