'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { type StepName, stepNames } from '@/lib/domain/closings/closing-steps';
import {
  type ClosingFormState,
  type ClosingTrouble,
  closingTroubleWords,
} from '@/lib/domain/closings/closing-words';
import { endOfExtensionDay } from '@/lib/domain/closings/extension';
import type { SaidOfFact } from '@/lib/domain/closings/fact-judgment';
import { factVerdicts } from '@/lib/domain/closings/fact-verdicts';
import { wordOverLimit } from '@/lib/domain/eligibility/bid-limit-words';
import { type PassportTopic, passportTopics } from '@/lib/domain/listings/risk-topics';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { sendClosingMessage } from '@/lib/server/workflows/closings/closing-room';
import { standBy } from '@/lib/server/workflows/closings/stand-by';
import { answerBackup, type ClosingWish, stepClosing } from '@/lib/server/workflows/closings/step-closing';

export const takeStep = async (_before: ClosingFormState, form: FormData): Promise<ClosingFormState> =>
  answer(
    form,
    (said) => accountRoutes.sale(said('saleId'), said('type')),
    async (by, said, now) => {
      const wish = toWish(said);
      return wish ? stepClosing(by, said('saleId'), wish, now) : refuse('wrong-status');
    },
  );

export const takeOver = async (_before: ClosingFormState, form: FormData): Promise<ClosingFormState> =>
  answer(
    form,
    (said) => accountRoutes.salesAfter(said('answer')),
    async (by, said, now) => {
      const accepts = said('answer') === 'accept';
      if (accepts && said('consent') !== 'on') return refuse('needs-consent');
      return answerBackup(by, said('saleId'), accepts ? 'accept' : 'decline', now);
    },
  );

export const write = async (_before: ClosingFormState, form: FormData): Promise<ClosingFormState> =>
  answer(
    form,
    (said) => accountRoutes.sale(said('saleId'), 'message'),
    (by, said, now) => sendClosingMessage(by, said('saleId'), said('text'), now),
  );

/** Until the end of a day; an empty one: no longer. */
export const stand = async (_before: ClosingFormState, form: FormData): Promise<ClosingFormState> =>
  answer(
    form,
    (said) => accountRoutes.salesAfter(said('until') ? 'standing' : 'not-standing'),
    (by, said, now) => {
      const until = said('until');
      const at = until === '' ? null : (fromEasternTime(until, '23:59') ?? 0);
      return standBy(by, said('auctionId'), at, now);
    },
  );

function toWish(said: Said): ClosingWish | null {
  const type = said('type');
  const hasConsented = said('consent') === 'on';
  switch (type) {
    case 'offer-contract':
      return { type, fileKey: said('fileKey') };
    case 'sign': {
      const escrow = { name: said('escrowName'), firm: said('escrowFirm'), phone: said('escrowPhone') };
      const read = { sha256: said('sha256'), fileKey: said('fileKey') };
      return { type, name: said('name'), hasConsented, escrow, ...read };
    }
    case 'confirm': {
      const step = stepNames.find((each) => each === said('step'));
      return step && isPlain(step) ? { type, step, note: said('note'), hasConsented } : null;
    }
    case 'propose-fall-through': {
      const reason = fallThroughReasons.find((each) => each === said('reason'));
      return reason ? { type, reason } : null;
    }
    case 'declare-default':
      return { type, reason: said('reason'), hasConsented };
    case 'judge-facts':
      return { type, said: toSaidOfFacts(said) };
    case 'answer-facts':
      return { type, text: said('text') };
    case 'propose-extension':
      return { type, until: endOfExtensionDay(said('until')), reason: said('reason') };
    case 'agree-extension':
      return { type, until: Number(said('until')) };
    case 'decline-extension':
    case 'agree':
    case 'withdraw-proposal':
    case 'end-unfinished':
    case 'offer-backup':
    case 'relist':
      return { type };
    default:
      return null;
  }
}

const toSaidOfFacts = (said: Said): Readonly<Partial<Record<PassportTopic, SaidOfFact>>> =>
  Object.fromEntries(
    passportTopics.map((topic) => {
      const verdict = factVerdicts.find((each) => each === said(`verdict-${topic}`)) ?? null;
      return [topic, { verdict, note: said(`note-${topic}`) }];
    }),
  );

const isPlain = (step: StepName): step is Exclude<StepName, 'sign'> => step !== 'sign';

const TEXT_MAX = 4_000;
type Said = (name: string) => string;
type Work = (by: SignedIn, said: Said, now: number) => Promise<Result<unknown, ClosingTrouble>>;

/** After the work the page `then` is shown. */
async function answer(form: FormData, then: (said: Said) => string, work: Work): Promise<ClosingFormState> {
  const now = clock.now();
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$')
        ? [[name, value.replaceAll('\r\n', '\n').trim().slice(0, TEXT_MAX)]]
        : [],
    ),
  );
  const said = (name: string) => typed[name] ?? '';
  const by = await getSession();
  if (!by) return { trouble: closingTroubleWords['signed-out'], typed };
  const done = await saveOrNull(work(by, said, now));
  if (!done) return { trouble: notSavedWords, typed };
  if (done.ok) redirect(then(said));
  return { trouble: await wordsOf(by, done.reason), typed };
}

/** Reads what remains of the limit, because a refusal of a closing is only its reason. */
const wordsOf = async ({ user }: SignedIn, reason: ClosingTrouble): Promise<string> =>
  reason === 'over-limit' ? wordOverLimit(await readAvailableLimit(user, null)) : closingTroubleWords[reason];
