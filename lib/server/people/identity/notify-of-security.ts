import 'server-only';
import { randomUUID } from 'node:crypto';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';

/** A security notification about the sign-in, for the owner of the mailbox. */
export type SecurityEmail = Pick<
  Extract<OutboxMessage, { kind: 'security' }>,
  'letter' | 'email' | 'name' | 'newEmail'
>;

/** Written in the same commit as the change it reports, so a failing mail server only delays it. */
export function notifyOfSecurity(tx: Transaction, uid: string, email: SecurityEmail, now: number): void {
  tx.set(outbox, `security:${randomUUID()}`, { kind: 'security', uid, ...email, attempts: 0, sendAt: now });
}
