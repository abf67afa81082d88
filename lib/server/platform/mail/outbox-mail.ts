import 'server-only';
import { z } from 'zod';
import { clock } from '@/lib/server/platform/clock';
import { type Collection, type Store, write } from '@/lib/server/platform/store/store';
import type { Mail, Mailer } from './mail';

const storedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  messageId: z.string(),
  unsubscribeUrl: z.string().optional(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});
export type StoredMail = z.infer<typeof storedMailSchema>;

const storedMails: Collection<StoredMail> = {
  name: 'keptMails',
  schema: storedMailSchema,
  indexes: [['sentAt']],
};

/** Sends nothing. Stores messages, each messageId once, to be read at /dev/mail. */
export function createOutboxMail(store: Store, now: () => number = clock.now): Mailer {
  return {
    async send(mail: Mail) {
      const id = encodeURIComponent(mail.messageId);
      await store.commit([write.set(storedMails, id, { ...mail, sentAt: now() })]);
    },
  };
}

/** The messages stored by `createOutboxMail`, newest first. */
export async function listStoredMails(store: Store, limit = 100): Promise<readonly StoredMail[]> {
  const newestFirst = [{ field: 'sentAt', direction: 'desc' }] as const;
  const { docs } = await store.query(storedMails, { orderBy: newestFirst, limit });
  return docs.map(({ data }) => data);
}

/** Deletes all stored messages. */
export async function clearStoredMails(store: Store): Promise<void> {
  const { docs } = await store.query(storedMails, {});
  await store.commit(docs.map(({ id }) => write.delete(storedMails, id)));
}
