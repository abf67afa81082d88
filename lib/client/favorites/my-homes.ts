import { useSyncExternalStore } from 'react';
import { notify } from '@/lib/client/page/notify';
import type { Favorite, FavoriteKind } from '@/lib/domain/favorites/favorites';

/** What this browser knows of its person's homes. While somebody is signed in, the marks of the account are among them. */
export interface MyHomes {
  readonly marks: readonly Favorite[];
  /** Slugs, in the order chosen. */
  readonly compared: readonly string[];
  /** Slugs, the latest first. */
  readonly recent: readonly string[];
}

export const noHomes: MyHomes = { marks: [], compared: [], recent: [] };
const slot = 'homes';

let current: MyHomes | null = null;
const listeners = new Set<() => void>();

/** Every list needs it at once, so what writes and asks the server is fetched when it is first used. */
export const myHomes = {
  get(): MyHomes {
    current ??= storedHomes();
    return current;
  },
  set(next: MyHomes): void {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Nothing in the server's HTML. */
export const useMyHomes = (): MyHomes => useSyncExternalStore(myHomes.subscribe, myHomes.get, () => noHomes);

/** What `read` says of them: nothing else that happens to them renders its component again. */
export const useOfMyHomes = <Value extends string | boolean>(read: (homes: MyHomes) => Value): Value =>
  useSyncExternalStore(
    myHomes.subscribe,
    () => read(myHomes.get()),
    () => read(noHomes),
  );

/** What can be done with a home: marking it, or putting it beside others. */
export type HomeUse = FavoriteKind | 'compared';

export const isUsed = ({ marks, compared }: MyHomes, slug: string, use: HomeUse): boolean =>
  use === 'compared'
    ? compared.includes(slug)
    : marks.some((mark) => mark.slug === slug && mark.kind === use);

/** What is kept in this browser, without what cannot be read: the server would refuse all for it. */
export function storedHomes(): MyHomes {
  try {
    const { marks, compared, recent } = JSON.parse(localStorage.getItem(slot) ?? '') ?? {};
    return {
      marks: listOf(marks).filter(isMark),
      compared: listOf(compared).filter(isSlug),
      recent: listOf(recent).filter(isSlug),
    };
  } catch {
    return noHomes;
  }
}

const listOf = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);

const isSlug = (kept: unknown): kept is string =>
  typeof kept === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(kept);

function isMark(kept: unknown): kept is Favorite {
  if (typeof kept !== 'object' || kept === null) return false;
  const { slug, kind, at }: Partial<Record<keyof Favorite, unknown>> = kept;
  return (
    isSlug(slug) && (kind === 'saved' || kind === 'hidden') && Number.isSafeInteger(at) && Number(at) >= 0
  );
}

/** False where the browser refuses to keep anything. */
export function storeHomes(homes: MyHomes): boolean {
  try {
    localStorage.setItem(slot, JSON.stringify(homes));
    return true;
  } catch {
    return false;
  }
}

/** Puts a home to this use, or takes it from there. */
export function toggleUse(slug: string, use: HomeUse): void {
  import('./favorites').then(
    (marking) => marking.toggleUse(slug, use),
    () => notify({ tone: 'error', title: 'There is no connection', description: 'Try again in a moment.' }),
  );
}
