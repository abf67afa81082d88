import 'server-only';
import { createHash } from 'node:crypto';
import { type PendingSignUp, SIGN_UP_LIFETIME_MS } from '@/lib/domain/accounts/pending-sign-up';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { pendingSignUps } from './account-collections';
import { newSealKey, sealPassword, unsealPassword } from './sealed-password';

/** The key from the mailed link and the cookie of the browser that opened it. */
export interface Proof {
  readonly key: string | undefined;
  /** Value of the sign-up cookie. */
  readonly browser: string | undefined;
}

/** Stores a sign-up, replacing an earlier one of the same account. Returns the key for the mailed link. */
export async function keepSignUp(
  uid: string,
  typed: { readonly password: string; readonly browser: string },
  now: number,
): Promise<string> {
  const key = newSealKey();
  const pending = {
    sealedPassword: sealPassword(typed.password, key),
    browser: toHash(typed.browser),
    expiresAt: now + SIGN_UP_LIFETIME_MS,
  };
  await runtime().store.transact(async (tx) => tx.set(pendingSignUps, uid, pending));
  return key;
}

export async function getSignUp(uid: string, now: number): Promise<PendingSignUp | null> {
  const pending = (await runtime().store.get(pendingSignUps, uid))?.data;
  return pending && pending.expiresAt >= now ? pending : null;
}

/** The password typed at the sign-up, if this is the same browser; otherwise null. */
export function typedPassword(pending: PendingSignUp, { key, browser }: Proof): string | null {
  if (!key || !browser || toHash(browser) !== pending.browser) return null;
  return unsealPassword(pending.sealedPassword, key);
}

export const forgetSignUp = (uid: string): Promise<void> =>
  runtime().store.transact(async (tx) => tx.delete(pendingSignUps, uid));

const toHash = (value: string): string => createHash('sha256').update(value).digest('hex');
