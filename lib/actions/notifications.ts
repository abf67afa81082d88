'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { kindsFor } from '@/lib/domain/notifications/notification-kinds';
import {
  keepUndo,
  type NotificationSettings,
  readSettings,
  resumeOptionalMail,
  stopOptionalMail,
} from '@/lib/domain/notifications/notification-settings';
import { type FormState, refused } from '@/lib/domain/shared/form';
import { removeBrowser } from '@/lib/server/people/sessions/push';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { isSaved } from '@/lib/server/platform/process/save-or-null';
import {
  changeNotificationSettings,
  readAllNotifications,
  readNotification,
} from '@/lib/server/records/notifications/inbox';
import { notSavedMessage } from '@/messages/site/not-saved-message';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 400);

/** Marks one notification as read and stays on the list. */
export async function readOne(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  if (!(await isSaved(readNotification(user.uid, text(form, 'id'), clock.now()))))
    return refused(notSavedMessage, readTextFields(form));
  revalidatePath(accountRoutes.notifications);
  redirect(accountRoutes.notifications);
}

/** Marks the notifications on the page as read. Later ones stay unread. */
export async function readAll(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  const now = clock.now();
  const until = Math.min(Number(text(form, 'until')) || now, now);
  if (!(await isSaved(readAllNotifications(user.uid, until))))
    return refused(notSavedMessage, readTextFields(form));
  revalidatePath(accountRoutes.notifications);
  redirect(accountRoutes.notifications);
}

/** Saves the settings of all notification kinds and the quiet hours. */
export async function chooseChannels(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  const boxes = form.getAll('way').map(String);
  const quiet = {
    isOn: form.has('quiet'),
    from: text(form, 'from'),
    to: text(form, 'to'),
    delaysUrgent: form.has('delaysUrgent'),
  };
  const chosen = readSettings(boxes, kindsFor(user.role === 'admin'), quiet);
  const saved = await isSaved(changeNotificationSettings(user.uid, (current) => keepUndo(chosen, current)));
  if (!saved) return refused(notSavedMessage, readTextFields(form));
  revalidatePath(accountRoutes.notificationSettings);
  redirect(`${accountRoutes.notificationSettings}?saved=1`);
}

/** Stops all emails that the person may stop. */
export const stopEmails = async (): Promise<FormState> => changeEmails(stopOptionalMail);

/** Sends again what `stopEmails` stopped. */
export const resumeEmails = async (): Promise<FormState> => changeEmails(resumeOptionalMail);

async function changeEmails(change: (current: NotificationSettings) => NotificationSettings) {
  const user = await requireUser();
  if (!(await isSaved(changeNotificationSettings(user.uid, change)))) return refused(notSavedMessage, {});
  revalidatePath(accountRoutes.notificationSettings);
  redirect(accountRoutes.notificationSettings);
}

/** Stops push notifications to one browser. */
export async function switchBrowserOff(_before: unknown, form: FormData): Promise<FormState> {
  const user = await requireUser();
  if (!(await isSaved(removeBrowser(user.uid, text(form, 'id')))))
    return refused(notSavedMessage, readTextFields(form));
  revalidatePath(accountRoutes.notificationSettings);
  redirect(accountRoutes.notificationSettings);
}
