import { z } from 'zod';
import { notificationKinds } from './notification-kinds';

/** A notification as shown in the list behind the bell. Instants in ms. */
export const notificationSchema = z.object({
  uid: z.string(),
  kind: z.enum(notificationKinds),
  subject: z.string(),
  text: z.string(),
  /** The path on this site that it links to. */
  path: z.string(),
  at: z.number().int(),
  readAt: z.number().int().nullable(),
});
export type Notice = z.infer<typeof notificationSchema>;

/** What the bell shows. */
export interface Inbox {
  readonly unread: number;
  /** When a notification last arrived or was read, in ms; 0 if never. */
  readonly at: number;
}

/** The count stops here, and the bell shows `99+`. */
export const mostCounted = 100;

const longest = 600;
const LINE_OVER_LINK = /^([^>\n][^\n]*)\nhttps?:\/\/\S+$/;

/**
 * The text of a mail as the list shows it, cut to 600 characters: without paragraphs that contain links,
 * because the notification itself is one link, and without the signature. Of a line above a link, the line stays.
 * Quotes stay, without their marks.
 */
export function toNotificationText(text: string, signature: string): string {
  const body = text
    .split('\n\n')
    .map((paragraph) => LINE_OVER_LINK.exec(paragraph)?.[1] ?? paragraph)
    .filter((paragraph) => paragraph !== signature && (isQuote(paragraph) || !/https?:\/\//.test(paragraph)))
    .map((paragraph) => (isQuote(paragraph) ? unquote(paragraph) : paragraph))
    .join('\n\n');
  return body.length > longest ? `${body.slice(0, longest - 1)}…` : body;
}

/** Quotes the text of another person in the usual email format. Nothing in it becomes a link. */
export const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Whether a paragraph quotes another person's text. */
export const isQuote = (paragraph: string): boolean => paragraph.startsWith('>');
export const unquote = (paragraph: string): string => paragraph.replaceAll(/^> ?/gm, '');
