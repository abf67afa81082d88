import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** How long a text is served from the cache. */
export const cacheLifetimeMs = 10_000;
const mostKept = 200;

/** Caches values by name for ten seconds. Concurrent callers share one promise; failures are not cached. */
export function createCache<T>() {
  const kept = new Map<string, { readonly at: number; readonly thing: Promise<T> }>();
  return (name: string, now: number, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(name);
    if (known && now - known.at < cacheLifetimeMs) return known.thing;
    const thing = make();
    // A map keeps the order of insertion, so its first key is the oldest.
    kept.delete(name);
    kept.set(name, { at: now, thing });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    thing.catch(() => kept.delete(name));
    return thing;
  };
}

/** Returns the cached text of a name, shared by all routes. */
export const cachedText: ReturnType<typeof createCache<string>> = (...asked) => sharedKeep()(...asked);

const sharedKeep = perProcess('keptText', () => createCache<string>());
