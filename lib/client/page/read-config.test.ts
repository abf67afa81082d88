import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './read-config';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('settings that do not arrive in time are not waited for', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => signal.throwIfAborted());
  await expect(readConfig()).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test('a failed answer is not taken for settings', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  await expect(readConfig()).rejects.toThrow('503');
});
