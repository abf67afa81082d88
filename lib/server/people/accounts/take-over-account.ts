import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { markConfirmed } from '@/lib/server/people/identity/users';

/**
 * Gives the account to the owner of its mailbox alone, once they set `password` through a mailed link
 * (omitted if it is set already). Revokes all refresh tokens and unlinks identities with another address. The
 * confirmation claim is written last, so nobody can sign in if an earlier step fails.
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

/** Tokens carry whole seconds. From the next second on, every sign-in with the old password is older. */
async function nextSecond(): Promise<number> {
  const started = toSeconds(Date.now());
  while (toSeconds(Date.now()) === started) await wait(1000 - (Date.now() % 1000));
  return toSeconds(Date.now());
}

const toSeconds = (ms: number): number => Math.floor(ms / 1000);
