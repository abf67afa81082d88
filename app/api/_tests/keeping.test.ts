import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import { favoriteLimit } from '@/lib/domain/favorites/favorites';
import { saveSearch } from '@/lib/server/catalog/listings/saved-searches';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { getFavorites, mergeFavorites } from '@/lib/server/records/favorites/favorites';
import { findOptionalEmails } from '@/lib/server/workflows/accounts/optional-emails';
import * as cards from '../cards/route';
import * as homes from '../me/homes/route';
import * as stop from '../stop/route';

const signedIn = { user: null as User | null };
vi.spyOn(session, 'getUser').mockImplementation(async () => signedIn.user);
const siteUrl = 'https://homes.example';
Object.assign(process.env, { LOCAL_MODE: '1', SITE_URL: siteUrl });
const runtime = openTestRuntime();
afterAll(runtime.end);
beforeEach(() => {
  signedIn.user = null;
});

const send = (method: 'POST' | 'PUT', body: unknown, headers: Record<string, string> = {}) =>
  (method === 'PUT' ? homes.PUT : homes.POST)(
    new Request(`${siteUrl}/api/me/homes`, { method, headers, body: JSON.stringify(body) }),
    none,
  );
const none = { params: Promise.resolve({}) };

describe('/api/me/homes', () => {
  test('stores nothing without a user or for another site', async () => {
    const mark = { slug: 'elm-1', kind: 'saved' };
    expect((await send('PUT', mark)).status).toBe(401);
    expect((await send('POST', { marks: [] })).status).toBe(401);
    signedIn.user = (await aBidder(runtime, 'ann')).user;
    expect((await send('PUT', mark, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await getFavorites('ann')).toEqual([]);
  });

  test('merges favorites into the account, returns them all, and refuses invalid ones', async () => {
    signedIn.user = (await aBidder(runtime, 'ben')).user;
    await send('PUT', { slug: 'elm-1', kind: 'saved' });
    const merged = await send('POST', { marks: [{ slug: 'oak-2', kind: 'hidden', at: 5 }] });
    expect((await merged.json()).marks).toEqual([
      { slug: 'elm-1', kind: 'saved', at: expect.any(Number) },
      { slug: 'oak-2', kind: 'hidden', at: 5 },
    ]);
    expect((await send('PUT', { slug: '../x', kind: 'saved' })).status).toBe(422);
    expect((await send('PUT', { slug: 'elm-1', kind: 'loved' })).status).toBe(422);
  });

  test('refuses a favorite above the maximum and names the maximum', async () => {
    signedIn.user = (await aBidder(runtime, 'cid')).user;
    const all = Array.from({ length: favoriteLimit }, (_, at) => ({
      slug: `oak-${at}`,
      kind: 'saved' as const,
      at,
    }));
    await mergeFavorites('cid', all, 1000);
    const refused = await send('PUT', { slug: 'elm-1', kind: 'saved' });
    expect([refused.status, (await refused.json()).detail]).toEqual([409, expect.stringContaining('500')]);
  });
});

describe('/api/cards', () => {
  const statusFor = async (count: number) => {
    const slugs = Array.from({ length: count }, (_, number) => `elm-${number}`).join(',');
    return (await cards.GET(new Request(`${siteUrl}/api/cards?homes=${slugs}`), none)).status;
  };

  test('returns 1 to 60 cards per request', async () => {
    expect([await statusFor(0), await statusFor(60), await statusFor(61)]).toEqual([422, 200, 422]);
  });
});

describe('/api/stop', () => {
  const open = async () => {
    const id = randomUUID();
    const by = await aBidder(runtime, id);
    await saveSearch(by, { id, name: 'All', query: '', frequency: 'daily' }, Date.now());
    const read = async () => (await runtime.store.get(savedSearches, id))?.data;
    return { token: (await read())?.stopToken ?? '', status: async () => (await read())?.status };
  };
  const call = (method: 'GET' | 'POST', token: string, body?: string | FormData, what = 'search') =>
    (method === 'GET' ? stop.GET : stop.POST)(
      new Request(`${siteUrl}/api/stop?${what}=${token}`, { method, ...(body && { body }) }),
      none,
    );

  test('redirects a GET to the confirmation page and stops nothing', async () => {
    const { token, status } = await open();
    const answer = await call('GET', token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/stop/${token}`]);
    expect(await status()).toBe('on');
  });

  test('stops a search with one click, without a redirect, and a repeat is harmless', async () => {
    const { token, status } = await open();
    for (let times = 0; times < 2; times++)
      expect((await call('POST', token, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await status()).toBe('paused');
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    expect((await call('POST', token, multipart)).status).toBe(200);
    expect((await call('POST', 'x'.repeat(43), 'List-Unsubscribe=One-Click')).status).toBe(404);
  });

  test('stops all optional emails with the token of a search and keeps the search', async () => {
    const { token, status } = await open();
    expect((await call('POST', token, undefined, 'all')).headers.get('location')).toBe(
      `${siteUrl}/stop/${token}`,
    );
    expect(await findOptionalEmails(token)).toEqual({ areStopped: true });
    expect(await status()).toBe('on');
    await call('POST', token, undefined, 'undo');
    expect(await findOptionalEmails(token)).toEqual({ areStopped: false });
  });

  test('stops a search with the button on the page and returns to the page', async () => {
    const { token, status } = await open();
    expect((await call('POST', token)).headers.get('location')).toBe(`${siteUrl}/stop/${token}`);
    expect(await status()).toBe('paused');
  });
});
