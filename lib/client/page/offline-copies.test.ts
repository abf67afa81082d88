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

async function download(path: string) {
  if (!isOnline) throw new TypeError('Failed to fetch');
  asked.push(path);
  const html = `<!DOCTYPE html><title>${path} | Site</title><body class="a"><main>Home</main><p data-listed-by>Listed by Ann · 5</p></body>`;
  return new Response(html, { status: path.includes('gone') ? 404 : 200 });
}

beforeEach(() => {
  stored.clear();
  asked = [];
  isOnline = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T22:30:00Z') });
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() });
  vi.stubGlobal('fetch', download);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the copies are those of the saved homes that have a page, and say as of when they are and who lists the home', async () => {
  await keepCopies(['elm-1', 'gone-3']);
  expect(await listCopies()).toEqual([
    {
      href: '/properties/elm-1',
      title: '/properties/elm-1',
      listedBy: 'Listed by Ann · 5',
      copiedAt: Date.now(),
    },
  ]);
  const html = await stored.get('/properties/elm-1')?.clone().text();
  expect(html).toMatch(
    /<body class="a"><p role="status"[^>]*>[^<]*from Nov 25, 2026, 5:30 PM ET\.[^<]*<\/p><main>/,
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
  expect((await listCopies())[0]?.copiedAt).toBe(Date.now() - 600_000);
  isOnline = true;
  await keepCopies(['elm-1']);
  expect((await listCopies())[0]?.copiedAt).toBe(Date.now());
});

test('after a sign-out no copy is left, even one that was being made', async () => {
  const keeping = keepCopies(['elm-1', 'oak-2']);
  await dropCopies();
  await keeping;
  expect(await listCopies()).toEqual([]);
});

test('a sign-out ends a download that hangs and those that wait, and later copies stay', async () => {
  const hang = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.onabort = () => reject(signal.reason);
      }),
  );
  vi.stubGlobal('fetch', hang);
  const keeping = [keepCopies(['elm-1']), keepCopies(['oak-2'])];
  await vi.waitFor(() => expect(hang).toHaveBeenCalledOnce());
  await dropCopies();
  await Promise.all(keeping);
  expect(hang).toHaveBeenCalledOnce();
  expect(await listCopies()).toEqual([]);
  vi.stubGlobal('fetch', download);
  await keepCopies(['elm-1']);
  expect(await listCopies()).toHaveLength(1);
});

test('a page that arrives after the sign-out is not stored', async () => {
  let arrive: (html: string) => void = () => {};
  const text = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
  );
  vi.stubGlobal('fetch', async () => ({ ok: true, text }));
  const puts = vi.spyOn(cache, 'put');
  const keeping = keepCopies(['elm-1']);
  await vi.waitFor(() => expect(text).toHaveBeenCalledOnce());
  const dropping = dropCopies();
  arrive('<title>Elm</title><body></body>');
  await Promise.all([keeping, dropping]);
  expect(puts).not.toHaveBeenCalled();
});

test('a browser without a cache has no copies', async () => {
  vi.unstubAllGlobals();
  await keepCopies(['elm-1']);
  await dropCopies();
  expect(await listCopies()).toEqual([]);
});
