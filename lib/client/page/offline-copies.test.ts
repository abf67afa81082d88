// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropCopies, keepCopies, listCopies } from './offline-copies';

const stored = new Map<string, Response>();
const cache = {
  keys: async () => [...stored.keys()].map((path) => new Request(`https://homes.example${path}`)),
  match: async (path: string) => stored.get(path)?.clone(),
  matchAll: async () => [...stored.values()],
  put: async (path: string, response: Response) => void stored.set(path, response),
  delete: async ({ url }: Request) => stored.delete(new URL(url).pathname),
};
let asked: string[] = [];
let isOnline = true;

beforeEach(() => {
  stored.clear();
  asked = [];
  isOnline = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T22:30:00Z') });
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    asked.push(path);
    const html = `<!DOCTYPE html><title>${path} | Site</title><body class="a"><main>Home</main></body>`;
    return new Response(html, { status: path.includes('gone') ? 404 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the copies are those of the saved homes that have a page, and say as of when they are', async () => {
  await keepCopies(['elm-1', 'gone-3']);
  expect(await listCopies()).toEqual([
    { href: '/properties/elm-1', title: '/properties/elm-1', asOf: 'Nov 25, 2026, 5:30 PM ET' },
  ]);
  const html = await stored.get('/properties/elm-1')?.clone().text();
  expect(html).toMatch(
    /<body class="a"><p role="status"[^>]*>[^<]*as of Nov 25, 2026, 5:30 PM ET\.[^<]*<\/p><main>/,
  );
  await keepCopies(['oak-2']);
  expect((await listCopies()).map(({ href }) => href)).toEqual(['/properties/oak-2']);
});

test('a copy is made again after ten minutes, and stays if that fails', async () => {
  await keepCopies(['elm-1']);
  await keepCopies(['elm-1']);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(600_000);
  isOnline = false;
  await keepCopies(['elm-1']);
  expect((await listCopies())[0]?.asOf).toContain('5:30 PM');
  isOnline = true;
  await keepCopies(['elm-1']);
  expect((await listCopies())[0]?.asOf).toContain('5:40 PM');
});

test('after a sign-out no copy is left, even one that was being made', async () => {
  const keeping = keepCopies(['elm-1', 'oak-2']);
  await dropCopies();
  await keeping;
  expect(await listCopies()).toEqual([]);
});

test('a browser without a cache has no copies', async () => {
  vi.unstubAllGlobals();
  await keepCopies(['elm-1']);
  await dropCopies();
  expect(await listCopies()).toEqual([]);
});
