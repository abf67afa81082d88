import 'server-only';
import { resumeOptionalMail, stopOptionalMail } from '@/lib/domain/notifications/notification-settings';
import { findByStopToken } from '@/lib/server/catalog/listings/saved-searches';
import { users } from '@/lib/server/people/identity/identity-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@/lib/server/records/notifications/inbox';
import { findStoppable } from '@/lib/server/records/notifications/unsubscribe';

/** Whether the person who got this unsubscribe link stopped all optional emails; null if it is not ours. */
export async function findOptionalEmails(token: string): Promise<{ readonly areStopped: boolean } | null> {
  const uid = await findRecipient(token);
  return uid === null ? null : { areStopped: (await getNotificationSettings(uid)).stoppedMail !== null };
}

/** Stops all optional emails to the person who got this unsubscribe link. Safe to repeat. */
export const stopOptionalEmails = (token: string): Promise<boolean> => change(token, stopOptionalMail);

/** Sends again what `stopOptionalEmails` stopped, and nothing else. */
export const resumeOptionalEmails = (token: string): Promise<boolean> => change(token, resumeOptionalMail);

type Change = Parameters<typeof changeNotificationSettings>[1];

async function change(token: string, to: Change): Promise<boolean> {
  const uid = await findRecipient(token);
  if (uid === null) return false;
  await changeNotificationSettings(uid, to);
  return true;
}

/** Tokens of notifications have parts, those of saved searches have none. Null for a deleted account. */
async function findRecipient(token: string): Promise<string | null> {
  const found = token.includes('.') ? await findStoppable(token) : (await findByStopToken(token))?.data;
  return found && (await runtime().store.get(users, found.uid)) ? found.uid : null;
}
