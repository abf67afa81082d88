import { getDefaultStore, type PrimitiveAtom } from 'jotai';

let leaving: Promise<void> = Promise.resolve();

/**
 * While the flag is true, the browser's back button sets it to false instead of leaving the page. Returns the
 * unsubscribe function.
 */
export function closeOnBack(openAtom: PrimitiveAtom<boolean>): () => void {
  const store = getDefaultStore();
  let hasEntry = false;
  const onBack = () => {
    if (!hasEntry) return;
    hasEntry = false;
    store.set(openAtom, false);
  };
  const follow = () => {
    const isOpen = store.get(openAtom);
    if (isOpen === hasEntry) return;
    hasEntry = isOpen;
    if (isOpen) return history.pushState(null, '');
    leaving = new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
    history.back();
  };
  window.addEventListener('popstate', onBack);
  const unsubscribe = store.sub(openAtom, follow);
  follow();
  return () => {
    window.removeEventListener('popstate', onBack);
    unsubscribe();
  };
}

/** Resolves once the history entry of the modal is gone; navigate only after that. */
export const modalLeft = (): Promise<void> => leaving;
