import { z } from 'zod';
import { notificationKinds } from './notification-kinds';

/** What a person was told, as it stands in the list behind the bell. Instants in ms. */
export const noticeSchema = z.object({
  uid: z.string(),
  kind: z.enum(notificationKinds),
  subject: z.string(),
  text: z.string(),
  /** Where it leads on this site. */
  path: z.string(),
  at: z.number().int(),
  readAt: z.number().int().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** What the bell has to know. */
export interface Inbox {
  readonly unread: number;
  /** When there was news or some of it was read, ms; 0: never. */
  readonly at: number;
}

/** So many are counted; from here on the bell says `99+`. */
export const mostCounted = 100;

const longest = 600;

/** The words of a mail as the list shows them: without its links, which become one, and without the signature. */
export function toNotificationText(text: string, signature: string): string {
  const kept = text
    .split('\n\n')
    .filter((paragraph) => paragraph !== signature && (isQuote(paragraph) || !/https?:\/\//.test(paragraph)))
    .map((paragraph) => (isQuote(paragraph) ? unquote(paragraph) : paragraph))
    .join('\n\n');
  return kept.length > longest ? `${kept.slice(0, longest - 1)}…` : kept;
}

/** A paragraph of what somebody else wrote. */
export const isQuote = (paragraph: string): boolean => paragraph.startsWith('>');
export const unquote = (paragraph: string): string => paragraph.replaceAll(/^> ?/gm, '');
