import { useSyncExternalStore } from 'react';

/** One value that lives outside of React's tree, for parts of a page that are far from each other. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls back after each change. Returns the unsubscribe. */
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

/** The value of the cell; on the server and while the page hydrates, `initial`. */
export const useCell = <T>(cell: Cell<T>, initial: T): T =>
  useSyncExternalStore(cell.subscribe, cell.get, () => initial);
