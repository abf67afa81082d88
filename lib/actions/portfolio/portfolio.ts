'use server';

import { accountRoutes } from '@/lib/account-routes';
import { portfolioFaultWords, undoFaultWords } from '@/lib/copy/portfolio/portfolio-fault-words';
import { parsePortfolioText, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import { choosesSaleFormat, type QuickFields, quickFields } from '@/lib/domain/portfolio/quick-edit';
import type { FormState, Typed } from '@/lib/domain/shared/form';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import { noteSellerDevice } from '@/lib/server/workflows/listings/note-seller-device';
import { editHome, undoEdit } from '@/lib/server/workflows/portfolio/edit-home';
import { changePortfolioViews, type ViewChange } from '@/lib/server/workflows/portfolio/portfolio-views';

/** The portfolio as the form's page showed it, with what was done. */
function back(text: Text, more: Readonly<Record<string, string>>, query = text('query')): string {
  const params = toPortfolioParams(parsePortfolioText(query));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return accountRoutes.portfolioFor(text('organisationId'), params);
}

/** Saves what a member edited in a row of the table. */
export async function saveQuickEdit(_before: unknown, form: FormData): Promise<FormState> {
  let now: Readonly<Record<string, string>> = {};
  let goesOn = false;
  const state = await answerForm(form, {
    async work({ by, text, typed, now: at }) {
      const edit = { typed: fieldsOf(typed, ''), was: fieldsOf(typed, 'Was') };
      goesOn = choosesSaleFormat(edit);
      const home = homeOf(text);
      const edited = await noteSellerDevice({ by, ...home, now: at }, editHome(by, home, edit, at));
      if (!edited.ok && typeof edited.reason === 'object' && edited.reason.code === 'changed-meanwhile')
        now = { [`${edited.reason.field}Was`]: edited.reason.now };
      return edited;
    },
    words: portfolioFaultWords,
    // The form opens again, now with the prices of this sale type.
    next: (text) => backTo(text, goesOn ? 'edit' : 'saved'),
  });
  // Saving again replaces what the other member wrote.
  return state.status === 'refused' ? { ...state, typed: { ...state.typed, ...now } } : state;
}

/** Takes back what the member edited last in a row of the table. */
export const undoQuickEdit = async (_before: unknown, form: FormData): Promise<FormState> =>
  answerForm(form, {
    work: ({ by, text, now }) => undoEdit(by, homeOf(text), now),
    words: undoFaultWords,
    next: (text) => backTo(text, 'undone'),
  });

const homeOf = (text: Text) => ({ organisationId: text('organisationId'), draftId: text('draftId') });
const backTo = (text: Text, done: 'saved' | 'undone' | 'edit'): string =>
  `${back(text, { [done]: text('draftId') })}#home-${text('draftId')}`;

/** The fields that the form has. */
const fieldsOf = (typed: Typed, suffix: '' | 'Was'): QuickFields =>
  Object.fromEntries(
    quickFields.flatMap((field) => {
      const value = typed[`${field}${suffix}`];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Saves, renames, deletes or restores a view. */
export async function saveView(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) => changePortfolioViews(by, text('organisationId'), toChange(text), now),
    words: portfolioFaultWords,
    next: (text) => back(text, { views: text('change') === 'add' ? 'saved' : 'changed' }),
  });
}

function toChange(text: Text): ViewChange {
  const [id, name] = [text('id').slice(0, 100), text('name')];
  switch (text('change')) {
    case 'rename':
      return { type: 'rename', id, name };
    case 'delete':
      return { type: 'delete', id };
    case 'restore':
      return { type: 'restore', id };
    default:
      return { type: 'add', id, name, query: text('query') };
  }
}
