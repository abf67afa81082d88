import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { canSwitchOff, type NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import { env } from '@/lib/server/platform/env';
import type { Mail } from '@/lib/server/platform/mail/mail';
import { mailHtml } from '@/lib/server/platform/mail/mail-html';
import { stopToken } from '@/lib/server/records/notifications/unsubscribe';
import { footer as copy } from '@/messages/emails/footer';
import type { Wording } from './auction-email';

/** The recipient and the kind of notification; null for an address that may not have an account. */
type Subscription = { readonly uid: string; readonly kind: NotificationKind } | null;

/** Composes an email in text and HTML, with an unsubscribe link if the kind allows it. */
export async function composeMail(
  { subject, text, path, photo = null, why, stop: own }: Wording,
  about: Subscription,
): Promise<Omit<Mail, 'to' | 'messageId'>> {
  const { siteUrl } = env();
  const stop = own ?? (about && (await stopOf(about)));
  const footer = [
    ...(why ? [why] : []),
    ...(stop ? [copy.unsubscribe({ url: `${siteUrl}${stop.page}` })] : []),
    ...(about ? [copy.settings({ url: `${siteUrl}${accountRoutes.notificationSettings}` })] : []),
  ].join('\n\n');
  return {
    subject,
    text: [text, footer].filter(Boolean).join('\n\n'),
    html: mailHtml({ subject, photo, text, footer, button: `${siteUrl}${path}` }),
    unsubscribeUrl: stop ? `${siteUrl}${stop.post}` : undefined,
  };
}

async function stopOf({ uid, kind }: NonNullable<Subscription>): Promise<Wording['stop'] | null> {
  if (!canSwitchOff(kind, 'mail')) return null;
  const token = await stopToken(uid, kind);
  return { page: accountRoutes.stopNotifications(token), post: accountRoutes.stopNoticesByPost(token) };
}
