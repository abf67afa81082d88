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
          'On hold',
          `Nobody has confirmed the facts of your listing in time, so it is on hold and visitors do not see it. List it again when all of it is true: ${page}`,
        ]
      : [
          'Is it all still true?',
          `Buyers rely on what your listing says, so it has to be confirmed every 14 days. Look through it and confirm it by ${formatMoment(until)}: one press is enough when nothing has changed. Without it the listing goes on hold.\n\nConfirm or change it: ${page}`,
        ];
  return { subject: `${subject}: ${street || 'your property'}`, text: `${text}\n\n${site.name}`, path };
}
