import { createCell } from '@/lib/client/page/cell';
import type { Me } from '@/lib/domain/accounts/me';

/** `unknown` until the auth service reports. */
export type AuthState =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-in'; readonly user: Me }
  | { readonly state: 'signed-out' };

export const initialAuthState: AuthState = { state: 'unknown' };

/** Every page needs this at once, so it imports no package. */
export const authState = createCell<AuthState>(initialAuthState);

/** Loads the sign-in code with the Firebase SDK: at the first interaction, or when somebody is signed in. */
export const loadSignIn = () => import('./sign-in');

/** Whether a cookie of the server says that this browser has a session. */
export const hasSessionHint = (): boolean => document.cookie.split('; ').includes('signed_in=1');

/** Tells the other tabs of this browser to check who is signed in. */
export const notifyOtherTabs = (): void => otherTabs().postMessage('changed');

/** Calls `look` when another tab reports a change. Returns the unsubscribe function. */
export function onOtherTab(look: () => void): () => void {
  const channel = otherTabs();
  channel.addEventListener('message', look);
  return () => channel.removeEventListener('message', look);
}

let channel: BroadcastChannel | undefined;

/** One channel for the whole page: a second one would receive the messages of the first. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('auth');
  return channel;
}
