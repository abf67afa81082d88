'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { getField, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import { isStep, nextStep } from '@/lib/domain/drafts/fields/steps';
import type { Conflict, TypedAnswers } from '@/lib/domain/drafts/merge';
import type { FormState } from '@/lib/domain/shared/form';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { readPublishedAnswers } from '@/lib/server/records/drafts/draft-record';
import { deleteDraft } from '@/lib/server/workflows/drafts/delete-draft';
import { saveAnswers, startDraft, submitDraft, takeBackDraft } from '@/lib/server/workflows/drafts/drafts';
import { noteSellerDevice } from '@/lib/server/workflows/listings/note-seller-device';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { notSavedMessage } from '@/messages/site/not-saved-message';

export type StepState =
  | { readonly status: 'open' }
  /** Saved, but an answer of this step is missing or wrong. */
  | { readonly status: 'incomplete' }
  | {
      readonly status: 'conflict';
      readonly conflicts: readonly Conflict[];
      readonly typed: TypedAnswers['typed'];
    }
  | { readonly status: 'refused'; readonly message: string; readonly typed: TypedAnswers['typed'] };

export async function begin(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, now }) => startDraft(by, now),
    words: (reason) => sellingRefusalWords[reason],
    next: (_text, { draftId }) => accountRoutes.draftStep(draftId, 'owner'),
  });
}

/** Saves a step's whole form and redirects to the next step when nothing is missing. */
export async function saveStep(_before: StepState, form: FormData): Promise<StepState> {
  const [draftId, step] = [String(form.get('draftId')), String(form.get('step'))];
  const sent = toTyped(form);
  const saved = await autosave(draftId, sent);
  if (saved.status !== 'saved') return { ...saved, typed: sent.typed };
  if (!isStep(step)) return { status: 'open' };
  const now = clock.now();
  const published = await readPublishedAnswers(draftId, now);
  if (missingAnswers(saved.answers, step, now, published).length > 0) return { status: 'incomplete' };
  redirect(accountRoutes.draftStep(draftId, nextStep(step) ?? step));
}

export type Autosaved =
  | { readonly status: 'saved'; readonly answers: TypedAnswers['typed'] }
  | { readonly status: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'refused'; readonly message: string };

/** Saves fields as soon as they lose focus. */
export async function autosave(draftId: string, sent: TypedAnswers): Promise<Autosaved> {
  const by = await getSession();
  if (!by) return { status: 'refused', message: sellingRefusalWords['signed-out'] };
  const saved = await saveOrNull(saveAnswers(by, draftId, cut(sent), clock.now()));
  if (!saved) return { status: 'refused', message: notSavedMessage };
  if (!saved.ok) return { status: 'refused', message: sellingRefusalWords[saved.reason] };
  const { conflicts, draft } = saved.value;
  return conflicts.length > 0
    ? { status: 'conflict', conflicts }
    : { status: 'saved', answers: draft.answers };
}

export async function submit(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work({ by, text, now }) {
      const draftId = text('draftId');
      const sent = submitDraft(by, draftId, now, text('isConfirmed') === 'yes');
      return noteSellerDevice({ by, draftId, now }, sent);
    },
    words: (reason) => sellingRefusalWords[reason],
    next: (text, { owner, standing: { status, live } }) =>
      live === null
        ? `${accountRoutes.listingsOf(owner.uid)}?sent=${text('draftId')}`
        : accountRoutes.myListing(text('draftId'), status === 'InReview' ? 'sent' : 'changed'),
  });
}

export async function remove(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => deleteDraft(by, text('draftId'), now),
    words: (reason) => sellingRefusalWords[reason],
    next: (_text, { owner }) => accountRoutes.listingsOf(owner.uid),
  });
}

export async function takeBack(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => takeBackDraft(by, text('draftId'), now),
    words: (reason) => sellingRefusalWords[reason],
    next: (text) => accountRoutes.draftStep(text('draftId'), 'preview'),
  });
}

/** `fields` lists the fields in the form, because browsers do not send unchecked boxes. */
function toTyped(form: FormData): TypedAnswers {
  const names = String(form.get('fields'))
    .split(',')
    .filter((name) => getField(name) !== null);
  return {
    typed: Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join(',')])),
    was: Object.fromEntries(names.map((name) => [name, String(form.get(`was.${name}`) ?? '')])),
  };
}

const ANSWER_MAX = 4_000;

/** Coerces and truncates client input, which may have any shape. */
function cut({ typed, was }: TypedAnswers): TypedAnswers {
  const texts = (answers: TypedAnswers['typed']) =>
    Object.fromEntries(
      Object.entries(Object(answers)).map(([name, value]) => [
        name,
        String(value).replaceAll('\r\n', '\n').slice(0, ANSWER_MAX),
      ]),
    );
  return { typed: texts(typed), was: texts(was) };
}
