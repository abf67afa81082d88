import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '@/lib/client/page/notify';
import type { Favorite } from '@/lib/domain/favorites/favorites';

const stored = new Map<string, string>();
let cookie = '';
/** Pending requests; each test answers them in its own order. */
let requests: ((answer: Response) => void)[];
let dispatch: (event: string) => void;

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  cookie = '';
  requests = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
  const events = new EventTarget();
  dispatch = (name) => events.dispatchEvent(new Event(name));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => requests.push(answer)));
});
afterEach(() => vi.unstubAllGlobals());

const saved = (slug: string, at: number): Favorite => ({ slug, kind: 'saved', at });
const answer = (index: number, response: Response) =>
  vi.waitUntil(() => requests[index]).then((respond) => respond(response));
const marked = (...marks: Favorite[]) => Response.json({ marks });

async function open() {
  const [
    { followAccount, setFavorite },
    { myHomes, storeHomes, storedHomes, noHomes, toggleUse },
    { authState },
    { presentNotifications },
  ] = await Promise.all([
    import('./favorites'),
    import('./my-homes'),
    import('@/lib/client/accounts/auth'),
    import('@/lib/client/page/notify'),
  ]);
  const told: Notification[] = [];
  presentNotifications((notification) => told.push(notification));
  return {
    told,
    followAccount,
    setFavorite,
    toggleUse,
    keep: (...marks: Favorite[]) => storeHomes({ ...noHomes, marks }),
    storedSlugs: () => storedHomes().marks.map(({ slug }) => slug),
    visibleSlugs: () => myHomes.get().marks.map(({ slug }) => slug),
    signOut: () => {
      cookie = '';
      authState.set({ state: 'signed-out' });
    },
  };
}

test('a favorite that did not reach the account stays in the browser, whatever else the account returns', async () => {
  const { followAccount, setFavorite, keep, storedSlugs, visibleSlugs } = await open();
  keep({ slug: 'elm-1', kind: 'hidden', at: 900 });
  cookie = 'signed_in=1';
  followAccount('ann');
  await answer(0, new Response('', { status: 503 }));
  setFavorite('oak-2', 'saved');
  await answer(1, marked(saved('oak-2', 1000), saved('elm-1', 100), saved('fir-3', 50)));
  await vi.waitUntil(() => visibleSlugs().includes('fir-3'));
  expect(storedSlugs()).toEqual(['elm-1']);
});

test('favorites that the account has taken over are removed from the browser', async () => {
  const { followAccount, keep, storedSlugs, visibleSlugs } = await open();
  keep(saved('elm-1', 900), saved('oak-2', 800));
  followAccount('ann');
  await answer(0, marked(saved('elm-1', 900)));
  await vi.waitUntil(() => storedSlugs().length === 1);
  expect([storedSlugs(), visibleSlugs()]).toEqual([['oak-2'], ['elm-1', 'oak-2']]);
});

test('favorites that were not merged at sign-in are sent again once the connection is back, and only once', async () => {
  const { followAccount, keep, storedSlugs, visibleSlugs } = await open();
  keep(saved('elm-1', 900));
  cookie = 'signed_in=1';
  followAccount('ann');
  await answer(0, new Response('', { status: 503 }));
  dispatch('online');
  await answer(1, new Response('', { status: 503 }));
  dispatch('online');
  await answer(2, marked(saved('elm-1', 900), saved('fir-3', 50)));
  await vi.waitUntil(() => storedSlugs().length === 0);
  expect(visibleSlugs()).toEqual(['elm-1', 'fir-3']);
  dispatch('online');
  await new Promise(setImmediate);
  expect(requests).toHaveLength(3);
});

test('favorites that were not merged are sent again after the next successful change', async () => {
  const { followAccount, setFavorite, keep, storedSlugs, visibleSlugs } = await open();
  keep(saved('elm-1', 900));
  cookie = 'signed_in=1';
  followAccount('ann');
  await answer(0, new Response('', { status: 503 }));
  setFavorite('oak-2', 'saved');
  await answer(1, marked(saved('oak-2', 1000)));
  await answer(2, new Response('', { status: 503 }));
  setFavorite('fir-3', 'saved');
  await answer(3, marked(saved('fir-3', 1001), saved('oak-2', 1000)));
  await answer(4, marked(saved('fir-3', 1001), saved('oak-2', 1000), saved('elm-1', 900)));
  await vi.waitUntil(() => storedSlugs().length === 0);
  expect(visibleSlugs()).toEqual(['fir-3', 'oak-2', 'elm-1']);
});

test('favorites are not sent for a person who has signed out', async () => {
  const { followAccount, keep, storedSlugs, signOut } = await open();
  keep(saved('elm-1', 900));
  followAccount('ann');
  await answer(0, new Response('', { status: 503 }));
  await new Promise(setImmediate);
  signOut();
  dispatch('online');
  await new Promise(setImmediate);
  expect([requests.length, storedSlugs()]).toEqual([1, ['elm-1']]);
});

test('a response that arrives after the sign-out shows nothing of the account', async () => {
  const { setFavorite, visibleSlugs, signOut } = await open();
  cookie = 'signed_in=1';
  setFavorite('oak-2', 'saved');
  await vi.waitUntil(() => requests[0]);
  signOut();
  await answer(0, marked(saved('oak-2', 1000), saved('elm-1', 100)));
  await new Promise(setImmediate);
  expect(visibleSlugs()).toEqual([]);
});

test('the next person to sign in sees their own homes, even if a response for the previous one is pending', async () => {
  const { followAccount, visibleSlugs, signOut } = await open();
  followAccount('ann');
  await vi.waitUntil(() => requests[0]);
  signOut();
  followAccount('ben');
  await answer(0, marked(saved('elm-1', 100)));
  await answer(1, marked(saved('oak-2', 200)));
  await vi.waitUntil(() => visibleSlugs().length > 0);
  expect(visibleSlugs()).toEqual(['oak-2']);
});

test('a heart shows a change at once, and a removed home can be restored', async () => {
  const { keep, visibleSlugs, storedSlugs, toggleUse, told } = await open();
  keep(saved('elm-1', 900));
  toggleUse('oak-2', 'saved');
  expect(visibleSlugs(), 'before its code has loaded').toEqual(['oak-2', 'elm-1']);
  await vi.waitUntil(() => storedSlugs().includes('oak-2'));
  toggleUse('elm-1', 'saved');
  expect(visibleSlugs()).toEqual(['oak-2']);
  await vi.waitUntil(() => told.some(({ title }) => title === 'Removed from saved homes'));
  told.at(-1)?.action?.onClick();
  expect(visibleSlugs().toSorted()).toEqual(['elm-1', 'oak-2']);
});
