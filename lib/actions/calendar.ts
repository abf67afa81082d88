'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { type FormState, refused } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { isSaved } from '@/lib/server/platform/process/save-or-null';
import { renewCalendar, revokeCalendar } from '@/lib/server/records/favorites/favorites';
import { notSavedMessage } from '@/messages/site/not-saved-message';

/** Creates a new private URL for the calendar, or revokes the current one. */
export async function alterCalendar(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  const change = form.get('wish') === 'end' ? revokeCalendar(user.uid) : renewCalendar(user.uid);
  if (!(await isSaved(change))) return refused(notSavedMessage, readTextFields(form));
  for (const page of [routes.watchList, accountRoutes.calendar]) revalidatePath(page);
  return { status: 'done' };
}
