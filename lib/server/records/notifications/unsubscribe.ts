import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  canSwitchOff,
  type NotificationKind,
  toNotificationKind,
} from '@/lib/domain/notifications/notification-kinds';
import { channelsOf, switchOff } from '@/lib/domain/notifications/notification-settings';
import { siteKey } from '@/lib/server/platform/runtime/site-key';
import { changeNotificationSettings, getNotificationSettings } from './inbox';

/** A token that allows stopping this kind of email to this person, and nothing else. */
export async function stopToken(uid: string, kind: NotificationKind): Promise<string> {
  const subject = `${Buffer.from(uid).toString('base64url')}.${kind}`;
  return `${subject}.${await sign(subject)}`;
}

interface Stoppable {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly isStopped: boolean;
}

/** Finds what an unsubscribe link refers to. Null if the signature is not ours. */
export async function findStoppable(token: string): Promise<Stoppable | null> {
  const [subject = '', name = '', signature = ''] = token.split('.');
  const [actual, expected] = [Buffer.from(signature), Buffer.from(await sign(`${subject}.${name}`))];
  const kind = toNotificationKind(name);
  if (!kind || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const uid = Buffer.from(subject, 'base64url').toString();
  return { uid, kind, isStopped: !channelsOf(await getNotificationSettings(uid), kind).includes('mail') };
}

/** Stops the emails; safe to repeat. Returns false if the signature is not ours. */
export async function unsubscribe(token: string): Promise<boolean> {
  const found = await findStoppable(token);
  if (!found || !canSwitchOff(found.kind, 'mail')) return false;
  const { uid, kind } = found;
  await changeNotificationSettings(uid, (current) => ({
    ...switchOff(current, kind, 'mail'),
    // Also if it is stopped already, so that the undo of a stop of all emails leaves this kind out.
    stoppedMail: current.stoppedMail?.filter((stopped) => stopped !== kind) ?? null,
  }));
  return true;
}

const sign = async (text: string): Promise<string> =>
  createHmac('sha256', await siteKey('stop-notices'))
    .update(text)
    .digest('base64url');
