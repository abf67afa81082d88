import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import type { Wording } from './auction-email';
import { quote } from './quote';

type MarketMessage = Extract<OutboxMessage, { kind: 'market' }>;

/** An email about a question, an answer or a showing. */
export function inquiryEmail(message: MarketMessage): Wording {
  const { siteUrl } = env();
  const when = message.visit ? formatMoment(message.visit.startsAt) : '';
  const calendar = message.visit ? `${siteUrl}${accountRoutes.visitCalendar(message.visit.visitId)}` : '';
  const { subject, text } = wordings[message.news]({
    place: message.place,
    when,
    calendar,
    quoted: message.text ? `\n\n${quote(message.text)}` : '',
    questions: `${siteUrl}${accountRoutes.questions}`,
    showings: `${siteUrl}${accountRoutes.showings}`,
    home: `${siteUrl}${routes.property(message.slug)}`,
  });
  return { subject, text: `${text}\n\n${site.name}`, path: pathOf(message) };
}

function pathOf({ news, slug }: MarketMessage): string {
  if (news === 'answered') return routes.property(slug);
  return news === 'asked' ? accountRoutes.questions : accountRoutes.showings;
}

type Words = Pick<Wording, 'subject' | 'text'>;

interface Facts {
  readonly place: string;
  readonly when: string;
  /** The quoted text of the other side, after an empty line. */
  readonly quoted: string;
  readonly calendar: string;
  readonly questions: string;
  readonly showings: string;
  readonly home: string;
}

const wordings: Readonly<Record<MarketMessage['news'], (facts: Facts) => Words>> = {
  asked: ({ place, quoted, questions }) => ({
    subject: `Question about ${place}`,
    text: `Someone asked about your home:${quoted}\n\nEveryone sees your answer on the home’s page with the question. The page doesn’t show who asked.\n\nAnswer question: ${questions}`,
  }),
  answered: ({ place, quoted, home }) => ({
    subject: `The seller answered: ${place}`,
    text: `The seller answered your question:${quoted}\n\nIt’s on the home’s page, without your name: ${home}`,
  }),
  'visit-requested': ({ place, when, quoted, showings }) => ({
    subject: `Showing request for ${place}`,
    text: `Someone requested a showing on ${when}.${quoted}\n\nConfirm or decline: ${showings}`,
  }),
  'visit-confirmed': ({ place, when, quoted, calendar, showings }) => ({
    subject: `Showing confirmed: ${place} on ${when}`,
    text: `The seller confirmed your showing on ${when}.${quoted}\n\nAdd to calendar: ${calendar}\n\nCan’t make it? Cancel here: ${showings}`,
  }),
  'visit-declined': ({ place, when, quoted, home }) => ({
    subject: `Showing declined: ${place} on ${when}`,
    text: `The seller can’t show the home on ${when}.${quoted}\n\nView home: ${home}`,
  }),
  'visit-called-off': ({ place, when, quoted, showings }) => ({
    subject: `Showing canceled: ${place} on ${when}`,
    text: `The showing on ${when} was canceled.${quoted}\n\nYour showings: ${showings}`,
  }),
};
