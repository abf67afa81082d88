import { useSyncExternalStore } from 'react';

/** False in the server's HTML, true once the page's code is at work: for fields that are of no use before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
