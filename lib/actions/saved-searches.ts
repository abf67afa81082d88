'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { type AlertFrequency, alertFrequencies } from '@/lib/domain/search/query/saved-search';
import { type FormState, refused } from '@/lib/domain/shared/form';
import { changeSearch, type SearchChange, saveSearch } from '@/lib/server/catalog/listings/saved-searches';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { notSavedMessage } from '@/messages/site/not-saved-message';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 4000);

/** Saves a search, or returns to its form with the reason for the refusal. */
export async function keepSearch(_before: unknown, form: FormData): Promise<FormState> {
  await requireUser();
  const by = await getSession();
  if (!by) return refused(sellingRefusalWords['signed-out'], readTextFields(form));
  const [id, query] = [text(form, 'id').slice(0, 100), text(form, 'query')];
  const frequency = toFrequency(text(form, 'frequency')) ?? 'daily';
  const search = { id, name: text(form, 'name'), query, frequency };
  const saved = await saveOrNull(saveSearch(by, search, clock.now()));
  if (!saved || (!saved.ok && saved.reason === 'busy')) return refused(notSavedMessage, readTextFields(form));
  if (!saved.ok && saved.reason === 'signed-out')
    return refused(sellingRefusalWords['signed-out'], readTextFields(form));
  if (!saved.ok) {
    const back = new URLSearchParams(query);
    back.set('refused', saved.reason);
    back.set('typed', text(form, 'name'));
    redirect(accountRoutes.saveSearch(back.toString()));
  }
  revalidatePath(accountRoutes.savedSearches);
  redirect(`${accountRoutes.savedSearches}?saved=${encodeURIComponent(id)}`);
}

/** Pauses, resumes, deletes or edits one saved search. */
export async function alterSearch(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  const id = text(form, 'id').slice(0, 100);
  const change = changeSearch(user.uid, id, toChange(form), clock.now());
  const changed = await saveOrNull(change.then((isDone) => ({ isDone })));
  if (!changed) return refused(notSavedMessage, readTextFields(form));
  revalidatePath(accountRoutes.savedSearches);
  if (!changed.isDone) redirect(`${accountRoutes.savedSearches}?refused=1`);
  redirect(`${accountRoutes.savedSearches}?changed=${encodeURIComponent(id)}`);
}

function toChange(form: FormData): SearchChange {
  switch (text(form, 'wish')) {
    case 'pause':
      return { status: 'paused' };
    case 'start':
      return { status: 'on' };
    case 'delete':
      return { status: 'deleted' };
    default: {
      const frequency = toFrequency(text(form, 'frequency'));
      return { name: text(form, 'name'), ...(frequency && { frequency }) };
    }
  }
}

const toFrequency = (value: string): AlertFrequency | undefined =>
  alertFrequencies.find((each) => each === value);
