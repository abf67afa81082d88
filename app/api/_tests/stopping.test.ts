import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { beat } from '@/lib/server/jobs/heartbeat';
import { startTimer } from '@/lib/server/jobs/timer';
import { isStopping, stopOnSignals } from '@/lib/server/platform/edge/stopping';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { liveStream } from '@/lib/server/records/live/live';
import { POST } from '../tick/route';

vi.mock('@/lib/server/jobs/tick', () => ({ tick: async () => ({ auctions: 0, mails: 0 }) }));
const secret = 'a-long-enough-secret';
Object.assign(process.env, { LOCAL_MODE: '1', TICK_SECRET: secret });
const runtime = openTestRuntime();
afterAll(runtime.end);

const callTick = (query = '') =>
  POST(
    new Request(`http://localhost:3000/api/tick${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    }),
    { params: Promise.resolve({}) },
  );

test('SIGTERM stops the timer and heartbeat, ends streams with a retry hint, ends held calls, and exits within 2 seconds', async () => {
  let posts = 0;
  const server = createServer((_, response) => {
    posts += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  process.env.PORT = String(typeof address === 'object' ? address?.port : '');
  const id = await aStoredAuction(runtime, 'watched');
  const signal = new AbortController().signal;
  const stream = liveStream({ ids: [id], lastEventId: null, signal, caller: 'test' });
  const held = callTick('?hold=30');
  startTimer();
  stopOnSignals();
  await vi.waitFor(() => expect(posts).toBe(1), { timeout: 5_000 });
  const lastBeat = await runtime.store.get(heartbeats, 'server');

  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  vi.useFakeTimers();
  process.emit('SIGTERM');
  expect(isStopping()).toBe(true);
  expect((await held).status).toBe(200);
  expect(await new Response(stream).text()).toMatch(/retry: \d{4}\n\n$/);
  await vi.advanceTimersByTimeAsync(1_200);
  await beat(Date.now() + 60_000);
  expect((await callTick()).status).toBe(503);
  expect(await runtime.store.get(heartbeats, 'server')).toEqual(lastBeat);
  expect(posts).toBe(1);
  await expect(vi.advanceTimersByTimeAsync(500)).rejects.toThrow('ended with 143');
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});
