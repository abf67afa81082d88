import { expect, test } from 'vitest';
import { isBusyError } from '@/lib/server/platform/store/store';
import { createFairQueue } from './fair-queue';

const limits = { waitingPerUser: 500, waitingInAll: 1_000, atOnce: 1 };

test("a photo does not wait for another user's 500 photos", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const send = (user: string, name: string) => queue.run(user, async () => void order.push(name));
  const many = Array.from({ length: 500 }, (_, at) => send('ann', `ann ${at}`));
  await send('ben', 'ben');
  expect(order.indexOf('ben')).toBeLessThan(3);
  await Promise.all(many);
  expect(order.filter((name) => name !== 'ben')).toEqual(many.map((_, at) => `ann ${at}`));
});

test('jobs run one at a time, and a failed job does not block the next', async () => {
  const queue = createFairQueue(limits);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
  };
  const failing = queue.run('ann', () => Promise.reject(new Error('broken')));
  await Promise.all([
    ...['ann', 'ben', 'cleo'].map((user) => queue.run(user, work)),
    failing.catch(() => null),
  ]);
  await expect(failing).rejects.toThrow('broken');
  expect(most).toBe(1);
});

test('as many jobs run at once as allowed, and the jobs of one user start in order', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 2 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (at: number) => async () => {
    started.push(at);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all([0, 1, 2, 3, 4].map((at) => queue.run('ann', work(at))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a user with too many waiting jobs is refused as busy, and other users are not', async () => {
  const queue = createFairQueue({ waitingPerUser: 2, waitingInAll: 4, atOnce: 1 });
  const gate = new Promise(setImmediate);
  const send = (user: string) => queue.run(user, () => gate);
  const [, ...waiting] = [send('ann'), send('ann'), send('ann')];
  await expect(send('ann')).rejects.toSatisfy(isBusyError);
  const others = [send('ben'), send('cleo')];
  await expect(send('dora')).rejects.toSatisfy(isBusyError);
  await Promise.all([...waiting, ...others]);
  await send('dora');
});
