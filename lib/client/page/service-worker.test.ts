import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Handle = (event: object) => void;

/** The worker’s handlers, in a scope with these clients, stored pages by cache and path, and network. */
function startWorker({
  clients = {},
  stored = {},
  network = async (): Promise<unknown> => 'from the network',
}) {
  const handlers: Record<string, Handle> = {};
  const addEventListener = (name: string, handler: Handle) => {
    handlers[name] = handler;
  };
  const caches = {
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      Reflect.get(stored, `${cacheName} ${path}`),
  };
  const self = { addEventListener, clients, location: { origin: 'https://example.com', search: '?b1' } };
  const scope = { self, caches, fetch: network, navigator: { onLine: true }, URL };
  runInNewContext(readFileSync('public/service-worker.js', 'utf8'), scope);
  return handlers;
}

/** Clicks a push notification while these pages are open. */
async function press(path: string, open: readonly string[]) {
  const pages = open.map((url) => ({ url, focus: vi.fn(), navigate: vi.fn() }));
  const clients = { openWindow: vi.fn(), matchAll: async () => pages };
  const handlers = startWorker({ clients });
  let done: Promise<unknown> = Promise.resolve();
  handlers.notificationclick?.({
    notification: { close: () => {}, data: { path } },
    waitUntil: (until: Promise<unknown>) => {
      done = until;
    },
  });
  await done;
  return { pages, opened: clients.openWindow.mock.calls.flat() };
}

test('clicking a push notification focuses its page if it is already open', async () => {
  const { pages, opened } = await press('/a', ['https://example.com/', 'https://example.com/a']);
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(opened).toEqual([]);
});

test('clicking a push notification opens a new page and leaves other pages alone, where someone may be typing', async () => {
  const { pages, opened } = await press('/a', ['https://example.com/sell/draft']);
  expect(opened).toEqual(['https://example.com/a']);
  for (const { focus, navigate } of pages)
    expect([focus, navigate].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

/** What the worker answers; undefined when it leaves the request to the browser. */
async function answer(request: object, worker: Parameters<typeof startWorker>[0] = {}) {
  let answered: unknown;
  startWorker(worker).fetch?.({
    request: { method: 'GET', mode: 'navigate', url: 'https://example.com/properties/elm-bny-1', ...request },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: unknown) => {
      answered = response;
    },
  });
  return answered;
}
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

test('with a connection a page comes from the network, even if there is a copy', async () => {
  const stored = { 'saved-homes /properties/elm-bny-1': 'copy' };
  expect(await answer({}, { stored })).toBe('from the network');
});

test('without a connection a saved home is shown as its copy, and any other page as the offline page', async () => {
  const stored = { 'saved-homes /properties/elm-bny-1': 'copy', 'offline?b1 /offline': 'offline page' };
  expect(await answer({}, { stored, network: offline })).toBe('copy');
  for (const path of ['/properties/oak-bny-2', '/dashboard', '/api/me/export', '/stop/token'])
    expect(await answer({ url: `https://example.com${path}` }, { stored, network: offline }), path).toBe(
      'offline page',
    );
});

test('a bid, the account and data are left to the browser, so nothing is stored or sent later', async () => {
  for (const request of [
    { method: 'POST', mode: 'cors', url: 'https://example.com/api/auctions/a1/bids' },
    { method: 'POST', url: 'https://example.com/contact' },
    { mode: 'cors', url: 'https://example.com/api/me' },
    { mode: 'no-cors', url: 'https://example.com/documents/k/file.pdf' },
  ])
    expect(await answer(request, { network: offline }), request.url).toBeUndefined();
});
