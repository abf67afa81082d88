import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { runLog } from './run-log';
import { watchLog } from './watch-log';

const runtime = openTestRuntime();
afterAll(runtime.end);
afterEach(() => vi.restoreAllMocks());

test('an entry that waits for minutes raises an alert, until it is in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const now = Date.now();
  await aStoredAuction(runtime, 'a1');
  await watchLog(now);
  await watchLog(now + 60_000);
  expect(written).not.toHaveBeenCalled();
  await watchLog(now + 5 * 60_000);
  await watchLog(now + 5 * 60_000 + 1_000);
  expect(written.mock.calls.map(String)).toEqual([
    expect.stringMatching(/"alert":"transparency-log","auctionId":"a1","seq":1/),
  ]);
  await runLog(now);
  await watchLog(now + 6 * 60_000);
  await watchLog(now + 7 * 60_000);
  expect(written).toHaveBeenCalledTimes(1);
});

test('an entry that is old from the start raises none if the log takes it', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const now = Date.now() + 3_600_000;
  await aStoredAuction(runtime, 'a2');
  await watchLog(now);
  await runLog(now);
  await watchLog(now + 60_000);
  expect(written).not.toHaveBeenCalled();
});
