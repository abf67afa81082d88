'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { readSettings } from '@/lib/domain/notifications/settings';
import { changeNoticeSettings, readAllNotices, readNotice } from '@/lib/server/inbox';
import { removeBrowser } from '@/lib/server/push/push';
import { requireUser } from '@/lib/server/session';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 400);

/** Marks one as read where it stands. */
export async function readOne(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  await readNotice(user.uid, text(form, 'id'), Date.now());
  revalidatePath(accountRoutes.notifications);
  redirect(accountRoutes.notifications);
}

/** Marks as read what the page showed; what came since stays unread. */
export async function readAll(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  const now = Date.now();
  await readAllNotices(user.uid, Math.min(Number(text(form, 'until')) || now, now));
  revalidatePath(accountRoutes.notifications);
  redirect(accountRoutes.notifications);
}

/** Takes over the form of all kinds. */
export async function chooseHowTold(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  const boxes = form.getAll('way').map(String);
  const quiet = {
    isOn: form.has('quiet'),
    from: text(form, 'from'),
    to: text(form, 'to'),
    delaysUrgent: form.has('delaysUrgent'),
  };
  await changeNoticeSettings(user.uid, () => readSettings(boxes, quiet));
  revalidatePath(accountRoutes.notificationSettings);
  redirect(`${accountRoutes.notificationSettings}?saved=1`);
}

/** Writes to that browser no more. */
export async function switchBrowserOff(_: null, form: FormData): Promise<null> {
  const user = await requireUser();
  await removeBrowser(user.uid, text(form, 'id'));
  revalidatePath(accountRoutes.notificationSettings);
  redirect(accountRoutes.notificationSettings);
}
