import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { SubjectAndText, Wording } from './auction-email';

type SecurityMessage = Extract<OutboxMessage, { kind: 'security' }>;

/** An email about a completed or requested change to the sign-in, with what to do if it was somebody else. */
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
    subject: `Your password at ${site.name} was changed`,
    text: 'Your password was changed just now, and every device was signed out.\n\nIf it was not you, choose another password at once and call us.',
  }),
  'email-wanted': (newEmail) => ({
    subject: `A new e-mail for your account at ${site.name}`,
    text: `Somebody who is signed in asked that your account uses ${newEmail}. A link went there. Nothing changes before it is opened.\n\nIf it was not you, choose another password at once: the link is then good for nothing.`,
  }),
  'email-changed': (newEmail) => ({
    subject: `Your e-mail at ${site.name} was changed`,
    text: `Your account uses ${newEmail} from now on, and every device was signed out.\n\nIf it was not you, call us at once.`,
  }),
};
