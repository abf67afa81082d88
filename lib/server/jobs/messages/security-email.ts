import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { accountEmails } from '@/messages/emails/account-emails';
import { securityEmail as copy } from '@/messages/emails/security-email';
import { toText } from '@/messages/to-text';
import type { Wording } from './auction-email';

type SecurityMessage = Extract<OutboxMessage, { kind: 'security' }>;

/** An email about a completed or requested change to the sign-in, with what to do if it was someone else. */
export function securityEmail({ letter, name, newEmail }: SecurityMessage): Wording {
  const { siteUrl, phone } = env();
  const displayName = nameInMail(name, '');
  const { subject, text } = copy[letter];
  const paragraphs = [
    displayName ? accountEmails.helloName({ name: displayName }) : accountEmails.hello,
    toText(text, { newEmail: newEmail ?? copy.anotherAddress }),
    copy.getHelp({ url: `${siteUrl}${routes.contact}` }),
    `${site.name} · ${phone}`,
  ];
  return { subject: subject({ site: site.name }), text: paragraphs.join('\n\n'), path: routes.contact };
}
