import { useSyncExternalStore } from 'react';
import { notify } from '@/lib/client/page/notify';
import type { Favorite, FavoriteKind } from '@/lib/domain/favorites/favorites';
import { myHomes as copy } from '@/messages/favorites/my-homes';

/**
 * The homes this browser knows about for its person. While somebody is signed in, `marks` includes the
 * account's favorites.
 */
export interface MyHomes {
  readonly marks: readonly Favorite[];
  /** Slugs, in the order they were chosen. */
  readonly compared: readonly string[];
  /** Slugs, latest first. */
  readonly recent: readonly string[];
}

export const noHomes: MyHomes = { marks: [], compared: [], recent: [] };
const slot = 'homes';

let current: MyHomes | null = null;
const listeners = new Set<() => void>();

/** Every list needs this at once, so the code that writes and calls the server is loaded on first use. */
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

/** Empty in the server's HTML. */
export const useMyHomes = (): MyHomes => useSyncExternalStore(myHomes.subscribe, myHomes.get, () => noHomes);

/** A value derived from the homes. The component renders again only when that value changes. */
export const useOfMyHomes = <Value extends string | boolean>(read: (homes: MyHomes) => Value): Value =>
  useSyncExternalStore(
    myHomes.subscribe,
    () => read(myHomes.get()),
    () => read(noHomes),
  );

/** The uses of a home: saved, hidden, or compared side by side. */
export type HomeUse = FavoriteKind | 'compared';

export const isUsed = ({ marks, compared }: MyHomes, slug: string, use: HomeUse): boolean =>
  use === 'compared'
    ? compared.includes(slug)
    : marks.some((mark) => mark.slug === slug && mark.kind === use);

/**
 * What is stored in this browser, without invalid entries: one of them would make the server refuse the whole
 * list.
 */
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

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

function isMark(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, kind, at }: Partial<Record<keyof Favorite, unknown>> = value;
  return (
    isSlug(slug) && (kind === 'saved' || kind === 'hidden') && Number.isSafeInteger(at) && Number(at) >= 0
  );
}

/** False if the browser refuses storage. */
export function storeHomes(homes: MyHomes): boolean {
  try {
    localStorage.setItem(slot, JSON.stringify(homes));
    return true;
  } catch {
    return false;
  }
}

/** Turns a use of a home on or off. It shows at once, before the code that keeps it has loaded. */
export function toggleUse(slug: string, use: HomeUse): void {
  const before = myHomes.get();
  const isOn = !isUsed(before, slug, use);
  if (use !== 'compared') myHomes.set({ ...before, marks: withMark(before.marks, slug, isOn ? use : null) });
  import('./favorites').then(
    (marking) => marking.setUse(slug, use, isOn),
    () => {
      myHomes.set(before);
      notify({
        tone: 'error',
        title: copy.noConnection,
        description: copy.tryAgainMoment,
      });
    },
  );
}

function withMark(marks: MyHomes['marks'], slug: string, kind: FavoriteKind | null): MyHomes['marks'] {
  const others = marks.filter((mark) => mark.slug !== slug);
  return kind ? [{ slug, kind, at: Date.now() }, ...others] : others;
}
