import { afterEach, expect, test, vi } from 'vitest';
import { runPart } from './run-part';

afterEach(() => vi.restoreAllMocks());
const logged = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

function aRun() {
  let fail = (_error: Error) => {};
  const result = new Promise<never>((_, reject) => {
    fail = reject;
  });
  return { run: () => result, fail };
}

test('a part that fails after its callers stopped waiting is logged once', async () => {
  const log = logged();
  const { run, fail } = aRun();
  await Promise.all([runPart('late', run, 1), runPart('late', run, 1)]);
  fail(new Error('the store is gone'));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls.map(String)).toEqual([expect.stringMatching(/"part":"late".*the store is gone/)]);
});

test('a part that fails while its caller waits rejects the call and is not logged', async () => {
  const log = logged();
  await expect(runPart('early', () => Promise.reject(new Error('at once')), 1_000)).rejects.toThrow(
    'at once',
  );
  expect(log).not.toHaveBeenCalled();
});
