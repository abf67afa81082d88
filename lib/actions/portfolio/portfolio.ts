'use server';

import { accountRoutes } from '@/lib/account-routes';
import { portfolioFaultWords } from '@/lib/copy/portfolio/portfolio-fault-words';
import { parsePortfolioText, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import type { FormState } from '@/lib/domain/shared/form';
import { answerForm, type Text } from '@/lib/server/people/sessions/answer-form';
import { editHome } from '@/lib/server/workflows/portfolio/edit-home';
import { changePortfolioViews, type ViewChange } from '@/lib/server/workflows/portfolio/portfolio-views';

/** The portfolio as the form's page showed it, with what was done. */
function back(text: Text, more: Readonly<Record<string, string>>, query = text('query')): string {
  const params = toPortfolioParams(parsePortfolioText(query));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return accountRoutes.portfolioFor(text('organisationId'), params);
}

/** Saves the asset number and the note of a home. */
export async function saveQuickEdit(_before: unknown, form: FormData): Promise<FormState> {
  let now: Readonly<Record<string, string>> = {};
  const state = await answerForm(form, {
    async work({ by, text, now: at }) {
      const home = { organisationId: text('organisationId'), draftId: text('draftId') };
      const typed = { assetNumber: text('assetNumber'), note: text('note') };
      const was = { assetNumber: text('assetNumberWas'), note: text('noteWas') };
      const edited = await editHome(by, home, { typed, was }, at);
      if (!edited.ok && typeof edited.reason === 'object' && edited.reason.code === 'changed-meanwhile')
        now = { [`${edited.reason.field}Was`]: edited.reason.now };
      return edited;
    },
    words: portfolioFaultWords,
    next: (text) => `${back(text, { saved: text('draftId') })}#home-${text('draftId')}`,
  });
  // Saving again replaces what the other member wrote.
  return state.status === 'refused' ? { ...state, typed: { ...state.typed, ...now } } : state;
}

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
