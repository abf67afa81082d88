import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { quote } from '@/lib/domain/notifications/notification';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { inquiryEmail as copy } from '@/messages/emails/inquiry-email';
import { toText } from '@/messages/to-text';
import type { Wording } from './auction-email';

type MarketMessage = Extract<OutboxMessage, { kind: 'market' }>;

/** An email about a question, an answer or a showing. */
export function inquiryEmail(message: MarketMessage): Wording {
  const { siteUrl } = env();
  const when = message.visit ? formatMoment(message.visit.startsAt) : '';
  const calendar = message.visit ? `${siteUrl}${accountRoutes.visitCalendar(message.visit.visitId)}` : '';
  const { subject, text } = copy[message.news];
  const facts = {
    place: message.place,
    when,
    calendar,
    /** After an empty line. */
    quoted: message.text ? `\n\n${quote(message.text)}` : '',
    questions: `${siteUrl}${accountRoutes.questions}`,
    showings: `${siteUrl}${accountRoutes.showings}`,
    home: `${siteUrl}${routes.property(message.slug)}`,
  };
  return {
    subject: toText(subject, facts),
    text: `${toText(text, facts)}\n\n${site.name}`,
    path: pathOf(message),
  };
}

function pathOf({ news, slug }: MarketMessage): string {
  if (news === 'answered') return routes.property(slug);
  return news === 'asked' ? accountRoutes.questions : accountRoutes.showings;
}
