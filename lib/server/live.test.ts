import { afterAll, expect, it, vi } from 'vitest';
import { runAuctions } from './jobs/run-auctions';
import { hasRoomFor, liveStream, openStreams } from './live';
import { aStoredAuction, openTestRuntime } from './runtime.fixture';
import { auctions } from './store/collections';

const test = openTestRuntime();
afterAll(test.end);

const textOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

it('begins with the present state of each auction that there is', async () => {
  const id = await aStoredAuction(test, 'seen');
  const gone = new AbortController();
  const reader = liveStream({
    ids: [id, 'no-such'],
    lastEventId: null,
    signal: gone.signal,
    caller: 'test',
  }).getReader();
  const chunks = [await textOf(reader), await textOf(reader), await textOf(reader)];
  expect(chunks[1]).toContain('event: ping');
  expect(chunks[2]).toContain('id: 1,-1\nevent: auction\ndata: {"id":"seen"');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
  expect(openStreams()).toBe(0);
});

it('tells each state once, however often it is stored, and then the next one', async () => {
  const id = await aStoredAuction(test, 'opening');
  const gone = new AbortController();
  const reader = liveStream({
    ids: [id],
    lastEventId: null,
    signal: gone.signal,
    caller: 'test',
  }).getReader();
  const chunks = [await textOf(reader), await textOf(reader), await textOf(reader)];
  expect(chunks[2]).toContain('id: 1\n');
  await test.store.transact(async (tx) => {
    const stored = await tx.get(auctions, id);
    if (stored) tx.set(auctions, id, stored.data);
  });
  await runAuctions(Date.now());
  expect(await textOf(reader)).toContain('id: 2\n');
  gone.abort();
  expect((await reader.read()).done).toBe(true);
});

it('ends once, whether the reader or the connection goes first', async () => {
  const fault = vi.fn();
  process.on('uncaughtException', fault);
  const gone = new AbortController();
  const stream = liveStream({ ids: ['seen'], lastEventId: null, signal: gone.signal, caller: 'test' });
  expect(openStreams()).toBe(1);
  await stream.cancel();
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('uncaughtException', fault);
  expect(fault).not.toHaveBeenCalled();
  expect(openStreams()).toBe(0);
});

it('does not begin for a connection that is gone already', async () => {
  const reader = liveStream({
    ids: ['seen'],
    lastEventId: null,
    signal: AbortSignal.abort(),
    caller: 'test',
  }).getReader();
  expect((await reader.read()).done).toBe(true);
  expect(openStreams()).toBe(0);
});

it('leaves nothing open when the store fails', async () => {
  vi.spyOn(test.store, 'getAll').mockRejectedValueOnce(new Error('The store is away'));
  const reader = liveStream({
    ids: ['seen'],
    lastEventId: null,
    signal: new AbortController().signal,
    caller: 'test',
  }).getReader();
  await expect(reader.closed).rejects.toThrow('The store is away');
  expect(openStreams()).toBe(0);
});

it('one caller may hold 500 streams, and another still has room', () => {
  const gone = new AbortController();
  for (let n = 0; n < 500; n++)
    liveStream({ ids: [`a${n}`], lastEventId: null, signal: gone.signal, caller: 'greedy' });
  expect(hasRoomFor('greedy')).toBe(false);
  expect(hasRoomFor('modest')).toBe(true);
  gone.abort();
  expect(hasRoomFor('greedy')).toBe(true);
});
