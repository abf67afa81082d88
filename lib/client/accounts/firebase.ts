import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import type { PublicConfig } from '@/lib/domain/accounts/public-config';

export interface Firebase {
  readonly auth: Auth;
  readonly googleAccounts: PublicConfig['googleAccounts'];
}

let started: Promise<Firebase> | undefined;

/** The one Firebase app of this page. A failed start is tried again at the next call. */
export function firebase(): Promise<Firebase> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<Firebase> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`);
  const config: PublicConfig = await response.json();
  const auth = initializeAuth(initializeApp(config.firebase), { persistence: browserLocalPersistence });
  // Through this very origin, where the server passes on only what signing in needs.
  if (config.googleAccounts) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return { auth, googleAccounts: config.googleAccounts };
}
