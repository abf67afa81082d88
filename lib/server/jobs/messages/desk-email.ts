import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { ageWords } from '@/lib/copy/staff/age-words';
import { figureWords } from '@/lib/copy/staff/figure-words';
import { alertsOf } from '@/lib/domain/staff/queues/queue';
import { formatDay } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { figureLabels } from '@/messages/desk/figure-labels';
import { queueLabels } from '@/messages/desk/queue-labels';
import { deskEmail as copy } from '@/messages/emails/desk-email';
import type { Wording } from './auction-email';

type NewsMessage = Extract<OutboxMessage, { kind: 'desk-news' }>;
type FigureMessage = Extract<OutboxMessage, { kind: 'desk-figure' }>;
type DigestMessage = Extract<OutboxMessage, { kind: 'desk-digest' }>;
type Rows = DigestMessage['queues'][number];

/** Tells a staff member of new rows in a queue, or that it is full or late. */
export function deskNewsEmail({ news, queue, fresh, count, oldestAt }: NewsMessage, now: number): Wording {
  const path = accountRoutes.deskQueue(queue);
  const name = { queue: queueLabels[queue] };
  const subject = news === 'new' ? copy.newRows({ ...name, fresh }) : copy[news](name);
  return {
    subject,
    text: [copy.state({ count, age: ageOf(oldestAt, now) }), toDesk(path), site.name].join('\n\n'),
    path,
  };
}

/** Tells a staff member of a figure that has passed its limit. */
export function deskFigureEmail({ figure, week, value, limit }: FigureMessage): Wording {
  const path = accountRoutes.metrics;
  const name = figureLabels[figure];
  const text = copy.figure({
    name,
    week: formatDay(`${week}T12:00:00-05:00`),
    value: figureWords(figure, value),
    limit: figureWords(figure, limit),
  });
  const open = copy.openMetrics({ url: `${env().siteUrl}${path}` });
  return { subject: copy.figureSubject({ name }), text: [text, open, site.name].join('\n\n'), path };
}

/** The daily digest: every queue that is not empty. */
export function deskDigestEmail({ queues }: DigestMessage, now: number): Wording {
  const path = accountRoutes.desk;
  const count = queues.reduce((sum, each) => sum + each.count, 0);
  const lines = queues.map((each) => lineOf(each, now)).join('\n');
  return { subject: copy.digest({ count }), text: [lines, toDesk(path), site.name].join('\n\n'), path };
}

function lineOf({ queue, count, oldestAt }: Rows, now: number): string {
  const line = copy.line({ queue: queueLabels[queue], count, age: ageOf(oldestAt, now) });
  const [first, ...more] = alertsOf(queue, { count, oldestAt }, now);
  return first ? copy.lineAlert({ line, alerts: more.length > 0 ? 'both' : first }) : line;
}

const ageOf = (oldestAt: number | null, now: number): string => ageWords(now - (oldestAt ?? now));
const toDesk = (path: string): string => copy.open({ url: `${env().siteUrl}${path}` });
