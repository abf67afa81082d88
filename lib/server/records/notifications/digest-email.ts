import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { countOfDigest, type DigestGroup } from '@/lib/domain/notifications/digest';
import { quote } from '@/lib/domain/notifications/notification';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { digestEmail as copy } from '@/messages/emails/digest-email';
import { digestGroups } from '@/messages/emails/digest-groups';
import { digestParts } from '@/messages/emails/digest-parts';
import { staffDecisionEmail } from '@/messages/emails/staff-decision-email';
import { toText } from '@/messages/to-text';

type DigestMessage = Extract<OutboxMessage, { kind: 'digest' }>;

type Words = Readonly<Record<string, string | ((values: { count: number }) => string)>>;

/** What happened in a group, in the order in which a subject names it. */
export const digestWords: Readonly<Partial<Record<DigestGroup, Words>>> = digestParts;

/** Their lines contain text by strangers. */
const quoted: ReadonlySet<DigestGroup> = new Set(['asked', 'showings', 'sale-room']);
export const isQuoted = (group: DigestGroup): boolean => quoted.has(group);

/** A subject that names more is cut off in most mail programs. */
const maxParts = 3;

/** One email about several homes of an organization. */
export function digestEmail({ uid, group, lines, more, tally }: DigestMessage) {
  const { siteUrl } = env();
  const { subject, lead } = digestGroups[group];
  const path = pathOf(group, uid);
  const text = [
    lead,
    ...lines.map((line) => {
      const url = line.path === path ? '' : `${siteUrl}${line.path}`;
      if (isQuoted(group)) return [quote(line.text), url && copy.open({ url })].filter(Boolean).join('\n\n');
      return [line.text, url].filter(Boolean).join('\n');
    }),
    ...(more > 0 ? [copy.more({ count: formatCount(more) })] : []),
    ...(group === 'takedowns' ? [staffDecisionEmail.ifYouDisagree(env())] : []),
    copy.all({ url: `${siteUrl}${path}` }),
    site.name,
  ].join('\n\n');
  const count = countOfDigest({ lines, more });
  return { subject: subject({ count, parts: partsOf(group, tally, count) }), text, path, brief: lead };
}

/** `9 sold, 2 below the reserve, 1 without bids`, or `all sold`. */
function partsOf(group: DigestGroup, tally: DigestMessage['tally'], count: number): string {
  const found = Object.entries(digestWords[group] ?? {}).flatMap(([tag, words]) => {
    const number = tally[tag] ?? 0;
    return number > 0 ? [{ number, words: toText(words, { count: number }) }] : [];
  });
  const [first] = found;
  if (first?.number === count) return copy.partOfAll({ count, words: first.words });
  const named = found.slice(0, maxParts);
  const others = count - named.reduce((sum, { number }) => sum + number, 0);
  return [
    ...named.map(({ number, words }) => copy.part({ count: formatCount(number), words })),
    ...(others > 0 ? [copy.otherParts({ count: formatCount(others) })] : []),
  ].join(', ');
}

function pathOf(group: DigestGroup, uid: string): string {
  switch (group) {
    case 'asked':
      return accountRoutes.questions;
    case 'showings':
      return accountRoutes.showings;
    case 'results':
      return routes.dashboard;
    case 'offers':
      return accountRoutes.offersReceived;
    case 'counteroffers':
    case 'sales-due':
    case 'sales-steps':
    case 'sales-ended':
    case 'sale-room':
      return accountRoutes.salesMade;
    case 'approvals':
    case 'approval-answers':
      return accountRoutes.approvals(uid);
    default:
      return accountRoutes.listingsOf(uid);
  }
}
