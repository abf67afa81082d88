'use server';

import { randomUUID } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import { deskRefusalWords } from '@/lib/copy/staff/desk-refusal-words';
import type { FormState, Typed } from '@/lib/domain/shared/form';
import { refuse } from '@/lib/domain/shared/result';
import { bulkDecisions, toBulkQueue } from '@/lib/domain/staff/queues/bulk';
import { toQueueName } from '@/lib/domain/staff/queues/queue';
import { longestReason } from '@/lib/domain/staff/reason-templates';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { decideMany } from '@/lib/server/workflows/desk/decide-many';
import { handleDefault } from '@/lib/server/workflows/desk/default-cases';
import { liftStop, stopAuctions } from '@/lib/server/workflows/desk/emergency-stop';
import { actOnMail } from '@/lib/server/workflows/desk/failed-mails';
import { removeTemplate, saveTemplate } from '@/lib/server/workflows/desk/reason-templates';
import { handleRelations } from '@/lib/server/workflows/desk/relation-cases';
import { takeRow } from '@/lib/server/workflows/desk/take-row';

/** Takes a row of a queue, or gives it back. */
export async function takeFromQueue(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: async ({ by, text, now }) => {
      const queue = toQueueName(text('queue'));
      if (!queue) return refuse('not-found' as const);
      const type = text('type') === 'give-back' ? 'give-back' : 'take';
      return takeRow(by, { queue, rowId: text('id'), type }, now);
    },
    words: deskRefusalWords,
    // A redirect to a part of the same page would not show the change.
    next: () => accountRoutes.desk,
  });
}

/** Sends a failed email again, or deletes it. */
export async function resolveMail(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) =>
      actOnMail(by, { mailId: text('id'), type: text('type') === 'drop' ? 'drop' : 'retry' }, now),
    words: deskRefusalWords,
    next: () => accountRoutes.desk,
  });
}

export async function closeDefault(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work({ by, text, now }) {
      const decision = text('choice') === 'restore' ? 'restore' : 'keep';
      const handling = { saleId: text('id'), why: text('why'), decision, escrow: text('escrow') } as const;
      return handleDefault(by, handling, now);
    },
    words: deskRefusalWords,
    next: () => `${accountRoutes.desk}?closed=default`,
    maxLength: 1_000,
  });
}

export async function closeRelations(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => handleRelations(by, { auctionId: text('id'), why: text('why') }, now),
    words: deskRefusalWords,
    next: () => accountRoutes.desk,
    maxLength: 1_000,
  });
}

/** Adds or changes a reason template. A new one has no id. */
export async function keepTemplate(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) =>
      saveTemplate(
        by,
        text('id') || randomUUID(),
        { use: text('use'), title: text('title'), text: text('text'), version: Number(text('version')) || 0 },
        now,
      ),
    words: deskRefusalWords,
    next: () => `${accountRoutes.reasonTemplates}?done=saved`,
    maxLength: longestReason,
  });
}

export async function dropTemplate(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => removeTemplate(by, text('id'), Number(text('version')) || 0, now),
    words: deskRefusalWords,
    next: () => `${accountRoutes.reasonTemplates}?done=removed`,
  });
}

/** Stops all open auctions. */
export async function stopAll(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) =>
      stopAuctions(by, { reason: text('why'), confirmation: text('confirmation') }, now),
    words: deskRefusalWords,
    next: () => `${accountRoutes.emergencyStop}?done=stopped`,
    maxLength: 1_000,
  });
}

export async function endStop(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => liftStop(by, text('why'), now),
    words: deskRefusalWords,
    next: () => `${accountRoutes.emergencyStop}?done=lifted`,
    maxLength: 1_000,
  });
}

/** Decides several rows of a queue. A field `row.<id>` is a row, with the number of its submission. */
export async function decideSeveral(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: async ({ by, text, typed, now }) => {
      const queue = toBulkQueue(text('queue'));
      const decision = queue && bulkDecisions[queue].find((each) => each === text('decision'));
      if (!queue || !decision) return refuse('nothing-selected' as const);
      return decideMany(by, { queue, rows: rowsOf(typed), decision, why: text('why') }, now);
    },
    words: deskRefusalWords,
    next: (_, { done, left }) => `${accountRoutes.desk}?done=${done}&left=${left}`,
    maxLength: 1_000,
  });
}

const rowsOf = (typed: Typed): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith('row.') ? [[name.slice('row.'.length), Number(value) || 0] as const] : [],
    ),
  );
