import 'server-only';
import { randomUUID } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import type { PendingSignUp } from '@/lib/domain/accounts/pending-sign-up';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { adminAuth, readMailedCode, redeemMailedCode } from '@/lib/server/people/identity/auth-service';
import { isConfirmedAccount } from '@/lib/server/people/identity/confirmation-claim';
import { findAccount } from '@/lib/server/people/identity/recorded-address';
import { revokeAllSessions } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { pendingSignUps } from './account-collections';
import { confirmationEmail, type EmailText, knownAccountEmail, resetEmail } from './account-mails';
import { newPasswordFault } from './new-password';
import { forgetSignUp, getSignUp, keepSignUp, type Proof, typedPassword } from './pending-sign-ups';
import { takeOverAccount } from './take-over-account';

/**
 * Creates an account that cannot sign in until its address is confirmed, or emails the owner of the address
 * that an account exists. The caller cannot tell which: both cases send an email. `browser`: the sign-up
 * cookie's value.
 */
export async function requestAccount(
  wanted: {
    readonly email: string;
    readonly password: string;
    readonly name: string;
    readonly browser: string;
    /** They asked for the account in order to list a home. */
    readonly isSelling?: boolean | undefined;
  },
  now: number,
): Promise<void> {
  const { email, name: displayName, isSelling } = wanted;
  const known = await findAccount(email, now);
  const isPending = known && !known.emailVerified && (await runtime().store.get(pendingSignUps, known.uid));
  if (known && !isPending) {
    const oobCode = codeOf(await adminAuth().generatePasswordResetLink(email));
    const href = actionLink({ mode: 'resetPassword', oobCode });
    return postEmail(email, knownAccountEmail(known.displayName ?? '', href));
  }
  const { uid } = known
    ? await adminAuth().updateUser(known.uid, { displayName })
    : await adminAuth().createUser({ email, displayName });
  const key = await keepSignUp(uid, wanted, now);
  const oobCode = codeOf(await adminAuth().generateEmailVerificationLink(email));
  const link = actionLink({ mode: 'verifyEmail', oobCode, key, ...(isSelling && { for: 'listing' }) });
  await postEmail(email, confirmationEmail(displayName, link));
}

export type Confirmation =
  | { readonly state: 'confirmed'; readonly email: string; readonly customToken: string }
  | { readonly state: 'choose-password'; readonly email: string };

/**
 * Redeems the mailed link. The first confirmation sets a password, ends every session and token, and signs
 * the mailbox's owner in. In the browser of the sign-up the password is the one typed there. In any other
 * browser, and for an account that our server did not create, the link stays valid until it is sent again
 * with `chosen`.
 */
export async function confirmEmail(
  oobCode: string,
  { chosen, ...proof }: Proof & { readonly chosen: string | undefined },
  now: number,
): Promise<Result<Confirmation, 'used-or-expired'>> {
  const mailed = await readMailedCode(oobCode);
  const account = mailed && (await findAccount(mailed.email, now));
  if (!account || isConfirmedAccount(account)) return refuse('used-or-expired');
  const { uid } = account;
  const { email } = mailed;
  const pending = await getSignUp(uid, now);
  if (!pending && proof.key) return refuse('used-or-expired');
  const password = chosen ?? (await passwordOfSignUp(pending, proof, email));
  if (!password) return ok({ state: 'choose-password', email });
  // First, so only one of two concurrent requests sets the password. After a later failure, a reset recovers.
  if (!(await redeemMailedCode('update', { oobCode }))) return refuse('used-or-expired');
  await takeOverAccount(uid, { email, password });
  await revokeAllSessions(uid, now);
  await forgetSignUp(uid);
  return ok({ state: 'confirmed', email, customToken: await adminAuth().createCustomToken(uid) });
}

/** Null if there is none, it was typed in another browser, or an earlier version accepted a weak one. */
async function passwordOfSignUp(
  pending: PendingSignUp | null,
  proof: Proof,
  email: string,
): Promise<string | null> {
  const typed = pending && typedPassword(pending, proof);
  return typed !== null && (await newPasswordFault(typed, email)) === null ? typed : null;
}

/** Mails a reset link. No-op if no account has the address. */
export async function requestPasswordReset(email: string, now: number): Promise<void> {
  const known = await findAccount(email, now);
  if (!known) return;
  const oobCode = codeOf(await adminAuth().generatePasswordResetLink(email));
  await postEmail(email, resetEmail(known.displayName ?? '', actionLink({ mode: 'resetPassword', oobCode })));
}

/** Sets the new password, ends every session and token, and confirms the address that received the link. */
export async function resetPassword(
  oobCode: string,
  newPassword: string,
  now: number,
): Promise<Result<{ readonly email: string }, 'used-or-expired'>> {
  const mailed = await readMailedCode(oobCode);
  const account = mailed && (await findAccount(mailed.email, now));
  if (!account) return refuse('used-or-expired');
  const { uid, displayName: name = '' } = account;
  // Before redeeming, so a busy store cannot leave sessions open. The call below ends those opened meanwhile.
  await revokeAllSessions(uid, now);
  const redeemed = await redeemMailedCode('resetPassword', { oobCode, newPassword });
  if (!redeemed) return refuse('used-or-expired');
  const { email } = redeemed;
  await takeOverAccount(uid, { email });
  await forgetSignUp(uid);
  await revokeAllSessions(uid, now, { letter: 'password-changed', email, name, newEmail: null });
  return ok({ email });
}

/** Sends the confirmation link again to a signed-in person whose address is unconfirmed. */
export async function requestVerification(user: {
  readonly email: string;
  readonly name: string;
}): Promise<void> {
  const oobCode = codeOf(await adminAuth().generateEmailVerificationLink(user.email));
  await postEmail(user.email, confirmationEmail(user.name, actionLink({ mode: 'verifyEmail', oobCode })));
}

function codeOf(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The auth service made a link without a code');
  return code;
}

const actionLink = (query: Readonly<Record<string, string>>): string =>
  `${env().siteUrl}${accountRoutes.authAction}?${new URLSearchParams(query)}`;

export function postEmail(to: string, email: EmailText): Promise<void> {
  const messageId = `${randomUUID()}@${new URL(env().siteUrl).hostname}`;
  return runtime().mail.send({ to, ...email, messageId });
}
