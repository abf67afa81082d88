import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { putNotification, readNotification } from '@/lib/server/records/notifications/inbox';
import { canOpenStream, currentStates, liveStream, openStreams } from './live';

const test = openTestRuntime();
afterAll(test.end);

const textOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

/** The next chunk that is not a ping. On a slow machine one may come in between. */
async function nextState(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const text = await textOf(reader);
  return text.startsWith('event: ping') ? nextState(reader) : text;
}

/** Reads a stream from its start. */
const read = (request: Pick<Parameters<typeof liveStream>[0], 'ids' | 'signal' | 'owner'>) =>
  liveStream({ ...request, lastEventId: null, caller: 'test' }).getReader();

it('a stream starts with the current state of each existing auction', async () => {
  const id = await aStoredAuction(test, 'seen');
  const gone = new AbortController();
  const reader = read({ ids: [id, 'no-such'], signal: gone.signal });
  const chunks = [await textOf(reader), await textOf(reader), await nextState(reader)];
  expect(chunks[1]).toContain('event: ping');
  expect(chunks[2]).toContain('id: 1,-1\nevent: auction\ndata: {"id":"seen"');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
  expect(openStreams()).toBe(0);
});

it('each state is sent once, however often it is stored, followed by the next one', async () => {
  const id = await aStoredAuction(test, 'opening');
  const gone = new AbortController();
  const reader = read({ ids: [id], signal: gone.signal });
  const chunks = [await textOf(reader), await textOf(reader), await nextState(reader)];
  expect(chunks[2]).toContain('id: 1\n');
  await test.store.transact(async (tx) => {
    const stored = await tx.get(auctions, id);
    if (stored) tx.set(auctions, id, stored.data);
  });
  await runAuctions(Date.now());
  expect(await nextState(reader)).toContain('id: 2\n');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
});

it('a ping with the server time is sent at once and every 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const gone = new AbortController();
  const reader = read({ ids: [], signal: gone.signal });
  const pingAt = (now: number) =>
    `event: ping\ndata: ${JSON.stringify({ serverTime: new Date(now).toISOString() })}\n\n`;
  const from = Date.now();
  const chunks = [await textOf(reader), await textOf(reader)];
  expect(chunks).toEqual(['retry: 2000\n\n', pingAt(from)]);
  for (const after of [15_000, 30_000]) {
    vi.advanceTimersByTime(15_000);
    expect(await textOf(reader)).toBe(pingAt(from + after));
  }
  gone.abort();
  expect((await reader.read()).done).toBe(true);
  vi.useRealTimers();
});

it('a stream ends once, whether the reader or the connection closes first', async () => {
  const onUncaught = vi.fn();
  process.on('uncaughtException', onUncaught);
  const gone = new AbortController();
  const stream = liveStream({ ids: ['seen'], lastEventId: null, signal: gone.signal, caller: 'test' });
  expect(openStreams()).toBe(1);
  await stream.cancel();
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('uncaughtException', onUncaught);
  expect(onUncaught).not.toHaveBeenCalled();
  expect(openStreams()).toBe(0);
});

it('no stream starts for a connection that is already closed', async () => {
  const reader = read({ ids: ['seen'], signal: AbortSignal.abort() });
  expect((await reader.read()).done).toBe(true);
  expect(openStreams()).toBe(0);
});

it('no stream stays open when the store fails', async () => {
  vi.spyOn(test.store, 'getReadable').mockRejectedValueOnce(new Error('The store is away'));
  const reader = read({ ids: ['seen'], signal: new AbortController().signal });
  await expect(reader.closed).rejects.toThrow('The store is away');
  expect(openStreams()).toBe(0);
});

/** Opens as many streams as allowed, each with its own signal, like a request. */
function openAll(caller: string): readonly AbortController[] {
  const opened: AbortController[] = [];
  while (canOpenStream(caller)) {
    const request = new AbortController();
    liveStream({ ids: ['seen'], lastEventId: null, signal: request.signal, caller });
    opened.push(request);
  }
  return opened;
}

it('one caller may open 40 streams, and another caller still has room', () => {
  const before = openStreams();
  const opened = openAll('greedy');
  expect(openStreams() - before).toBe(40);
  expect(canOpenStream('modest')).toBe(true);
  for (const request of opened) request.abort();
  expect(canOpenStream('greedy')).toBe(true);
});

it('a fifth of an instance’s concurrent requests stays free for pages, bids and the tick', () => {
  const opened: AbortController[] = [];
  const concurrency = Number(/concurrency: (\d+)/.exec(readFileSync('apphosting.yaml', 'utf8'))?.[1]);
  for (let n = 0; canOpenStream(`caller ${n}`); n++) opened.push(...openAll(`caller ${n}`));
  expect(openStreams()).toBe(0.8 * concurrency);
  for (const request of opened) request.abort();
  expect(openStreams()).toBe(0);
});

it('a caller without room gets the `full` event and then the current states', async () => {
  const id = await aStoredAuction(test, 'crowded');
  const events = (await currentStates([id, 'no-such'])).trimEnd().split('\n\n');
  expect(events).toEqual([
    expect.stringMatching(/^event: full\ndata: {"serverTime":"[^"]+"}$/),
    expect.stringMatching(/^event: auction\ndata: {"id":"crowded",/),
  ]);
});

it('the stream also sends the unread count at each change, until the session ends', async () => {
  const { user, sessionId } = await aBidder(test, 'bella');
  const notification = {
    uid: user.uid,
    kind: 'staff',
    subject: 'Hello',
    text: '',
    path: '/',
    readAt: null,
  } as const;
  const gone = new AbortController();
  const reader = read({ ids: [], signal: gone.signal, owner: { uid: user.uid, sessionId } });
  const chunks = [await textOf(reader), await textOf(reader), await nextState(reader)];
  expect(chunks[2]).toBe('event: inbox\ndata: {"unread":0,"at":0}\n\n');
  await putNotification('other', { ...notification, uid: 'somebody', at: 1 }, false);
  await putNotification('n1', { ...notification, at: 2 }, false);
  expect(await nextState(reader)).toContain('{"unread":1,"at":2}');
  await readNotification(user.uid, 'n1', 3);
  expect(await nextState(reader)).toContain('{"unread":0,"at":3}');
  const owner = { uid: user.uid, sessionId };
  expect(await currentStates([], owner)).toContain('"unread":0');
  await test.store.commit([write.delete(sessions, sessionId)]);
  expect(await currentStates([], owner)).not.toContain('inbox');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
});

it('a failing notification read does not stop the auction states', async () => {
  const id = await aStoredAuction(test, 'deaf');
  const { user, sessionId } = await aBidder(test, 'dora');
  const owner = { uid: user.uid, sessionId };
  const failingQuery = vi.spyOn(test.store, 'query').mockRejectedValue(new Error('No answer'));
  const gone = new AbortController();
  const reader = read({ ids: [id], signal: gone.signal, owner });
  const chunks = [await textOf(reader), await textOf(reader), await nextState(reader)];
  expect(chunks[2]).toContain('event: auction\n');
  expect(await currentStates([id], owner)).toContain('event: auction\n');
  failingQuery.mockRestore();
  await runAuctions(Date.now());
  expect(await nextState(reader)).toContain('event: auction\n');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
});
