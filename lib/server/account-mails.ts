import 'server-only';
import { site } from '@/lib/site';
import { env } from './env';

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
}

export interface LetterText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const confirmationLetter = (name: string, href: string): LetterText =>
  letter({
    subject: `Confirm your e-mail for ${site.name}`,
    lines: [greeting(name), `Open this link to confirm your e-mail address at ${site.name}.`],
    button: { label: 'Confirm my e-mail', href },
    after: ['If you did not ask for this, do not open the link. Nothing happens then.'],
  });

export const knownAccountLetter = (name: string, href: string): LetterText =>
  letter({
    subject: `You already have an account at ${site.name}`,
    lines: [
      greeting(name),
      'Someone, probably you, tried to create an account with this e-mail address. There is one already, so nothing was changed.',
      'Sign in with your password or with Google. If you do not know the password any more, choose a new one:',
    ],
    button: { label: 'Choose a new password', href },
    after: ['If it was not you, you need not do anything.'],
  });

export const resetLetter = (name: string, href: string): LetterText =>
  letter({
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

export const passwordChangedLetter = (name: string): LetterText =>
  letter({
    subject: `Your password at ${site.name} was changed`,
    lines: [
      greeting(name),
      'Your password was changed just now, and every other device was signed out.',
      'If it was not you, choose another password at once and call us.',
    ],
    button: { label: 'Get help', href: `${env().siteUrl}/contact` },
    after: [],
  });

const greeting = (name: string): string => (name ? `Hello ${name},` : 'Hello,');

function letter({ subject, lines, button, after }: Letter): LetterText {
  const { siteUrl, phone } = env();
  const sender = `${site.name} · ${phone} · ${siteUrl}`;
  const text = [...lines, `${button.label}: ${button.href}`, ...after, sender].join('\n\n');
  const link = `<a href="${toHtml(button.href)}" style="${BUTTON}">${toHtml(button.label)}</a>`;
  const parts = [...lines.map(toHtml), link, ...after.map(toHtml), `<small>${toHtml(sender)}</small>`];
  const html = `<!doctype html><html lang="en"><title>${toHtml(subject)}</title><body style="${BODY}">${parts.map((part) => `<p>${part}</p>`).join('')}</body></html>`;
  return { subject, text, html };
}

const BODY = 'font:16px/1.5 Poppins,Arial,sans-serif;color:#141414;max-width:34em';
const BUTTON =
  'display:inline-block;background:#ffd600;color:#000;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
