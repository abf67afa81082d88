'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { type FormTrouble, isSaved, notSavedWords } from '@/lib/server/platform/process/save-or-null';
import { renewCalendar, revokeCalendar } from '@/lib/server/records/favorites/favorites';

/** Makes the private address of the calendar, a new one each time, or ends it. */
export async function alterCalendar(_: FormTrouble, form: FormData): Promise<FormTrouble> {
  const user = await requireUser();
  const change = form.get('wish') === 'end' ? revokeCalendar(user.uid) : renewCalendar(user.uid);
  if (!(await isSaved(change))) return notSavedWords;
  for (const page of [routes.watchList, accountRoutes.calendar]) revalidatePath(page);
  return null;
}
