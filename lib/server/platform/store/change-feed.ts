import 'server-only';
import { readStored } from './document';
import type { Read } from './readable';
import type { Change, Collection } from './store';

/** One document after a commit. `json` is null when it was deleted. */
export interface StoredChange {
  readonly collection: string;
  readonly id: string;
  readonly json: string | null;
}
type Listener = (changes: readonly StoredChange[]) => void;

export interface ChangeFeed {
  /** Calls the listeners of each changed collection asynchronously, in the order of publishing. */
  publish(changes: readonly StoredChange[]): void;
  /** Returns the unsubscribe. */
  subscribe(collection: string, listener: Listener): () => void;
  clear(): void;
}

/**
 * Passes commits to listeners inside the process. A listener that throws is reported and does not stop the
 * others.
 */
export function createChangeFeed(onListenerError: (error: unknown) => void): ChangeFeed {
  const listeners = new Map<string, Set<Listener>>();
  let queue: (() => void)[] = [];

  function enqueue(task: () => void): void {
    if (queue.push(task) === 1) setImmediate(drain);
  }
  function drain(): void {
    const tasks = queue;
    queue = [];
    for (const task of tasks) task();
  }
  function notify(collection: string, listener: Listener, changes: readonly StoredChange[]): void {
    if (!listeners.get(collection)?.has(listener)) return;
    try {
      listener(changes);
    } catch (error) {
      onListenerError(error);
    }
  }

  return {
    publish(changes) {
      for (const collection of new Set(changes.map((change) => change.collection))) {
        const part = changes.filter((change) => change.collection === collection);
        const present = [...(listeners.get(collection) ?? [])];
        for (const listener of present) enqueue(() => notify(collection, listener, part));
      }
    },
    subscribe(collection, listener) {
      const group = listeners.get(collection) ?? new Set();
      listeners.set(collection, group.add(listener));
      return () => group.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}

export function toChanges<T extends object>(
  collection: Collection<T>,
  changes: readonly StoredChange[],
  readable: Read,
): readonly Change<T>[] {
  return changes.map(({ id, json }) => ({
    id,
    data: json === null ? null : readable(collection, id, () => readStored(collection, id, json).data),
  }));
}
