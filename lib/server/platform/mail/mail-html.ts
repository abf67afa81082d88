import 'server-only';
import { isQuote, unquote } from '@/lib/domain/notifications/notification';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';

interface Parts {
  readonly subject: string;
  readonly photo?: { readonly src: string; readonly alt: string } | null;
  /**
   * Paragraphs separated by empty lines. A paragraph `Label: https://…` with a URL of this site becomes a
   * link with that label, and a line above such a URL becomes a link. A paragraph that begins with `>` is a quotation without links.
   */
  readonly text: string;
  /** Small print under a line: why the mail was sent and how to stop it. */
  readonly footer: string;
  /** The URL whose link is shown as the button. It may be of another site. */
  readonly button: string | null;
}

/**
 * A mail as HTML: one column without tables, so that mail programs show it alike. It loads nothing but the
 * photo of a home, from this site and by its public URL, which does not identify the recipient.
 */
export function mailHtml({ subject, photo = null, text, footer, button }: Parts): string {
  const { siteUrl, phone } = env();
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph !== site.name);
  const body = paragraphs.map((paragraph) => toParagraph(paragraph, button));
  const small = [...footer.split('\n\n').filter(Boolean), `${site.name} · ${phone} · ${siteUrl}`];
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${toHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#fff;color:#141414;font:16px/1.5 Poppins,Arial,sans-serif"><div style="max-width:36em;margin:0 auto">`,
    `<div style="background:#000;padding:16px 20px"><a href="${toHtml(siteUrl)}" style="color:#ffd600;font-weight:600;text-decoration:none">${site.name}</a></div>`,
    `<div style="padding:8px 20px 20px"><h1 style="font-size:22px;line-height:1.25;margin:16px 0;overflow-wrap:anywhere">${toHtml(subject)}</h1>${toImage(photo)}${body.join('')}</div>`,
    `<div style="border-top:1px solid #dededa;margin:0 20px;padding:12px 0 24px;font-size:13px;color:#595959">${small.map((line) => toParagraph(line, null)).join('')}</div>`,
    '</div></body></html>',
  ].join('');
}

const BUTTON =
  'display:inline-block;background:#ffd600;color:#000;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600';
const LINK = 'color:#141414';
const QUOTE = 'margin:12px 0;padding-left:12px;border-left:3px solid #dededa';
const LINK_LINE = /^([^\n]{1,60}): (https?:\/\/\S+)$/;
const LINE_OVER_LINK = /^([^\n]+)\n(https?:\/\/\S+)$/;

const toImage = (photo: Parts['photo']): string =>
  photo
    ? `<p style="margin:12px 0"><img src="${toHtml(photo.src)}" alt="${toHtml(photo.alt)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border-radius:6px"></p>`
    : '';

function toParagraph(paragraph: string, button: string | null): string {
  if (isQuote(paragraph)) return `<blockquote style="${QUOTE}">${toLines(unquote(paragraph))}</blockquote>`;
  const [, label, href] = LINK_LINE.exec(paragraph) ?? LINE_OVER_LINK.exec(paragraph) ?? [];
  const isLink = label && href && (href === button || isOurs(href));
  const inner = isLink ? toLink(href, label, href === button ? BUTTON : LINK) : withLinks(paragraph);
  return `<p style="margin:12px 0;overflow-wrap:anywhere">${inner}</p>`;
}

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, at) => (at % 2 && isOurs(part) ? toLink(part, part, LINK) : toLines(part)))
    .join('');

const isOurs = (href: string): boolean =>
  URL.canParse(href) && new URL(href).origin === new URL(env().siteUrl).origin;

const toLink = (href: string, label: string, style: string): string =>
  `<a href="${toHtml(href)}" style="${style}">${toHtml(label)}</a>`;

const toLines = (text: string): string => toHtml(text).replaceAll('\n', '<br>');
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
