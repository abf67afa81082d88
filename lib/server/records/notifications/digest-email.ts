import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { countOfDigest } from '@/lib/domain/notifications/digest';
import { quote } from '@/lib/domain/notifications/notification';
import { formatCount } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { digestEmail as copy } from '@/messages/emails/digest-email';
import { digestGroups } from '@/messages/emails/digest-groups';

type DigestMessage = Extract<OutboxMessage, { kind: 'digest' }>;

/** One email about several homes of an organization. */
export function digestEmail({ uid, group, lines, more }: DigestMessage) {
  const { siteUrl } = env();
  const { subject, lead } = digestGroups[group];
  const path = group === 'asked' ? accountRoutes.questions : accountRoutes.listingsOf(uid);
  const text = [
    lead,
    // Strangers write questions.
    ...lines.map((line) =>
      group === 'asked'
        ? `${quote(line.text)}\n\n${siteUrl}${line.path}`
        : `${line.text}\n${siteUrl}${line.path}`,
    ),
    ...(more > 0 ? [copy.more({ count: formatCount(more) })] : []),
    copy.all({ url: `${siteUrl}${path}` }),
    site.name,
  ].join('\n\n');
  return { subject: subject({ count: countOfDigest({ lines, more }) }), text, path, brief: lead };
}
