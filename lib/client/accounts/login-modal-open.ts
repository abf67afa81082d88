import { atom, getDefaultStore } from 'jotai';
import { forgetContinuation } from './login-modal';

/** The only open flag, closed by default. It is loaded with the dialog. */
export const loginModalOpenAtom = atom(false);

export const raiseLoginModal = (): void => getDefaultStore().set(loginModalOpenAtom, true);

export function closeLoginModal(): void {
  forgetContinuation();
  getDefaultStore().set(loginModalOpenAtom, false);
}
