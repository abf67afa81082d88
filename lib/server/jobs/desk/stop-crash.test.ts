import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { emergencyStops, stoppedAuctions } from '@/lib/server/records/desk/desk-collections';
import { stopId } from '@/lib/server/records/desk/emergency-stops';
import { runEmergencyStop } from './run-emergency-stop';
import { homeCount, mostCommits, type StopStep, stopReason } from './stop-crash.fixture';

process.env.LOCAL_MODE = '1';
const script = fileURLToPath(new URL('./stop-crash.fixture.ts', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const ids = Array.from({ length: homeCount }, (_, index) => `home${index}-1`);
const stateOf = async (auctionId: string) => {
  const auction = await getPublicAuction(auctionId);
  return [auction?.status, auction?.pauseReason];
};
const countOf = async (status: string) =>
  (await Promise.all(ids.map(stateOf))).filter(([each]) => each === status).length;
const stoppedCount = async () => (await runtime().store.query(stoppedAuctions, {})).docs.length;

/** Opens the data of a process that was killed during a step. */
async function afterKillIn(step: StopStep): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stop-crash-'));
  folders.push(folder);
  process.env.DATA_DIR = folder;
  resetRuntime();
  await linesUntilKilled(8, script, step);
}

/** Two ticks: the second finds nothing left to do, and records that. */
async function runTwice(at: number): Promise<void> {
  await runEmergencyStop(at);
  await runEmergencyStop(at);
}

async function typesOf(auctionId: string): Promise<readonly string[]> {
  const ledger = (await getLedger(auctionId)) ?? [];
  expect(verify(ledger).ok).toBe(true);
  return ledger.map(({ type }) => type).filter((type) => /pause|resume/i.test(type));
}

test('a stop whose process is killed goes on, and pauses each auction once, with one log entry', async () => {
  await afterKillIn('stop');
  const paused = await countOf('paused');
  expect(paused).toBeGreaterThanOrEqual(8);
  expect(paused).toBeLessThanOrEqual(mostCommits);
  expect(await stoppedCount()).toBe(paused);
  await runTwice(Date.now());
  for (const id of ids) {
    expect(await stateOf(id)).toEqual(['paused', stopReason]);
    expect(await typesOf(id)).toHaveLength(1);
  }
  const { docs } = await runtime().store.query(audit, {});
  const subjects = docs.flatMap(({ data }) => (data.action === 'auction-paused' ? data.subject : []));
  expect(subjects.sort()).toEqual(ids.map((id) => id.replace(/-1$/, '')).sort());
  await runtime().store.close();
}, 60_000);

test('a lifting whose process is killed goes on, and resumes each auction once', async () => {
  await afterKillIn('lift');
  const open = await countOf('open');
  expect(open).toBeGreaterThanOrEqual(8);
  expect(open).toBeLessThanOrEqual(mostCommits);
  expect(await stoppedCount()).toBe(homeCount - open);
  await runTwice(Date.now());
  for (const id of ids) {
    expect(await stateOf(id)).toEqual(['open', undefined]);
    expect(await typesOf(id)).toHaveLength(2);
  }
  expect(await stoppedCount()).toBe(0);
  expect(await runtime().store.get(emergencyStops, stopId)).toBeNull();
  await runtime().store.close();
}, 60_000);
