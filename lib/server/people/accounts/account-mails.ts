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
    subject: `Confirm your email for ${site.name}`,
    lines: [greeting(name), `Open this link to confirm your email address for ${site.name}.`],
    button: { label: 'Confirm email', href },
    after: ['If you didn’t request this, don’t open the link. Nothing will change.'],
  });

export const knownAccountEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `You already have a ${site.name} account`,
    lines: [
      greeting(name),
      'Someone, probably you, tried to create an account with this email address. You already have one, so nothing was changed.',
      'Sign in with your password or with Google. If you forgot your password, choose a new one:',
    ],
    button: { label: 'Choose a new password', href },
    after: ['If this wasn’t you, you can ignore this email.'],
  });

export const resetEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `Reset your ${site.name} password`,
    lines: [
      greeting(name),
      'Open this link to choose a new password. You’ll be signed out on every other device.',
    ],
    button: { label: 'Choose a new password', href },
    after: [
      'The link works once. If you didn’t request it, ignore this email: your password stays the same.',
    ],
  });

export const addressEmail = (name: string, href: string): EmailText =>
  toEmail({
    subject: `Confirm your new ${site.name} email`,
    lines: [greeting(name), `Open this link to use this address for your ${site.name} account.`],
    button: { label: 'Use this address', href },
    after: ['The link works for one day. If you didn’t request this, don’t open it. Nothing will change.'],
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
