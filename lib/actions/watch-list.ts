'use server';

import { revalidatePath } from 'next/cache';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/session';
import { renewCalendar, revokeCalendar } from '@/lib/server/watch-list';

/** Makes the private address of the calendar, a new one each time, or ends it. */
export async function alterCalendar(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  if (form.get('wish') === 'end') await revokeCalendar(user.uid);
  else await renewCalendar(user.uid);
  for (const page of [routes.watchList, accountRoutes.calendar]) revalidatePath(page);
  return null;
}
