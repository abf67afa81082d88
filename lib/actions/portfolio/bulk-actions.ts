'use server';

import { accountRoutes } from '@/lib/account-routes';
import { bulkActionRefusalWords, requestFaultWords } from '@/lib/copy/bulk-actions/bulk-action-words';
import type { BulkAction } from '@/lib/domain/portfolio/bulk-action';
import { type RequestFaults, toBulkActionType } from '@/lib/domain/portfolio/bulk-action-request';
import type { FormState } from '@/lib/domain/shared/form';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { answerForm, type PostedForm } from '@/lib/server/people/sessions/answer-form';
import { clock } from '@/lib/server/platform/clock';
import {
  cancelBulkAction,
  previewBulkAction,
  previewUndo,
  startBulkAction,
} from '@/lib/server/workflows/bulk-actions/start-bulk-action';

/** A thousand lines of a table, below the limit of a form. */
const longestField = 100_000;

/** Runs a command on an action, then shows its page. */
const answer = (
  form: FormData,
  work: (
    form: PostedForm,
  ) => Promise<Result<BulkAction, keyof typeof bulkActionRefusalWords | RequestFaults>>,
): Promise<FormState> =>
  answerForm(form, {
    work,
    words: (reason) => (typeof reason === 'string' ? bulkActionRefusalWords[reason] : toFaultWords(reason)),
    next: (text, { actionId }) => accountRoutes.bulkAction(text('organisationId'), actionId),
    maxLength: longestField,
  });

const toFaultWords = (faults: RequestFaults) =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, requestFaultWords(fault)]));

export const preview = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, async ({ by, text, typed }) => {
    const type = toBulkActionType(text('type'));
    if (!type) return refuse('wrong-phase');
    const request = { organisationId: text('organisationId'), type, selection: text('selection'), typed };
    return previewBulkAction(by, request, () => clock.now());
  });

export const start = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text, now }) => startBulkAction(by, text('actionId'), Number(text('count')), now));

export const cancel = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text, now }) => cancelBulkAction(by, text('actionId'), now));

export const undo = async (_before: unknown, form: FormData): Promise<FormState> =>
  answer(form, ({ by, text }) => previewUndo(by, text('actionId'), () => clock.now()));
