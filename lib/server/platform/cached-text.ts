import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** For so long a text is answered as it was made: none is newer than the pages it tells of. */
export const cachedMs = 10_000;
const mostKept = 200;

/** Things by name, each made at most once in ten seconds, however many ask. What fails is not kept. */
export function createKeep<T>() {
  const kept = new Map<string, { readonly at: number; readonly thing: Promise<T> }>();
  return (name: string, now: number, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(name);
    if (known && now - known.at < cachedMs) return known.thing;
    const thing = make();
    // A map keeps the order of insertion, so its first key is the oldest.
    kept.delete(name);
    kept.set(name, { at: now, thing });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    thing.catch(() => kept.delete(name));
    return thing;
  };
}

/** The text of that name, shared by all routes. */
export const cachedText: ReturnType<typeof createKeep<string>> = (...asked) => sharedKeep()(...asked);

const sharedKeep = perProcess('keptText', () => createKeep<string>());
