import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { type AuditAction, toKept } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type AcceptRefusal, acceptInvitation } from '@/lib/domain/staff/accept-invitation';
import { standingOf, withoutInvitation } from '@/lib/domain/staff/people';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { readBidding } from './staff-people';

export type AnswerRefusal = AcceptRefusal | 'signed-out' | 'busy';
type Answer = Promise<Result<User, AnswerRefusal>>;

/** Makes the invited person staff. Checks in the same commit that whoever invited them still is. `now` in ms. */
export const acceptStaffInvitation = (by: SignedIn, now: number): Answer =>
  answerInvitation(by, 'staff-joined', now, async (tx, person) => {
    const { store } = runtime();
    const inviterUid = person.staffInvitation?.by.uid;
    const inviter = inviterUid === undefined ? null : await tx.get(users, inviterUid);
    const { isBidding } = await readBidding({ store, tx }, person.uid, person.uid);
    return acceptInvitation(person, { inviter: inviter?.data ?? null, isBidding, now });
  });

export const declineStaffInvitation = (by: SignedIn, now: number): Answer =>
  answerInvitation(by, 'staff-invitation-declined', now, async (_tx, person) =>
    person.staffInvitation ? ok(withoutInvitation(person)) : refuse('no-invitation'),
  );

type Decide = (tx: Transaction, person: User) => Promise<Result<User, AcceptRefusal>>;

/** One commit: the account, and the entry of the log in the person's own name. */
function answerInvitation(by: SignedIn, action: AuditAction, now: number, decide: Decide): Answer {
  const number = randomBytes(6).toString('hex');
  return whileNotBusy(() =>
    runtime().store.transact(async (tx): Promise<Result<User, AcceptRefusal | 'signed-out'>> => {
      const person = await readActingUser(tx, by);
      if (!person) return refuse('signed-out');
      const decided = await decide(tx, person);
      if (!decided.ok) return decided;
      const { uid, name, role, email, staffInvitation } = person;
      tx.set(users, uid, decided.value);
      const entry = {
        about: 'person',
        ...{ subject: uid, action, seq: null, at: now, by: { uid, name, role }, why: null },
        before: standingOf(person),
        after: standingOf(decided.value),
      } as const;
      const concerns = staffInvitation ? [staffInvitation.by.uid] : [];
      tx.create(audit, `${uid}:${now}-${number}`, toKept(entry, `${name}, ${email}`, concerns));
      return decided;
    }),
  );
}
