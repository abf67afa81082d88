import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';

type SecurityMessage = Extract<OutboxMessage, { kind: 'security' }>;

/** An email about a completed or requested change to the sign-in, with what to do if it was someone else. */
export function securityEmail({ letter, name, newEmail }: SecurityMessage): Wording {
  const { siteUrl, phone } = env();
  const displayName = nameInMail(name, '');
  const { subject, text } = wordings[letter](newEmail ?? 'another address');
  const paragraphs = [
    displayName ? `Hello ${displayName},` : 'Hello,',
    text,
    `Get help: ${siteUrl}${routes.contact}`,
    `${site.name} · ${phone}`,
  ];
  return { subject, text: paragraphs.join('\n\n'), path: routes.contact };
}

const wordings: Readonly<Record<SecurityMessage['letter'], (newEmail: string) => SubjectAndText>> = {
  'password-changed': () => ({
    subject: `Your ${site.name} password was changed`,
    text: 'Your password was just changed, and every device was signed out.\n\nIf this wasn’t you, choose a new password right away and call us.',
  }),
  'email-wanted': (newEmail) => ({
    subject: `Email change requested for your ${site.name} account`,
    text: `Someone signed in to your account asked to change its email to ${newEmail}. We sent a link there. Nothing changes until it’s opened.\n\nIf this wasn’t you, choose a new password right away: the link then stops working.`,
  }),
  'email-changed': (newEmail) => ({
    subject: `Your ${site.name} email was changed`,
    text: `Your account now uses ${newEmail}, and every device was signed out.\n\nIf this wasn’t you, call us right away.`,
  }),
};
