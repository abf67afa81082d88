import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { env } from '@/lib/server/platform/env';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { site } from '@/lib/site';
import { webhookEmail as copy } from '@/messages/emails/webhook-email';
import type { Wording } from './auction-email';

/** An email to the members of an organization about a webhook that was switched off. */
export function webhookEmail({
  uid,
  url,
  isGone,
}: Extract<OutboxMessage, { kind: 'webhook-disabled' }>): Wording {
  const path = accountRoutes.integrations(uid);
  const { host } = new URL(url);
  const parts = [
    (isGone ? copy.gone : copy.failing)({ host }),
    copy.next,
    copy.link({ url: `${env().siteUrl}${path}` }),
    site.name,
  ];
  return { subject: copy.subject({ host }), text: parts.join('\n\n'), path };
}
