import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { write } from '@/lib/server/platform/store/store';
import * as live from './live/route';
import { GET } from './route';

const secret = 'a-long-enough-secret';
Object.assign(process.env, { LOCAL_MODE: '1', TICK_SECRET: secret });
const { store, end } = openTestRuntime();
afterAll(end);

let now = Date.now();
beforeEach(async () => {
  vi.restoreAllMocks();
  resetRuntime(runtime());
  now += 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await beat();
});

const beat = () => store.commit([write.set(heartbeats, 'server', { at: now })]);
const none = { params: Promise.resolve({}) };
async function ask(headers: Record<string, string> = {}) {
  const answer = await GET(new Request('http://localhost:3000/api/health', { headers }), none);
  return { status: answer.status, body: await answer.json() };
}
const askWithSecret = () => ask({ authorization: `Bearer ${secret}` });

describe('readiness', () => {
  test('is 200 with only the status when clock, reads, writes and outbox work', async () => {
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } });
  });

  test('is 503 once the heartbeat is older than 30 s, and gives the reason only with the tick secret', async () => {
    now += 30_001;
    expect(await ask()).toEqual({ status: 503, body: { status: 'unavailable' } });
    expect((await ask({ authorization: 'Bearer wrong' })).body).toEqual({ status: 'unavailable' });
    const { body } = await askWithSecret();
    expect(body.checks).toContainEqual({ name: 'heartbeat', fault: 'last heartbeat 30 s ago' });
    expect(body.checks).toContainEqual({ name: 'read', fault: null });
  });

  test.each([
    ['read', 'get'],
    ['write', 'commit'],
  ] as const)('is 503 when a store %s fails', async (name, method) => {
    vi.spyOn(store, method).mockRejectedValue(new Error('disk I/O error'));
    expect((await ask()).status).toBe(503);
    expect((await askWithSecret()).body.checks).toContainEqual({ name, fault: 'disk I/O error' });
  });

  test('is 503 when the store does not respond within two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(store, 'commit').mockReturnValue(new Promise(() => {}));
    const response = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await response).status).toBe(503);
    vi.useRealTimers();
  });

  test('is 503 when a message has been due for more than ten minutes', async () => {
    const message = {
      kind: 'invitation' as const,
      uid: 'ann',
      email: 'ann@example.com',
      organisation: 'Elm Bank',
      role: 'member' as const,
      by: 'Ben',
      token: 't',
      attempts: 0,
    };
    const query = vi.spyOn(store, 'query');
    query.mockResolvedValue({
      docs: [{ id: 'm', version: '1', data: { ...message, sendAt: now - 11 * 60_000 } }],
      cursor: null,
    });
    expect((await ask()).status).toBe(503);
    expect(query).toHaveBeenCalledWith(
      outbox,
      expect.objectContaining({ where: [{ field: 'sendAt', op: '<=', value: now - 10 * 60_000 }] }),
    );
  });

  test('reads the store at most once in five seconds, regardless of the number of requests', async () => {
    const commit = vi.spyOn(store, 'commit');
    await Promise.all(Array.from({ length: 50 }, () => ask()));
    now += 4_999;
    await ask();
    expect(commit).toHaveBeenCalledTimes(1);
    now += 1;
    await ask();
    expect(commit).toHaveBeenCalledTimes(2);
  });

  test('is checked more often while the server starts', async () => {
    await store.commit([write.delete(heartbeats, 'server')]);
    expect((await ask()).status).toBe(503);
    now += 250;
    await beat();
    expect((await ask()).status).toBe(200);
  });
});

test('liveness does not read the store', async () => {
  vi.spyOn(store, 'get').mockRejectedValue(new Error('disk I/O error'));
  const answer = await live.GET(new Request('http://localhost:3000/api/health/live'), none);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});
