import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import { isConfirmed } from '@/lib/domain/accounts/email-confirmation';
import type { PublicSsoProvider } from '@/lib/domain/accounts/public-config';
import type { User } from '@/lib/domain/accounts/user';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { adminAuth, isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { emailChanges, users } from '@/lib/server/people/identity/identity-collections';
import { notifyOfSecurity } from '@/lib/server/people/identity/notify-of-security';
import { putAddressBack, settleAddress } from '@/lib/server/people/identity/recorded-address';
import { revokeAllSessions, type SignedIn } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Reader, write } from '@/lib/server/platform/store/store';
import { addressEmail } from './account-mails';
import { postEmail } from './accounts';
import { takeOverAccount } from './take-over-account';

const linkLastsMs = 24 * 3_600_000;

/** How this person can sign in. `company`: whose provider does it, unless they have a password. */
export interface SignInWays {
  readonly hasPassword: boolean;
  readonly company: PublicSsoProvider | null;
}

export async function signInWays({ uid, sso }: Pick<User, 'uid' | 'sso'>): Promise<SignInWays> {
  const { providerData } = await adminAuth().getUser(uid);
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  const own = env().ssoProviders.find(({ id }) => id === sso?.provider);
  const company = own && !hasPassword ? { id: own.id, label: own.label, domains: own.domains } : null;
  return { hasPassword, company };
}

/**
 * Sets the password, ends every session and token, and notifies the owner by email. An account from before
 * confirmations stays unconfirmed, because nobody opened a mailed link.
 */
export async function changePassword({ user }: SignedIn, password: string, now: number): Promise<void> {
  const { uid, email, name } = user;
  if (isConfirmed(user)) await takeOverAccount(uid, { email, password });
  else await adminAuth().updateUser(uid, { password });
  await revokeAllSessions(uid, now, { letter: 'password-changed', email, name, newEmail: null });
}

/**
 * Mails a link to the new address and notifies the current one. Nothing changes until the link is opened. A
 * later request replaces an earlier one. Revoking all sessions cancels the request.
 */
export async function requestEmailChange({ user }: SignedIn, to: string, now: number): Promise<void> {
  const { uid, email, name } = user;
  const token = randomBytes(32).toString('base64url');
  await runtime().store.transact(async (tx) => {
    tx.set(emailChanges, uid, { tokenHash: hashOf(token), from: email, to, until: now + linkLastsMs });
    notifyOfSecurity(tx, uid, { letter: 'email-wanted', email, name, newEmail: to }, now);
  });
  await postEmail(to, addressEmail(name, `${env().siteUrl}${accountRoutes.changeEmail(token)}`));
}

/** The address change behind a mailed link. Null if the link is unknown, expired or superseded. */
export async function findEmailChange(token: string, now: number): Promise<EmailChange | null> {
  const { docs } = await runtime().store.query(emailChanges, {
    where: [{ field: 'tokenHash', op: '==', value: hashOf(token) }],
  });
  const [found] = docs;
  return found ? readEmailChange(runtime().store, found.id, token, now) : null;
}

/**
 * Changes the address, ends every session, and notifies the old address. The caller must be signed in to the
 * account: otherwise an attacker could trick someone into putting their address on an account whose password
 * the attacker knows. After an interruption it resumes when the link is opened again, or at the next sign-in
 * or reset with the new address.
 */
export async function changeEmail(
  token: string,
  by: SignedIn | null,
  now: number,
): Promise<Result<{ readonly email: string }, 'used-or-expired' | 'taken' | 'signed-out'>> {
  const found = await findEmailChange(token, now);
  if (found && found.uid !== by?.user.uid) return refuse('signed-out');
  const wanted = await takeEmailChange(token, now);
  if (!wanted) return refuse('used-or-expired');
  const { uid, to } = wanted;
  try {
    const account = await adminAuth().updateUser(uid, { email: to, emailVerified: true });
    await recordConfirmation(account, { email: to, at: Math.floor(now / 1000) });
  } catch (error) {
    if (!isAuthRefusal(error, ['auth/email-already-exists'])) throw error;
    await runtime().store.commit([write.delete(emailChanges, uid)]);
    return refuse('taken');
  }
  if ((await settleAddress(uid, to, now)) === 'other') {
    // The owner recovered the account in the meantime.
    await putAddressBack(uid);
    return refuse('used-or-expired');
  }
  await revokeAllSessions(uid, now);
  return ok({ email: to });
}

interface EmailChange {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}

/** Recorded before the auth service changes, so a crash in between leaves no address without an account. */
async function takeEmailChange(token: string, now: number): Promise<EmailChange | null> {
  const wanted = await findEmailChange(token, now);
  if (!wanted) return null;
  return runtime().store.transact(async (tx) => {
    const still = await readEmailChange(tx, wanted.uid, token, now);
    const change = still && (await tx.get(emailChanges, still.uid))?.data;
    if (still && change) tx.set(emailChanges, still.uid, { ...change, openedAt: now });
    return still;
  });
}

async function readEmailChange(
  store: Reader,
  uid: string,
  token: string,
  now: number,
): Promise<EmailChange | null> {
  const [change, user] = await Promise.all([store.get(emailChanges, uid), store.get(users, uid)]);
  if (change?.data.tokenHash !== hashOf(token) || change.data.until < now) return null;
  const { from, to } = change.data;
  return user?.data.email === from ? { uid, from, to } : null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
