'use server';

import { accountRoutes } from '@/lib/account-routes';
import { overLimitText } from '@/lib/copy/accounts/bid-limit-words';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import type { ClosingActionRefusal } from '@/lib/domain/closings/closing-action-refusal';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { type StepName, stepNames } from '@/lib/domain/closings/closing-steps';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { endOfExtensionDay } from '@/lib/domain/closings/extension';
import type { FactAnswers } from '@/lib/domain/closings/fact-judgment';
import { factVerdicts, noteField, verdictField } from '@/lib/domain/closings/fact-verdicts';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { namedHomeField } from '@/lib/domain/closings/views/closing-fields';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Faults, FormState, Typed } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import {
  answerBackup,
  type ClosingStepRequest,
  stepClosing,
} from '@/lib/server/workflows/closings/closing-commands';
import { sendClosingMessage } from '@/lib/server/workflows/closings/closing-room';
import { volunteerAsBackup } from '@/lib/server/workflows/closings/volunteer-as-backup';
import { closingRefusalWords } from '@/messages/closings/closing-refusal-words';
import { otherName } from '@/messages/closings/other-name';

export const takeStep = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (text) => accountRoutes.sale(text('saleId'), text('type')),
    async (by, text, now, typed) => {
      const request = toRequest(text, typed);
      return request ? stepClosing(by, text('saleId'), request, now) : refuse('wrong-status');
    },
  );

export const takeOver = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (text, { saleId, cameFrom }: Closing) =>
      text('answer') === 'accept' && 'auctionId' in cameFrom
        ? accountRoutes.sale(saleIdOf({ ...cameFrom, kind: 'back-up', after: saleId }), 'accept')
        : accountRoutes.salesAfter(text('answer')),
    async (by, text, now) => {
      const accepts = text('answer') === 'accept';
      if (accepts && text('consent') !== 'on') return refuse('needs-consent');
      return answerBackup(by, text('saleId'), accepts ? 'accept' : 'decline', now);
    },
  );

export const write = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (text) => accountRoutes.sale(text('saleId'), 'message'),
    (by, text, now) => sendClosingMessage(by, text('saleId'), text('text'), now),
  );

/** Volunteers as backup buyer until the end of a day, New York time. An empty day withdraws. */
export const stand = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(
    form,
    (text) => accountRoutes.salesAfter(text('until') ? 'standing' : 'not-standing'),
    (by, text, now) => {
      const until = text('until');
      const at = until === '' ? null : (fromEasternTime(until, '23:59') ?? 0);
      return volunteerAsBackup(by, text('auctionId'), at, now);
    },
  );

function toRequest(text: Text, typed: Typed): ClosingStepRequest | null {
  const type = text('type');
  const hasConsented = text('consent') === 'on';
  switch (type) {
    case 'sign': {
      const escrow = { name: text('escrowName'), firm: text('escrowFirm'), phone: text('escrowPhone') };
      const read = { sha256: text('sha256'), fileKey: text('fileKey') };
      const homes = keysOf(typed, namedHomeField);
      return { type, name: text('name'), authority: text('authority'), hasConsented, escrow, homes, ...read };
    }
    case 'confirm': {
      const step = stepNames.find((each) => each === text('step'));
      return step && isPlain(step) ? { type, step, note: text('note'), hasConsented } : null;
    }
    case 'propose-fall-through': {
      const reason = fallThroughReasons.find((each) => each === text('reason'));
      return reason ? { type, reason } : null;
    }
    case 'declare-default':
      return { type, reason: text('reason'), hasConsented };
    case 'judge-facts':
      return { type, answers: toFactAnswers(text, typed) };
    case 'answer-facts':
      return { type, text: text('text') };
    case 'enter-figures':
      return { type, typed: { price: text('price'), taxes: text('taxes'), title: text('title') } };
    case 'propose-extension':
      return { type, until: endOfExtensionDay(text('until')), reason: text('reason') };
    case 'agree-extension':
      return { type, until: Number(text('until')) };
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

const toFactAnswers = (text: Text, typed: Typed): FactAnswers =>
  Object.fromEntries(
    keysOf(typed, verdictField).map((key) => {
      const verdict = factVerdicts.find((each) => each === text(verdictField + key)) ?? null;
      return [key, { verdict, note: text(noteField + key) }];
    }),
  );

/** What follows the prefix in the names of the fields that were sent. */
const keysOf = (typed: Typed, prefix: string): readonly string[] =>
  Object.keys(typed).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

const isPlain = (step: StepName): step is Exclude<StepName, 'sign'> => step !== 'sign';

type Work<Value> = (
  by: SignedIn,
  text: Text,
  now: number,
  typed: Typed,
) => Promise<Result<Value, ClosingActionRefusal>>;

const answer = <Value>(
  form: FormData,
  next: (text: Text, value: Value) => string,
  work: Work<Value>,
): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now, typed }) => work(by, trimmed(text), now, typed),
    words: wordsOf,
    next: (text, value) => next(trimmed(text), value),
  });

const trimmed =
  (text: Text): Text =>
  (name) =>
    text(name).trim();

/** Reads what the sentence needs again, because the refusal of a closing carries only its reason. */
async function wordsOf(reason: ClosingActionRefusal, by: SignedIn): Promise<string | Faults> {
  if (reason === 'over-limit') return overLimitText(await readAvailableLimit(by.user, null));
  if (reason === 'other-name') return { name: otherName({ legalName: legalNameOf(by.user) }) };
  if (reason === 'needs-authority') return { authority: closingRefusalWords[reason] };
  return closingRefusalWords[reason];
}
