import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { bulkActionEmail as copy } from '@/messages/emails/bulk-action-email';
import type { Wording } from './auction-email';

/** One email to each member of an organization about an action with many of its homes. */
export function bulkActionEmail({
  uid,
  actionId,
  did,
  isDone,
  done,
  left,
  name,
}: Extract<OutboxMessage, { kind: 'bulk-action-ended' }>): Wording {
  const path = accountRoutes.bulkAction(uid, actionId);
  const parts = [
    (isDone ? copy.done : copy.ended)({ name }),
    [copy.changed({ done }), left > 0 && copy.left({ left })].filter(Boolean).join(' '),
    copy.link({ url: `${env().siteUrl}${path}` }),
    site.name,
  ];
  return { subject: copy.subjects[did]({ done }), text: parts.join('\n\n'), path };
}
