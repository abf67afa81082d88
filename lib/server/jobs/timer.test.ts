import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { formatVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { copies } from '@/lib/server/jobs/collections/job-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';

const { store, end } = openTestRuntime();
const parts = runtime();
afterAll(end);
afterEach(() => {
  vi.restoreAllMocks();
  resetRuntime(parts);
  vi.unstubAllEnvs();
});

async function endUnlessReady(env: Readonly<Record<string, string>>) {
  vi.stubEnv('LOCAL_MODE', undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const timer = await import('./timer');
  try {
    await timer.endUnlessReady();
    return 'goes on';
  } catch (error) {
    return `${error} ${stderr.mock.calls.join()}`;
  }
}

test('a server with an incomplete configuration exits and reports what is missing', async () => {
  expect(await endUnlessReady({ FIREBASE_PROJECT_ID: 'my-project' })).toMatch(
    /ended with 1[\s\S]*FIREBASE_API_KEY: missing[\s\S]*TICK_SECRET: missing/,
  );
});

test('a server that moved to another host with its former key exits', async () => {
  const SIGNING_KEY = createHash('sha256').update('secret of old.example/log 1').digest('base64');
  const FORMER_SIGNERS = formatVerifierKey(aKey('old.example/log').key);
  expect(await endUnlessReady({ LOCAL_MODE: '1', SIGNING_KEY, FORMER_SIGNERS })).toMatch(
    /ended with 1[\s\S]*old\.example\/log has the current signing key/,
  );
});

test('a configured server starts', async () => {
  expect(await endUnlessReady({ LOCAL_MODE: '1' })).toBe('goes on');
});

test('a server with an incomplete copy of the data exits with instructions until the copy is complete', async () => {
  const copy = { from: 'folder /data', startedAt: 1, finishedAt: null };
  await store.commit([write.set(copies, 'copy', copy)]);
  expect(await endUnlessReady({ LOCAL_MODE: '1' })).toMatch(
    /ended with 1[\s\S]*incomplete copy of folder \/data. Run the same migrate/,
  );
  await store.commit([write.set(copies, 'copy', { ...copy, finishedAt: 2 })]);
  expect(await endUnlessReady({ LOCAL_MODE: '1' })).toBe('goes on');
});

test('the timer continues if a tick gets no response', async () => {
  vi.stubEnv('TICK_SECRET', 'a secret of at least thirty-two characters');
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  const post = vi.fn((_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('No answer')));
    });
  });
  vi.stubGlobal('fetch', post);
  const { startTimer } = await import('./timer');
  startTimer();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(post.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(timeout).toHaveBeenCalled();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
