import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { withSearchTerms } from '@/lib/domain/staff/decide-person';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { adminAuth, isAuthRefusal } from './auth-service';
import { emailChanges, users } from './identity-collections';
import { notifyOfSecurity } from './notify-of-security';

/**
 * Our record decides which address an account has. Someone who once knew its password may have requested a
 * change from the auth service (`VERIFY_AND_CHANGE_EMAIL`, `RECOVER_EMAIL`) and can redeem that code years
 * later.
 */
export type AddressState =
  /** The record has this address, or the account has not signed in here yet. */
  | 'recorded'
  /** This call finished an interrupted change of ours; until now the record had the former address. */
  | 'moved'
  | 'other';

/** Compares the auth service's address with our record. Finishes a change whose link was opened. */
export function settleAddress(uid: string, address: string, now: number): Promise<AddressState> {
  const email = toEmail(address);
  return runtime().store.transact(async (tx): Promise<AddressState> => {
    const user = (await tx.get(users, uid))?.data;
    if (!user || user.email === email) return 'recorded';
    const change = (await tx.get(emailChanges, uid))?.data;
    if (change?.openedAt === undefined || change.from !== user.email || toEmail(change.to) !== email)
      return 'other';
    const confirmed = { email, by: 'mail', at: now } as const;
    tx.set(users, uid, withSearchTerms({ ...user, email, emailVerified: true, confirmed }));
    tx.delete(emailChanges, uid);
    notifyOfSecurity(tx, uid, { letter: 'email-changed', email: user.email, name: '', newEmail: email }, now);
    return 'moved';
  });
}

/** The account with this address in our record. Restores an address that was changed outside our record. */
export async function findAccount(email: string, now: number): Promise<UserRecord | null> {
  const found = await findByAddress(email);
  if (found && (await settleAddress(found.uid, email, now)) !== 'other') return found;
  if (found && !(await putAddressBack(found.uid))) return null;
  const owner = await findRecorded(email);
  if (!owner) return null;
  const moved = await findByUid(owner);
  if (!moved || (await settleAddress(owner, moved.email ?? '', now)) !== 'other') return null;
  return (await putAddressBack(owner)) ? adminAuth().getUser(owner) : null;
}

const findByAddress = (email: string): Promise<UserRecord | null> =>
  adminAuth().getUserByEmail(email).catch(nullIfMissing);

const findByUid = (uid: string): Promise<UserRecord | null> => adminAuth().getUser(uid).catch(nullIfMissing);

function nullIfMissing(error: unknown): null {
  if (isAuthRefusal(error, ['auth/user-not-found'])) return null;
  throw error;
}

async function findRecorded(email: string): Promise<string | null> {
  const { docs } = await runtime().store.query(users, {
    where: [{ field: 'email', op: '==', value: toEmail(email) }],
    limit: 1,
  });
  return docs[0]?.id ?? null;
}

/** Restores the address of our record. False if another account has taken it or nothing is recorded. */
export async function putAddressBack(uid: string): Promise<boolean> {
  const user = (await runtime().store.get(users, uid))?.data;
  if (!user) return false;
  const { email, emailVerified } = user;
  try {
    await adminAuth().updateUser(uid, { email, emailVerified });
    return true;
  } catch (error) {
    if (isAuthRefusal(error, ['auth/email-already-exists'])) return false;
    throw error;
  }
}
