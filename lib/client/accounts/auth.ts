import { createCell } from '@/lib/client/page/cell';
import type { Me } from '@/lib/domain/accounts/me';

/** Unknown until the auth service reports. */
export type AuthState =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-in'; readonly user: Me }
  | { readonly state: 'signed-out' };

export const initialAuthState: AuthState = { state: 'unknown' };

/** Every page needs it at once, so it has no package behind it. */
export const authState = createCell<AuthState>(initialAuthState);

/** The sign-in code with the Firebase SDK: fetched at the first interaction, or when somebody is signed in. */
export const loadSignIn = () => import('./sign-in');

/** True when the server has said that this browser holds a session. */
export const hasSessionHint = (): boolean => document.cookie.split('; ').includes('signed_in=1');

/** Tells the other tabs of this browser to look who is signed in. */
export const tellOtherTabs = (): void => otherTabs().postMessage('changed');

/** Calls back when another tab has told. Returns the unsubscribe. */
export function onOtherTab(look: () => void): () => void {
  const channel = otherTabs();
  channel.addEventListener('message', look);
  return () => channel.removeEventListener('message', look);
}

let channel: BroadcastChannel | undefined;

/** One for all of this page, because a second one would hear what the first says. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('auth');
  return channel;
}
