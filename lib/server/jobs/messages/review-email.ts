import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/domain/drafts/fields/fields';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import type { ReviewMessage, Wording } from './auction-email';

/** An email to the seller about a review decision. */
export function reviewEmail(message: ReviewMessage): Wording {
  const { subject, text, path } = wordings[message.decided](message);
  return { subject: `${subject}: ${homeOf(message)}`, text: `${text}\n\n${site.name}`, path };
}

const wordings: Readonly<Record<ReviewMessage['decided'], (message: ReviewMessage) => Wording>> = {
  approve: ({ uid }) => ({
    subject: 'Listing published',
    text: `A reviewer approved your listing, and it’s now published.\n\nYour listings: ${env().siteUrl}${accountRoutes.listingsOf(uid)}`,
    path: accountRoutes.listingsOf(uid),
  }),
  'request-changes': ({ draftId, notes }) => ({
    subject: 'Changes requested',
    text: [
      'A reviewer read your listing and requests these changes:',
      notes.map(({ about, text }) => `${aboutLabel(about)}: ${text}`).join('\n'),
      `Edit and resubmit listing: ${env().siteUrl}${accountRoutes.draftStep(draftId, 'preview')}`,
    ].join('\n\n'),
    path: accountRoutes.draftStep(draftId, 'preview'),
  }),
  reject: ({ uid, reason }) => ({
    subject: 'Listing not accepted',
    text: `A reviewer didn’t accept your listing for this reason:\n\n${reason}`,
    path: accountRoutes.listingsOf(uid),
  }),
};

const homeOf = ({ street }: ReviewMessage): string => (toStreet(street) ? street.trim() : 'your property');
