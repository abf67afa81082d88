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

/** Whoever has it may stop these mails to this person, and do nothing else. */
export async function stopToken(uid: string, kind: NotificationKind): Promise<string> {
  const whose = `${Buffer.from(uid).toString('base64url')}.${kind}`;
  return `${whose}.${await sign(whose)}`;
}

interface Stoppable {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly isStopped: boolean;
}

/** What the link of a mail stands for; null when we did not write it. */
export async function findStoppable(token: string): Promise<Stoppable | null> {
  const [whose = '', name = '', signature = ''] = token.split('.');
  const [given, due] = [Buffer.from(signature), Buffer.from(await sign(`${whose}.${name}`))];
  const kind = toNotificationKind(name);
  if (!kind || given.length !== due.length || !timingSafeEqual(given, due)) return null;
  const uid = Buffer.from(whose, 'base64url').toString();
  return { uid, kind, isStopped: !channelsOf(await getNotificationSettings(uid), kind).includes('mail') };
}

/** Stops the mails; stopping them again changes nothing. False when we did not write the token. */
export async function unsubscribe(token: string): Promise<boolean> {
  const found = await findStoppable(token);
  if (!found || !canSwitchOff(found.kind, 'mail')) return false;
  if (!found.isStopped)
    await changeNotificationSettings(found.uid, (present) => switchOff(present, found.kind, 'mail'));
  return true;
}

const sign = async (text: string): Promise<string> =>
  createHmac('sha256', await siteKey('stop-notices'))
    .update(text)
    .digest('base64url');
