import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

/** Clicks a push notification while these pages are open. */
async function press(path: string, open: readonly string[]) {
  const pages = open.map((url) => ({ url, focus: vi.fn(), navigate: vi.fn() }));
  const clients = { openWindow: vi.fn(), matchAll: async () => pages };
  const handlers: Record<string, (event: object) => void> = {};
  const addEventListener = (name: string, handler: (event: object) => void) => {
    handlers[name] = handler;
  };
  const self = { addEventListener, clients, location: { origin: 'https://example.com' } };
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self, URL });
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
