import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { confirmFactsEmail as copy } from '@/messages/emails/confirm-facts-email';
import type { ConfirmMessage, Wording } from './auction-email';

/** Asks a seller to confirm facts that are about to expire, or reports that they expired. */
export function confirmFactsEmail({ draftId, street, until }: ConfirmMessage): Wording {
  const path = accountRoutes.myListing(draftId);
  const url = `${env().siteUrl}${path}`;
  const { title } = until === null ? copy.onHold : copy.confirm;
  const text =
    until === null ? copy.onHold.text({ url }) : copy.confirm.text({ until: formatMoment(until), url });
  return { subject: `${title}: ${street || copy.yourProperty}`, text: `${text}\n\n${site.name}`, path };
}
