import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { markConfirmed } from '@/lib/server/people/identity/users';

/**
 * Makes the account its mailbox owner's alone, once they have chosen `password` behind a mailed link (left out: it is set
 * already). Every session and token ends, and identities with another address are unlinked. The claim comes last, so
 * nobody gets in when a step before it fails.
 */
export async function takeOverAccount(
  uid: string,
  { email, password }: { readonly email: string; readonly password?: string },
): Promise<void> {
  const auth = adminAuth();
  if (password !== undefined) await auth.updateUser(uid, { password });
  const at = await nextSecond();
  await auth.revokeRefreshTokens(uid);
  const account = await auth.updateUser(uid, { emailVerified: true });
  const foreign = foreignProviders(account, email);
  if (foreign.length > 0) await auth.updateUser(uid, { providersToUnlink: foreign });
  await recordConfirmation(account, { email, at });
  await markConfirmed(uid, email, at * 1000);
}

const foreignProviders = ({ providerData }: UserRecord, email: string): string[] =>
  providerData
    .filter(({ providerId }) => providerId !== 'password')
    .filter((each) => each.providerId !== 'google.com' || toEmail(each.email ?? '') !== toEmail(email))
    .map(({ providerId }) => providerId);

/** Tokens carry whole seconds: from the next one on, no sign-in with the old password looks newer than the new password. */
async function nextSecond(): Promise<number> {
  const started = toSeconds(Date.now());
  while (toSeconds(Date.now()) === started) await wait(1000 - (Date.now() % 1000));
  return toSeconds(Date.now());
}

const toSeconds = (ms: number): number => Math.floor(ms / 1000);
