import 'server-only';
import { cancelWords } from '@/lib/domain/auction/history-line';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/env';
import type { OutboxMessage } from '@/lib/server/store/collections';
import { site } from '@/lib/site';
import type { Wording } from './word-message';

type CourseMessage = Extract<OutboxMessage, { kind: 'course' }>;

/** A pause, its end or a cancelling, for the seller and for everybody who has bid. */
export function wordCourse(message: CourseMessage): Wording {
  const { subject, text } = wordings[message.news](message);
  const home = `${env().siteUrl}${routes.property(message.slug)}`;
  return { subject, text: `${text}\n\nThe home: ${home}\n\n${site.name}` };
}

const wordings: Readonly<Record<CourseMessage['news'], (message: CourseMessage) => Wording>> = {
  paused: () => ({
    subject: 'An auction is paused',
    text: 'Our staff paused an auction that you take part in, because of an outage. No bid is taken meanwhile, and the end moves by as long as the pause lasts. All bids stand.',
  }),
  resumed: ({ endsAt }) => ({
    subject: `The auction goes on, until ${formatMoment(endsAt)}`,
    text: `The auction that was paused takes bids again. It now ends ${formatMoment(endsAt)}. All bids stand.`,
  }),
  cancelled: ({ reason }) => ({
    subject: 'An auction was cancelled',
    text: `An auction that you take part in was cancelled: ${reason ? cancelWords(reason) : 'for a reason of its rules'}. Nobody is bound by a bid in it.`,
  }),
};
