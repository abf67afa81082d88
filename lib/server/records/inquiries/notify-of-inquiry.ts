import 'server-only';
import type { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';

interface Notification {
  /** Id of the message in the outbox, so that it is sent once. */
  readonly id: string;
  readonly uid: string;
  readonly news: (typeof inquiryUpdates)[number];
  readonly place: string;
  readonly slug: string;
  readonly text: string;
  readonly visit?: { readonly visitId: string; readonly startsAt: number };
  readonly now: number;
}

/** Notifies a person about a question or a visit. */
export function notifyOfInquiry(tx: Transaction, { id, now, visit, ...message }: Notification): void {
  tx.create(outbox, id, { ...message, kind: 'market', visit: visit ?? null, attempts: 0, sendAt: now });
}
