import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { runInBackground } from './run-in-background';

afterEach(() => vi.restoreAllMocks());
const logged = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

test('a run that fails after its caller left is logged, and the next one starts', async () => {
  const log = logged();
  let fail = (_error: Error) => {};
  const slow = () =>
    new Promise<string>((_, reject) => {
      fail = reject;
    });
  const options = { name: 'late', patienceMs: 1, meanwhile: 'under way' };
  expect(await runInBackground({ ...options, run: slow })).toBe('under way');
  fail(new Error('the store is gone'));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls.map(String)).toEqual([expect.stringMatching(/"part":"late".*the store is gone/)]);
  expect(await runInBackground({ ...options, patienceMs: 1_000, run: async () => 'done' })).toBe('done');
});

test('a run that fails while its caller waits rejects the call and is not logged', async () => {
  const log = logged();
  const run = () => Promise.reject(new Error('at once'));
  const options = { name: 'early', patienceMs: 1_000, meanwhile: undefined };
  await expect(runInBackground({ ...options, run })).rejects.toThrow('at once');
  await setImmediate();
  expect(log).not.toHaveBeenCalled();
});

test('a run that never ends blocks the next one up to its limit only', async () => {
  const log = logged();
  const options = { name: 'hung', patienceMs: 1, meanwhile: 'under way' };
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const never = () => new Promise<string>(() => {});
  expect(await runInBackground({ ...options, limitMs: 100, run: never })).toBe('under way');
  const next = { ...options, patienceMs: 1_000, run: async () => 'done' };
  now.mockReturnValue(100);
  expect(await runInBackground({ ...next, patienceMs: 1, limitMs: 100 })).toBe('under way');
  now.mockReturnValue(101);
  expect(await runInBackground({ ...next, limitMs: 100 })).toBe('done');
  expect(log.mock.calls.map(String)).toEqual([expect.stringMatching(/"part":"hung".*100 ms/)]);
});
