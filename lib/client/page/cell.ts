import { useSyncExternalStore } from 'react';

/** A value outside React's tree, shared by distant parts of a page. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of the cell; `initial` on the server and during hydration. */
export const useCell = <T>(cell: Cell<T>, initial: T): T =>
  useSyncExternalStore(cell.subscribe, cell.get, () => initial);
