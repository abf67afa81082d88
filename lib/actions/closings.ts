'use server';

import { accountRoutes } from '@/lib/account-routes';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { type StepName, stepNames } from '@/lib/domain/closings/closing-steps';
import { endOfExtensionDay } from '@/lib/domain/closings/extension';
import type { SaidOfFact } from '@/lib/domain/closings/fact-judgment';
import { factVerdicts } from '@/lib/domain/closings/fact-verdicts';
import { type ClosingTrouble, closingTroubleWords } from '@/lib/domain/closings/views/closing-words';
import { overLimitText } from '@/lib/domain/eligibility/bid-limit-words';
import { type RiskReportTopic, riskReportTopics } from '@/lib/domain/listings/risk-topics';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { sendClosingMessage } from '@/lib/server/workflows/closings/closing-room';
import {
  answerBackup,
  type ClosingStepRequest,
  stepClosing,
} from '@/lib/server/workflows/closings/step-closing';
import { volunteerAsBackup } from '@/lib/server/workflows/closings/volunteer-as-backup';

export const takeStep = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (said) => accountRoutes.sale(said('saleId'), said('type')),
    async (by, said, now) => {
      const wish = toWish(said);
      return wish ? stepClosing(by, said('saleId'), wish, now) : refuse('wrong-status');
    },
  );

export const takeOver = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (said) => accountRoutes.salesAfter(said('answer')),
    async (by, said, now) => {
      const accepts = said('answer') === 'accept';
      if (accepts && said('consent') !== 'on') return refuse('needs-consent');
      return answerBackup(by, said('saleId'), accepts ? 'accept' : 'decline', now);
    },
  );

export const write = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (said) => accountRoutes.sale(said('saleId'), 'message'),
    (by, said, now) => sendClosingMessage(by, said('saleId'), said('text'), now),
  );

/** Until the end of a day; without one, no longer. */
export const stand = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (said) => accountRoutes.salesAfter(said('until') ? 'standing' : 'not-standing'),
    (by, said, now) => {
      const until = said('until');
      const at = until === '' ? null : (fromEasternTime(until, '23:59') ?? 0);
      return volunteerAsBackup(by, said('auctionId'), at, now);
    },
  );

function toWish(said: Text): ClosingStepRequest | null {
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

const toSaidOfFacts = (said: Text): Readonly<Partial<Record<RiskReportTopic, SaidOfFact>>> =>
  Object.fromEntries(
    riskReportTopics.map((topic) => {
      const verdict = factVerdicts.find((each) => each === said(`verdict-${topic}`)) ?? null;
      return [topic, { verdict, note: said(`note-${topic}`) }];
    }),
  );

const isPlain = (step: StepName): step is Exclude<StepName, 'sign'> => step !== 'sign';

type Work = (by: SignedIn, said: Text, now: number) => Promise<Result<unknown, ClosingTrouble>>;

const answer = (form: FormData, next: (said: Text) => string, work: Work): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now }) => work(by, trimmed(text), now),
    words: wordsOf,
    next: (text) => next(trimmed(text)),
  });

const trimmed =
  (text: Text): Text =>
  (name) =>
    text(name).trim();

/** How much is left of a limit is read anew: a refusal of a sale is only its reason. */
const wordsOf = async (reason: ClosingTrouble, by: SignedIn): Promise<string> =>
  reason === 'over-limit'
    ? overLimitText(await readAvailableLimit(by.user, null))
    : closingTroubleWords[reason];
