import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { env } from '@/lib/server/platform/env';
import { site } from '@/lib/site';
import { reviewEmail as copy } from '@/messages/emails/review-email';
import type { ReviewMessage, Wording } from './auction-email';

/** An email to the seller about a review decision. */
export function reviewEmail(message: ReviewMessage): Wording {
  const { subject, text, path } = wordings[message.decided](message);
  return { subject: `${subject}: ${homeOf(message)}`, text: `${text}\n\n${site.name}`, path };
}

const wordings: Readonly<Record<ReviewMessage['decided'], (message: ReviewMessage) => Wording>> = {
  approve({ uid }) {
    const path = accountRoutes.listingsOf(uid);
    const { subject, text } = copy.approve;
    return { subject, text: text({ url: `${env().siteUrl}${path}` }), path };
  },
  'request-changes'({ draftId, notes }) {
    const path = accountRoutes.draftStep(draftId, 'preview');
    const { subject, text } = copy.requestChanges;
    const lines = notes.map((note) => `${aboutLabel(note.about)}: ${note.text}`);
    return { subject, text: text({ notes: lines.join('\n'), url: `${env().siteUrl}${path}` }), path };
  },
  reject: ({ uid, reason }) => ({
    subject: copy.reject.subject,
    text: copy.reject.text({ reason: reason ?? '' }),
    path: accountRoutes.listingsOf(uid),
  }),
};

const homeOf = ({ street }: ReviewMessage): string => (toStreet(street) ? street.trim() : copy.yourProperty);
