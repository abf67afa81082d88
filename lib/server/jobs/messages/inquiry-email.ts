import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { findingWords } from '@/lib/copy/listings/finding-words';
import { findPhrases } from '@/lib/domain/listings/fair-housing/find-phrases';
import type { TextUse } from '@/lib/domain/listings/fair-housing/vocabulary/protected-class';
import { quote } from '@/lib/domain/notifications/notification';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { inquiryEmail as copy } from '@/messages/emails/inquiry-email';
import { findingLines } from '@/messages/fair-housing/finding-lines';
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
    offers: `${siteUrl}${accountRoutes.offers}`,
    home: `${siteUrl}${routes.property(message.slug)}`,
    reasons: reasonsOf(message),
  };
  return {
    subject: toText(subject, facts),
    text: `${toText(text, facts)}\n\n${site.name}`,
    path: pathOf(message),
  };
}

/** The phrases because of which a held text is not sent. The home may also have been sold in the meantime. */
function reasonsOf({ news, text }: MarketMessage): string {
  const use = refusedUses[news];
  if (!use) return '';
  const findings = findPhrases(text, use);
  const lines = findings
    .map((finding) => `- ${toText(findingLines.plain, findingWords(finding))}`)
    .join('\n');
  return lines && toText(copy.whyNotSent, { lines });
}

const refusedUses: Readonly<Partial<Record<MarketMessage['news'], TextUse>>> = {
  'question-not-sent': 'question',
  'answer-not-sent': 'question',
  'visit-not-sent': 'visit',
  'letter-not-sent': 'letter',
};

function pathOf({ news, slug }: MarketMessage): string {
  if (news === 'answered') return routes.property(slug);
  if (news === 'letter-added' || news === 'letter-not-sent') return accountRoutes.offers;
  return news === 'asked' || news === 'question-not-sent' || news === 'answer-not-sent'
    ? accountRoutes.questions
    : accountRoutes.showings;
}
