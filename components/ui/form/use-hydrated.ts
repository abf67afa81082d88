import { useSyncExternalStore } from 'react';

/** False in the server's HTML, true after hydration. For fields that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
