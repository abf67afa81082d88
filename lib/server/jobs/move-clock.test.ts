import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import { outages } from '@/lib/server/jobs/collections/job-collections';
import { clock } from '@/lib/server/platform/clock';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { BusyError, write } from '@/lib/server/platform/store/store';
import { restoreClock } from '@/lib/server/platform/stored-clock';
import { getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { beat } from './heartbeat';
import { moveClock } from './move-clock';

const folder = mkdtempSync(join(tmpdir(), 'clock-'));
process.env.LOCAL_MODE = '1';
process.env.DATA_DIR = folder;
const runtime = openTestRuntime();
const hourMs = 3_600_000;

const restart = () => {
  forgetProcess();
  restoreClock();
};
const allOutages = async () => (await runtime.store.query(outages, {})).docs;

afterEach(() => rmSync(join(folder, 'clock.json'), { force: true }));
afterAll(async () => {
  await runtime.end();
  rmSync(folder, { recursive: true });
});

test('a clock move runs what became due, and the skipped time is not an outage', async () => {
  const id = await aStoredAuction(runtime, 'ends');
  const endsAt = (await getPublicAuction(id))?.endsAt ?? '';
  await moveClock(Date.parse(endsAt) - clock.now() + closingDelayMs);
  expect((await getLedger(id))?.map(({ type }) => type)).toContain('closed');
  expect((await getPublicAuction(id))?.endsAt).toBe(endsAt);
  expect(await allOutages()).toEqual([]);
});

test('concurrent moves add up, and neither is an outage', async () => {
  const from = clock.now();
  await Promise.all([moveClock(hourMs), moveClock(2 * hourMs), beat(clock.now())]);
  expect(clock.now()).toBeGreaterThanOrEqual(from + 3 * hourMs);
  await beat(clock.now() + 5_000);
  expect(await allOutages()).toEqual([]);
});

test('an outage that ends with the move is recorded without the skipped time', async () => {
  const downSince = clock.now() - 60_000;
  await runtime.store.commit([write.set(heartbeats, 'server', { at: downSince })]);
  await moveClock(hourMs);
  const [found, ...others] = await allOutages();
  expect(others).toEqual([]);
  expect(found?.data.from).toBe(downSince);
  expect((found?.data.to ?? 0) - downSince).toBeLessThan(hourMs);
});

test('a tick is retried while another instance is busy', async () => {
  const busy = vi
    .spyOn(runtime.store, 'query')
    .mockRejectedValueOnce(new BusyError('Another instance writes'));
  const from = clock.now();
  expect(await moveClock(hourMs)).toBeGreaterThanOrEqual(from + hourMs);
  expect(busy).toHaveBeenCalled();
  busy.mockRestore();
});

test('a restarted site continues from the moved clock', async () => {
  const moved = await moveClock(hourMs);
  restart();
  expect(clock.now()).toBeGreaterThanOrEqual(moved);
});

test('a site without a stored move starts at the real time', () => {
  restart();
  expect(clock.aheadMs()).toBe(0);
});
