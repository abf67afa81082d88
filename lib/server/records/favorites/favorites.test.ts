import { afterAll, describe, expect, test } from 'vitest';
import { type Favorite, favoriteLimit } from '@/lib/domain/favorites/favorites';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime, setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { needsFirestore } from '@/lib/skipped.fixture';
import {
  findCalendar,
  getCalendarToken,
  getFavorites,
  mergeFavorites,
  renewCalendar,
  revokeCalendar,
  setFavorite,
} from './favorites';

const { end } = openTestRuntime();
const embedded = processRuntime();
const emulator = await startFirestoreEmulator();
const firestore = emulator && openFirestoreStore({ projectId: 'demo-watch-lists' });
afterAll(async () => {
  await end();
  await firestore?.close();
});

const saved = (slug: string, at: number): Favorite => ({ slug, kind: 'saved', at });

describe.each([
  ['SQLite', embedded],
  ['Firestore', firestore && { ...embedded, store: firestore }],
])('favorites on %s', (_name, runtime) => {
  const on = (title: string, story: () => Promise<void>) =>
    test.skipIf(!runtime)(title, needsFirestore, () => {
      if (runtime) setRuntime(runtime);
      return story();
    });

  on('favorites stored in the browser are merged once, however often they are sent', async () => {
    await setFavorite('ann', { slug: 'elm-1', kind: 'saved' }, 1000);
    const stored = [saved('oak-2', 500), saved('elm-1', 400)];
    const merged = await mergeFavorites('ann', stored, 2000);
    expect(merged).toEqual([saved('elm-1', 1000), saved('oak-2', 500)]);
    expect(await mergeFavorites('ann', stored, 3000)).toEqual(merged);
    expect(await getFavorites('ann')).toEqual(merged);
    expect(await getFavorites('ben')).toEqual([]);
  });

  on('a browser whose clock is ahead does not override later changes', async () => {
    await mergeFavorites('cid', [saved('elm-1', 9_000_000)], 1000);
    await setFavorite('cid', { slug: 'elm-1', kind: 'hidden' }, 2000);
    expect(await mergeFavorites('cid', [saved('elm-1', 9_000_000)], 1500)).toEqual([
      { slug: 'elm-1', kind: 'hidden', at: 2000 },
    ]);
  });

  on('simultaneous changes lose no favorite', async () => {
    const slugs = Array.from({ length: 8 }, (_, index) => `elm-${index}`);
    await Promise.all(slugs.map((slug) => setFavorite('dee', { slug, kind: 'saved' }, 1000)));
    expect((await getFavorites('dee')).map(({ slug }) => slug).sort()).toEqual(slugs);
  });

  on('renewing or revoking the private calendar of saved homes ends the previous address', async () => {
    await setFavorite('fay', { slug: 'elm-1', kind: 'saved' }, 1);
    await setFavorite('fay', { slug: 'elm-2', kind: 'hidden' }, 2);
    expect(await getCalendarToken('fay')).toBeNull();
    await renewCalendar('fay');
    const first = (await getCalendarToken('fay')) ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await findCalendar(first)).toEqual({ uid: 'fay', slugs: ['elm-1'] });
    await renewCalendar('fay');
    const second = (await getCalendarToken('fay')) ?? '';
    expect(await findCalendar(first)).toBeNull();
    expect((await findCalendar(second))?.slugs).toEqual(['elm-1']);
    expect(await mergeFavorites('fay', [saved('oak-9', 3)], 4)).toHaveLength(3);
    expect((await findCalendar(second))?.slugs).toEqual(['oak-9', 'elm-1']);
    await revokeCalendar('fay');
    expect([await findCalendar(second), await findCalendar('')]).toEqual([null, null]);
  });

  on('a favorite can be removed, and one above the limit is refused', async () => {
    await setFavorite('eve', { slug: 'elm-1', kind: 'saved' }, 1);
    await setFavorite('eve', { slug: 'elm-1', kind: null }, 2);
    expect(await getFavorites('eve')).toEqual([]);
    const all = Array.from({ length: favoriteLimit }, (_, index) => saved(`oak-${index}`, index));
    await mergeFavorites('eve', all, 1000);
    expect(await setFavorite('eve', { slug: 'elm-1', kind: 'saved' }, 2000)).toEqual({
      ok: false,
      reason: 'too-many',
    });
    expect((await setFavorite('eve', { slug: 'oak-0', kind: 'hidden' }, 2000)).ok).toBe(true);
  });
});
