import 'server-only';
import { nameInMail } from '@/lib/domain/accounts/name';
import { env } from '@/lib/server/platform/env';
import { mailHtml } from '@/lib/server/platform/mail/mail-html';
import { site } from '@/lib/site';

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
}

export interface EmailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const confirmationEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `Confirm your e-mail for ${site.name}`,
    lines: [greeting(name), `Open this link to confirm your e-mail address at ${site.name}.`],
    button: { label: 'Confirm my e-mail', href },
    after: ['If you did not ask for this, do not open the link. Nothing happens then.'],
  });

export const knownAccountEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `You already have an account at ${site.name}`,
    lines: [
      greeting(name),
      'Someone, probably you, tried to create an account with this e-mail address. There is one already, so nothing was changed.',
      'Sign in with your password or with Google. If you do not know the password anymore, choose a new one:',
    ],
    button: { label: 'Choose a new password', href },
    after: ['If it was not you, you need not do anything.'],
  });

export const resetEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `Choose a new password for ${site.name}`,
    lines: [
      greeting(name),
      'Open this link to choose a new password. It signs you out on every other device.',
    ],
    button: { label: 'Choose a new password', href },
    after: [
      'The link works once. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  });

export const addressEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `Use this address for ${site.name}`,
    lines: [greeting(name), `Open this link to use this address for your account at ${site.name}.`],
    button: { label: 'Use this address', href },
    after: ['It is good for a day. If you did not ask for this, do not open it. Nothing happens then.'],
  });

function greeting(name: string): string {
  const safeName = nameInMail(name, '');
  return safeName ? `Hello ${safeName},` : 'Hello,';
}

function toEmail({ subject, lines, button, after }: Letter): EmailText {
  const { siteUrl, phone } = env();
  const text = [...lines, `${button.label}: ${button.href}`, ...after].join('\n\n');
  const sender = `${site.name} · ${phone} · ${siteUrl}`;
  return {
    subject,
    text: `${text}\n\n${sender}`,
    html: mailHtml({ subject, text, footer: '', button: button.href }),
  };
}
