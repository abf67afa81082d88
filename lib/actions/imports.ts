'use server';

import { accountRoutes } from '@/lib/account-routes';
import { bulkRefusalWords } from '@/lib/copy/bulk-uploads/bulk-words';
import { aboutLabel } from '@/lib/copy/drafts/question';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { tableFaultWords } from '@/lib/copy/imports/table-fault-words';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { readConstants } from '@/lib/domain/imports/constants';
import { bareWord, type OwnWords } from '@/lib/domain/imports/values/choice-words';
import { type FormState, refused } from '@/lib/domain/shared/form';
import type { Result } from '@/lib/domain/shared/result';
import {
  cancelImport,
  checkImport,
  chooseHeadings,
  chooseSheet,
  matchWords,
  runImport,
  undoImport,
} from '@/lib/server/jobs/imports/imports';
import type { ImportRefusal } from '@/lib/server/jobs/imports/read-imports';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { importCopy } from '@/messages/imports/import-copy';
import { undoForm } from '@/messages/imports/undo-form';

/** Runs a command on the import that the form names, then shows its page. */
const answer = (
  form: FormData,
  work: (form: PostedForm, importId: string) => Promise<Result<unknown, ImportRefusal>>,
): Promise<FormState> =>
  answerForm(form, {
    work: (posted) => work(posted, posted.text('importId')),
    words: (reason) => sellingRefusalWords[reason],
    next: (text) => accountRoutes.import(text('organisationId'), text('importId')),
    maxLength: 400,
  });

const listOf = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).map((each) => String(each).slice(0, 120));

/** The form has one `column` per table column, in order, and the constants by the name of their question. */
export async function mapColumns(_before: unknown, form: FormData): Promise<FormState> {
  const typed = readTextFields(form);
  const { constants, faulty } = readConstants(typed, wizardWords, clock.now());
  const labels = faulty.map(({ name }) => aboutLabel(name)).join(', ');
  if (faulty.length > 0) return refused(importCopy.badConstants({ labels }), typed);
  const mapping = listOf(form, 'column');
  return answer(form, ({ by, now }, importId) => checkImport(by, importId, { mapping, constants }, now));
}

export async function chooseHeadingLine(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, text, now }, importId) =>
    chooseHeadings(by, importId, Number(text('line')), now),
  );
}

export async function readSheet(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => chooseSheet(by, text('importId'), Number(text('sheet')), now),
    words: (reason) =>
      typeof reason === 'string' ? sellingRefusalWords[reason] : tableFaultWords[reason.reason],
    next: (text, { importId }) => accountRoutes.import(text('organisationId'), importId),
    maxLength: 400,
  });
}

/** Leaves a question unanswered for a word. */
const leaveEmpty = 'leave-empty';

/** The form has a `field`, a `word` and a `choice` per word, in order. */
export async function matchChoices(_before: unknown, form: FormData): Promise<FormState> {
  const [fields, words] = [listOf(form, 'field'), listOf(form, 'word')];
  const matched: Record<string, Record<string, string>> = {};
  for (const [at, choice] of listOf(form, 'choice').entries()) {
    const [field, word] = [getField(fields[at] ?? ''), bareWord(words[at] ?? '')];
    const isChoice = choice === leaveEmpty || field?.choices?.includes(choice);
    if (!field || word === '' || !isChoice) continue;
    matched[field.name] = { ...matched[field.name], [word]: choice === leaveEmpty ? '' : choice };
  }
  const own: OwnWords = matched;
  return answer(form, ({ by, now }, importId) => matchWords(by, importId, own, now));
}

export async function letRun(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => runImport(by, text('importId'), now),
    words: (reason) => bulkRefusalWords[reason],
    next: (text) => accountRoutes.import(text('organisationId'), text('importId')),
    maxLength: 400,
  });
}

export async function cancelRun(_before: unknown, form: FormData): Promise<FormState> {
  return answer(form, ({ by, now }, importId) => cancelImport(by, importId, now));
}

export async function undoRun(_before: unknown, form: FormData): Promise<FormState> {
  if (form.get('isSure') !== 'yes') return refused(undoForm.confirm, readTextFields(form));
  return answer(form, ({ by, now }, importId) => undoImport(by, importId, now));
}
