import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** How long a value is served, counted from the call that made it. */
export const cacheLifetimeMs = 10_000;
const maxEntries = 200;

/**
 * Caches up to 200 values by name for ten seconds each; beyond that the oldest is dropped early. Callers
 * within the ten seconds share one promise. A promise that rejects is dropped. `now` in milliseconds.
 */
export function createCache<T>() {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (name: string, now: number, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(name);
    if (known && now - known.at < cacheLifetimeMs) return known.value;
    const value = make();
    // A Map keeps insertion order, so its first key is the oldest.
    entries.delete(name);
    entries.set(name, { at: now, value });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
    value.catch(() => {
      if (entries.get(name)?.value === value) entries.delete(name);
    });
    return value;
  };
}

/** The text cache that all routes share. */
export const cachedText: ReturnType<typeof createCache<string>> = (...args) => sharedCache()(...args);

const sharedCache = perProcess('keptText', () => createCache<string>());
