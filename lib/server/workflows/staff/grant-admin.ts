import 'server-only';
import type { Auth } from 'firebase-admin/auth';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { accountState, grantStaff } from '@/lib/domain/staff/decide-person';
import { isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import { googleEmailsOf, isConfirmedAccount } from '@/lib/server/people/identity/confirmation-claim';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { Store } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { logNotes as copy } from '@/messages/staff/log-notes';
import { readBidding } from './staff-people';

export type GrantRefusal =
  /** The auth service has no such account, or nobody has signed in with it here. */
  'not-found' | 'disabled' | 'suspended-already' | 'same-role' | 'unconfirmed' | 'is-bidding';

/** Log name for someone with shell access to the server. */
const operator: Actor = { uid: 'server', name: copy.operator, role: 'admin' };

/**
 * Makes an account staff, in one commit with its log entry. Also asks the auth service, in case the address
 * changed there.
 */
export async function grantAdmin(
  { store, auth }: { readonly store: Store; readonly auth: Auth },
  uid: string,
  now: number,
): Promise<Result<{ readonly email: string }, GrantRefusal>> {
  const account = await findAccount(auth, uid);
  if (!account) return refuse('not-found');
  if (account.disabled) return refuse('disabled');
  return store.transact(async (tx): Promise<Result<{ email: string }, GrantRefusal>> => {
    const person = (await tx.get(users, uid))?.data;
    if (!person) return refuse('not-found');
    const isSameAddress = account.email?.toLowerCase() === person.email;
    const isProven = isConfirmedAccount(account) || googleEmailsOf(account).includes(person.email);
    if (!isSameAddress || !isProven) return refuse('unconfirmed');
    const { isBidding } = await readBidding({ store, tx }, uid, operator.uid);
    const granted = grantStaff(person, isBidding);
    if (!granted.ok) return granted;
    tx.set(users, uid, granted.value);
    const entry = {
      about: 'person',
      subject: uid,
      action: 'role-set',
      before: accountState(person),
      after: accountState(granted.value),
      seq: null,
      at: now,
      by: operator,
      why: null,
    } as const;
    tx.create(audit, `${uid}:${now}-granted`, toStoredEntry(entry, `${person.name}, ${person.email}`));
    return { ok: true, value: { email: person.email } };
  });
}

async function findAccount(auth: Auth, uid: string) {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isAuthRefusal(error, ['auth/user-not-found', 'auth/invalid-uid'])) return null;
    throw error;
  }
}
