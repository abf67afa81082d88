import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import type { ConfirmMessage, Wording } from './auction-email';

/** Asks a seller to confirm facts that are about to expire, or reports that they expired. */
export function confirmFactsEmail({ draftId, street, until }: ConfirmMessage): Wording {
  const path = accountRoutes.myListing(draftId);
  const page = `${env().siteUrl}${path}`;
  const [subject, text] =
    until === null
      ? [
          'Listing on hold',
          `The facts in your listing weren’t confirmed in time, so it’s on hold and visitors can’t see it. Relist it once everything is accurate: ${page}`,
        ]
      : [
          'Confirm your listing',
          `Buyers rely on what your listing says, so you need to confirm it every 14 days. Review it and confirm it by ${formatMoment(until)}. If nothing has changed, it takes one click. If you don’t confirm in time, the listing goes on hold.\n\nConfirm or edit listing: ${page}`,
        ];
  return { subject: `${subject}: ${street || 'your property'}`, text: `${text}\n\n${site.name}`, path };
}
