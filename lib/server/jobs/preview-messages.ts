import 'server-only';
import type { NoticeKind } from '@/lib/domain/notifications/kinds';
import { listingModel } from '@/lib/server/listings';
import { composeMail } from '@/lib/server/mail/compose-mail';
import type { Mail } from '@/lib/server/mail/mail';
import type { OutboxMessage } from '@/lib/server/store/collections';
import { kindOf } from './kind-of';
import { sampleMessages } from './sample-messages';
import { wordOf } from './send-outbox';
import { wordInvite } from './word-invitation';
import type { Wording } from './word-message';
import { wordFound } from './word-new-homes';

export interface Preview {
  readonly kind: NoticeKind | null;
  readonly mail: Omit<Mail, 'to' | 'messageId'>;
}

/** Every message that the site sends, as mail; about the first home that there is. */
export async function previewMessages(now: number): Promise<readonly Preview[]> {
  const { index } = await listingModel();
  const [first] = index.list();
  if (!first) return [];
  const { key: listingKey, slug } = first.card;
  const previews = sampleMessages({ listingKey, slug }, now).map(async (message) => {
    const [kind, wording] = [kindOf(message), await wordSample(message, now)];
    return wording && { kind, mail: await composeMail(wording, kind && { uid: message.uid, kind }) };
  });
  return (await Promise.all(previews)).flatMap((preview) => preview ?? []);
}

/** What stands in the store for a real one stands here. */
function wordSample(message: OutboxMessage, now: number): Wording | null | Promise<Wording | null> {
  if (message.kind === 'new-homes')
    return wordFound(
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
    return wordInvite({
      ...{ name: 'Hudson Savings Bank', inviter: 'Mona Reyes', organisationId: message.organisationId },
      ...{ token: message.token, until: now + 7 * 86_400_000 },
    });
  return wordOf(message, now);
}
