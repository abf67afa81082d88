'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { type AlertFrequency, alertFrequencies } from '@/lib/domain/search/saved-search';
import { changeSearch, type SearchChange, saveSearch } from '@/lib/server/saved-searches';
import { requireUser } from '@/lib/server/session';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 4000);

/** Keeps a search, or goes back to its form with the reason why not. */
export async function keepSearch(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  const [id, query] = [text(form, 'id').slice(0, 100), text(form, 'query')];
  const frequency = toFrequency(text(form, 'frequency')) ?? 'daily';
  const saved = await saveSearch(user, { id, name: text(form, 'name'), query, frequency }, Date.now());
  if (!saved.ok) {
    const back = new URLSearchParams(query);
    back.set('refused', saved.reason);
    back.set('typed', text(form, 'name'));
    redirect(accountRoutes.saveSearch(back.toString()));
  }
  revalidatePath(accountRoutes.savedSearches);
  redirect(`${accountRoutes.savedSearches}?saved=${encodeURIComponent(id)}`);
}

/** The buttons of one saved search. */
export async function alterSearch(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  const id = text(form, 'id').slice(0, 100);
  const isChanged = await changeSearch(user.uid, id, toChange(form), Date.now());
  revalidatePath(accountRoutes.savedSearches);
  if (!isChanged) redirect(`${accountRoutes.savedSearches}?refused=1`);
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
