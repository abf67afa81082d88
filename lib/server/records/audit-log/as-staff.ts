import 'server-only';
import { randomBytes } from 'node:crypto';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { type AuditEntry, toKept } from '@/lib/domain/reviews/audit-log';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { audit } from './audit-log-collections';

/** What a work of staff is given: the commit, who acts, and the log that it must write. */
export interface StaffWork {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Adds the entry of the log to the commit. `concerns`: ids of whom else it is about. */
  readonly log: (entry: LogEntry, title: string, concerns?: readonly string[]) => void;
}

type LogEntry = Pick<AuditEntry, 'about' | 'subject' | 'action' | 'before' | 'after' | 'why'>;

interface StaffTask<T, R> {
  readonly by: SignedIn;
  readonly now: number;
  /** Queues works on the same hot document. */
  readonly key?: string;
  readonly work: (given: StaffWork) => Promise<Result<T, R>>;
}

/** Runs the work in one commit, once it is sure who asks and that they are staff at that moment. */
export function asStaff<T, R>({
  by,
  now,
  key,
  work,
}: StaffTask<T, R>): Promise<Result<T, R | StaffRefusal | 'busy'>> {
  const number = randomBytes(6).toString('hex');
  return whileNotBusy<T, R | StaffRefusal>(() =>
    runtime().store.transact(
      async (tx): Promise<Result<T, R | StaffRefusal>> => {
        const user = await readActingUser(tx, by);
        const refusal = refuseStaff(user);
        if (!user || refusal) return refuse(refusal ?? 'signed-out');
        const { uid, name, role } = user;
        const actor = { uid, name, role };
        return work({
          tx,
          actor,
          log(entry, title, concerns) {
            const id = `${entry.subject}:${now}-${number}`;
            tx.create(audit, id, toKept({ ...entry, seq: null, at: now, by: actor }, title, concerns));
          },
        });
      },
      key === undefined ? {} : { key },
    ),
  );
}
