import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { toActor } from '@/lib/domain/drafts/review-state';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type AcceptRefusal, acceptInvitation } from '@/lib/domain/staff/accept-invitation';
import { accountState, withoutInvitation } from '@/lib/domain/staff/decide-person';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { type StaffEntry, writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { readBidding } from './staff-people';

export type AnswerRefusal = AcceptRefusal | CommandRefusal;
type Answer = Promise<Result<User, AnswerRefusal>>;

/** Makes the invited person staff. The same commit checks that the inviter is still staff. `now` in ms. */
export const acceptStaffInvitation = (by: SignedIn, now: number): Answer =>
  runCommand({
    ...onInvitation(by, 'staff-joined', now),
    async facts(tx, { person }) {
      const inviterUid = person.staffInvitation?.by.uid;
      const inviter = inviterUid === undefined ? null : await tx.get(users, inviterUid);
      const { isBidding } = await readBidding({ store: runtime().store, tx }, person.uid, person.uid);
      return { inviter: inviter?.data ?? null, isBidding };
    },
    decide: ({ person, inviter, isBidding }) => acceptInvitation(person, { inviter, isBidding, now }),
  });

export const declineStaffInvitation = (by: SignedIn, now: number): Answer =>
  runCommand({
    ...onInvitation(by, 'staff-invitation-declined', now),
    decide: ({ person }) =>
      person.staffInvitation ? ok(withoutInvitation(person)) : refuse('no-invitation'),
  });

interface Invited {
  readonly person: User;
}

/** All steps of an answer except the decision. The person is the actor of the log entry. */
function onInvitation(by: SignedIn, action: AuditAction, now: number) {
  const number = randomBytes(6).toString('hex');
  return {
    by,
    load: async (_: Reader, person: User) => ok<Invited>({ person }),
    permit: (invited: Invited) => ok(invited),
    facts: noFacts,
    write(tx: Transaction, after: User, { person }: Invited): User {
      const { uid, name, email, staffInvitation } = person;
      tx.set(users, uid, after);
      const entry: StaffEntry = {
        about: 'person',
        subject: uid,
        action,
        why: null,
        title: `${name}, ${email}`,
        before: accountState(person),
        after: accountState(after),
        concerns: staffInvitation ? [staffInvitation.by.uid] : [],
      };
      writeStaffEntry(tx, entry, { by: toActor(person), at: now, number });
      return after;
    },
  };
}
