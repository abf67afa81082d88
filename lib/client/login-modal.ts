import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** The single open flag. */
export const loginModalOpenAtom = atom(false);

let continuation: (() => void) | null = null;

/** `open(then)` goes on with that very action once somebody is signed in; closing forgets it. */
export function useLoginModal() {
  const isOpen = useAtomValue(loginModalOpenAtom);
  return { isOpen, open: openLoginModal, close: closeLoginModal };
}

export function openLoginModal(then?: () => void): void {
  continuation = then ?? null;
  getDefaultStore().set(loginModalOpenAtom, true);
}

export function closeLoginModal(): void {
  continuation = null;
  getDefaultStore().set(loginModalOpenAtom, false);
}

/** What was to be done after the sign-in; given out once. */
export function takeContinuation(): (() => void) | null {
  const then = continuation;
  continuation = null;
  return then;
}
