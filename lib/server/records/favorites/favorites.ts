import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  type Favorite,
  type FavoriteKind,
  favoriteLimit,
  favoriteSlugs,
  takeFavorites,
  withFavorite,
} from '@/lib/domain/favorites/favorites';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { watchLists } from './favorite-collections';

const empty = { marks: [] as readonly Favorite[], calendarToken: null as string | null };

/** With the hearts named apart, so that those who watch a home can be found. */
const withHearts = (marks: readonly Favorite[], calendarToken: string | null) => ({
  marks: [...marks],
  saved: [...favoriteSlugs(marks, 'saved')],
  calendarToken,
});

/** Who has saved a home, some at a time: in the order of their ids, and where to go on. */
export async function listWatchers(
  slug: string,
  limit: number,
  after: string | null = null,
): Promise<{ readonly uids: readonly string[]; readonly cursor: string | null }> {
  const { docs, cursor } = await runtime().store.query(watchLists, {
    where: [{ field: 'saved', op: 'array-contains', value: slug }],
    limit,
    ...(after !== null && { after }),
  });
  return { uids: docs.map(({ id }) => id), cursor };
}

export async function getFavorites(uid: string): Promise<readonly Favorite[]> {
  return (await read(runtime().store, uid)).marks;
}

/** Takes over what a browser kept before the sign-in, as far as there is room; the same again changes nothing. */
export function mergeIntoAccount(
  uid: string,
  kept: readonly Favorite[],
  now: number,
): Promise<readonly Favorite[]> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    // A browser's clock may be ahead; its marks must not win over later ones for that.
    const marks = takeFavorites(
      list.marks,
      kept.map((mark) => ({ ...mark, at: Math.min(mark.at, now) })),
    );
    if (JSON.stringify(marks) !== JSON.stringify(list.marks))
      tx.set(watchLists, uid, withHearts(marks, list.calendarToken));
    return marks;
  });
}

/** `kind` null takes the mark away. `now` in milliseconds UTC. */
export function setFavorite(
  uid: string,
  { slug, kind }: { readonly slug: string; readonly kind: FavoriteKind | null },
  now: number,
): Promise<Result<readonly Favorite[], 'too-many'>> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    const marks = withFavorite(list.marks, slug, kind, now);
    if (marks.length > favoriteLimit) return refuse('too-many');
    tx.set(watchLists, uid, withHearts(marks, list.calendarToken));
    return ok(marks);
  });
}

/** A new private address of this person's calendar; the one before leads nowhere from then on. */
export function renewCalendar(uid: string): Promise<void> {
  return setCalendar(uid, randomBytes(32).toString('base64url'));
}

export const revokeCalendar = (uid: string): Promise<void> => setCalendar(uid, null);

export async function getCalendarToken(uid: string): Promise<string | null> {
  return (await read(runtime().store, uid)).calendarToken;
}

/** Whose private address it is, and their hearts; null when it leads nowhere. */
export async function findCalendar(
  token: string,
): Promise<{ readonly uid: string; readonly slugs: readonly string[] } | null> {
  const { docs } = await runtime().store.query(watchLists, {
    where: [{ field: 'calendarToken', op: '==', value: token }],
    limit: 1,
  });
  return docs[0] ? { uid: docs[0].id, slugs: favoriteSlugs(docs[0].data.marks, 'saved') } : null;
}

function setCalendar(uid: string, calendarToken: string | null): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const list = await read(tx, uid);
    tx.set(watchLists, uid, withHearts(list.marks, calendarToken));
  });
}

const read = async (store: Reader, uid: string) => (await store.get(watchLists, uid))?.data ?? empty;
