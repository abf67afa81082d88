import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  addFavorites,
  type Favorite,
  type FavoriteKind,
  favoriteLimit,
  favoriteSlugs,
  withFavorite,
} from '@/lib/domain/favorites/favorites';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { favoriteLists } from './favorite-collections';

const empty = { marks: [] as readonly Favorite[], calendarToken: null as string | null };

/** Stores the saved slugs separately, so that the followers of a home can be queried. */
const toDocument = (marks: readonly Favorite[], calendarToken: string | null) => ({
  marks: [...marks],
  saved: [...favoriteSlugs(marks, 'saved')],
  calendarToken,
});

/** Lists who has saved a home, one page at a time in the order of their ids. */
export async function listSavers(
  slug: string,
  limit: number,
  after: string | null = null,
): Promise<{ readonly uids: readonly string[]; readonly cursor: string | null }> {
  const { docs, cursor } = await runtime().store.query(favoriteLists, {
    where: [{ field: 'saved', op: 'array-contains', value: slug }],
    limit,
    ...(after !== null && { after }),
  });
  return { uids: docs.map(({ id }) => id), cursor };
}

/** How many people have the home saved. */
export const countSavers = (slug: string): Promise<number> =>
  runtime().store.count(favoriteLists, [{ field: 'saved', op: 'array-contains', value: slug }]);

export async function getFavorites(uid: string): Promise<readonly Favorite[]> {
  return (await read(runtime().store, uid)).marks;
}

/** Merges the favorites that a browser stored before sign-in, up to the limit. Safe to repeat. */
export function mergeFavorites(
  uid: string,
  stored: readonly Favorite[],
  now: number,
): Promise<readonly Favorite[]> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    // A browser's clock may be ahead. Its favorites must not override later ones because of that.
    const marks = addFavorites(
      list.marks,
      stored.map((favorite) => ({ ...favorite, at: Math.min(favorite.at, now) })),
    );
    if (JSON.stringify(marks) !== JSON.stringify(list.marks))
      tx.set(favoriteLists, uid, toDocument(marks, list.calendarToken));
    return marks;
  });
}

/** `kind` null removes the favorite. `now` in ms UTC. */
export function setFavorite(
  uid: string,
  { slug, kind }: { readonly slug: string; readonly kind: FavoriteKind | null },
  now: number,
): Promise<Result<readonly Favorite[], 'too-many'>> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    const marks = withFavorite(list.marks, slug, kind, now);
    if (marks.length > favoriteLimit) return refuse('too-many');
    tx.set(favoriteLists, uid, toDocument(marks, list.calendarToken));
    return ok(marks);
  });
}

/** Creates a new private address for this person's calendar. The previous one stops working. */
export function renewCalendar(uid: string): Promise<void> {
  return setCalendar(uid, randomBytes(32).toString('base64url'));
}

export const revokeCalendar = (uid: string): Promise<void> => setCalendar(uid, null);

export async function getCalendarToken(uid: string): Promise<string | null> {
  return (await read(runtime().store, uid)).calendarToken;
}

/** Returns the owner of a private address and their saved homes; null if the address is unknown. */
export async function findCalendar(
  token: string,
): Promise<{ readonly uid: string; readonly slugs: readonly string[] } | null> {
  const { docs } = await runtime().store.query(favoriteLists, {
    where: [{ field: 'calendarToken', op: '==', value: token }],
    limit: 1,
  });
  return docs[0] ? { uid: docs[0].id, slugs: favoriteSlugs(docs[0].data.marks, 'saved') } : null;
}

function setCalendar(uid: string, calendarToken: string | null): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    tx.set(favoriteLists, uid, toDocument(list.marks, calendarToken));
  });
}

const read = async (store: Reader, uid: string) => (await store.get(favoriteLists, uid))?.data ?? empty;
