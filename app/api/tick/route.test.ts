import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST } from './route';

const secret = 'a-long-enough-secret';
Object.assign(process.env, { LOCAL_MODE: '1', TICK_SECRET: secret });
const tick = vi.hoisted(() => vi.fn(async () => ({ auctions: 0, mails: 0 })));
vi.mock('@/lib/server/jobs/tick', () => ({ tick }));
beforeEach(() => {
  tick.mockClear();
});

const call = (query: string, more: RequestInit = {}) =>
  POST(
    new Request(`http://localhost:3000/api/tick${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      ...more,
    }),
    { params: Promise.resolve({}) },
  );

/** Seconds until the response. */
async function secondsOf(answer: Promise<Response>): Promise<number> {
  const start = performance.now();
  expect((await answer).status).toBe(200);
  return (performance.now() - start) / 1000;
}

describe('a call of the tick', () => {
  test('returns at once unless it asks to be held', async () => {
    expect(await secondsOf(call(''))).toBeLessThan(0.5);
  });

  test('ticks at once and returns after the requested hold time', async () => {
    const answer = secondsOf(call('?hold=1.2'));
    await vi.waitFor(() => expect(tick).toHaveBeenCalledOnce());
    expect(await answer).toBeGreaterThanOrEqual(1.19);
  });

  test('counts the hold time from its arrival, so that a slow tick does not pass the deadline', async () => {
    tick.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { auctions: 0, mails: 0 };
    });
    expect(await secondsOf(call('?hold=1'))).toBeLessThan(1.4);
  });

  test('is held just as long when a part fails, so that the heartbeat continues, and then returns 500', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    tick.mockRejectedValueOnce(new Error('a part failed'));
    const start = performance.now();
    const answer = await call('?hold=1.2');
    vi.restoreAllMocks();
    expect(answer.status).toBe(500);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_190);
  });

  test('ends when its caller hangs up', async () => {
    expect(await secondsOf(call('?hold=55', { signal: AbortSignal.timeout(100) }))).toBeLessThan(2);
  });

  test('is refused without the secret, and nothing ticks', async () => {
    const answer = await call('?hold=55', { headers: { authorization: 'Bearer another' } });
    expect(answer.status).toBe(401);
    expect(tick).not.toHaveBeenCalled();
  });
});
