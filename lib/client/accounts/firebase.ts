import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { readConfig } from '@/lib/client/page/read-config';
import type { PublicConfig } from '@/lib/domain/accounts/public-config';

export interface Firebase {
  readonly auth: Auth;
  readonly googleAccounts: PublicConfig['googleAccounts'];
  readonly ssoProviders: PublicConfig['ssoProviders'];
}

let started: Promise<Firebase> | undefined;

/** The page's only Firebase app. After a failed start, the next call tries again. */
export function firebase(): Promise<Firebase> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<Firebase> {
  const config = await readConfig();
  const auth = initializeAuth(initializeApp(config.firebase), { persistence: browserLocalPersistence });
  // The emulator is reached through this origin, where the server forwards only what sign-in needs.
  if (config.googleAccounts) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  const { googleAccounts, ssoProviders } = config;
  return { auth, googleAccounts, ssoProviders };
}
