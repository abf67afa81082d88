import 'server-only';
import type { NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { Mail } from '@/lib/server/platform/mail/mail';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import type { OutboxMessage } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { auctionWording, type Wording } from './auction-email';
import { type MailedHome, readHome } from './auctioned-home';
import { closingWording } from './closing-email';
import { composeMail } from './compose-mail';
import { inviteEmail } from './invitation-email';
import { foundListingsEmail } from './new-listings-email';
import { sampleAuction, sampleMessages } from './sample-messages';
import { emailOf } from './send-outbox';

export interface Preview {
  readonly kind: NotificationKind | null;
  readonly mail: Omit<Mail, 'to' | 'messageId'>;
}

/** Composes every email that the site sends, about the first home in the store. */
export async function previewMessages(now: number): Promise<readonly Preview[]> {
  const { index } = await listingModel();
  const [first] = index.list();
  if (!first) return [];
  const { key: listingKey, slug } = first.card;
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  const home = listing ? await readHome(listing) : null;
  const previews = sampleMessages({ listingKey, slug }, now).map(async (message) => {
    const [kind, wording] = [kindOf(message), await wordSample(message, home, now)];
    return wording && { kind, mail: await composeMail(wording, kind && { uid: message.uid, kind }) };
  });
  return (await Promise.all(previews)).flatMap((preview) => preview ?? []);
}

/** Uses sample data in place of what a real message reads from the store. */
function wordSample(
  message: OutboxMessage,
  home: MailedHome | null,
  now: number,
): Wording | null | Promise<Wording | null> {
  if ('auctionId' in message) return auctionWording(message, home, sampleAuction(message.kind, now));
  if (message.kind === 'sale' && home) return closingWording(message, home);
  if (message.kind === 'new-homes')
    return foundListingsEmail(
      {
        name: 'Two-family homes in Kings County',
        query: 'county=kings',
        frequency: 'daily',
        stopToken: 'sample',
      },
      message,
      now,
    );
  if (message.kind === 'invitation')
    return inviteEmail({
      name: 'Hudson Savings Bank',
      inviter: 'Mona Reyes',
      organisationId: message.organisationId,
      token: message.token,
      until: now + 7 * 86_400_000,
    });
  return emailOf(message, now);
}
