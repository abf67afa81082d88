import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import { env } from '@/lib/server/platform/env';
import { mailHtml } from '@/lib/server/platform/mail/mail-html';
import { site } from '@/lib/site';
import { accountEmails as copy } from '@/messages/emails/account-emails';
import { toText } from '@/messages/to-text';

export interface EmailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const confirmationEmail = (name: string, href: string): EmailText =>
  toEmail(copy.confirmation, name, href);

export const knownAccountEmail = (name: string, href: string): EmailText =>
  toEmail(copy.knownAccount, name, href);

export const resetEmail = (name: string, href: string): EmailText => toEmail(copy.reset, name, href);

export const addressEmail = (name: string, href: string): EmailText => toEmail(copy.newAddress, name, href);

type Letter = (typeof copy)['confirmation' | 'knownAccount' | 'reset' | 'newAddress'];

function toEmail(letter: Letter, name: string, href: string): EmailText {
  const { siteUrl, phone } = env();
  const subject = letter.subject({ site: site.name });
  const text = [
    greeting(name),
    toText(letter.text, { site: site.name }),
    `${letter.button}: ${href}`,
    letter.after,
  ].join('\n\n');
  const sender = `${site.name} · ${phone} · ${siteUrl}`;
  return {
    subject,
    text: `${text}\n\n${sender}`,
    html: mailHtml({ subject, text, footer: '', button: href }),
  };
}

function greeting(name: string): string {
  const safeName = nameInMail(name, '');
  return safeName ? copy.helloName({ name: safeName }) : copy.hello;
}
