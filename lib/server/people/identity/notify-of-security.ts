import 'server-only';
import { randomUUID } from 'node:crypto';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';

/** What the owner of a mailbox is told of the sign-in. */
export type SecurityEmail = Pick<
  Extract<OutboxMessage, { kind: 'security' }>,
  'letter' | 'email' | 'name' | 'newEmail'
>;

/** Written in the commit that it tells of: a dead mail server delays it and loses nothing. */
export function tellOfSecurity(tx: Transaction, uid: string, letter: SecurityEmail, now: number): void {
  tx.set(outbox, `security:${randomUUID()}`, { kind: 'security', uid, ...letter, attempts: 0, sendAt: now });
}
