import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { beginImport, checkImport, runImport } from '@/lib/server/jobs/imports/imports';
import { readImport } from '@/lib/server/jobs/imports/read-imports';
import { advanceImport } from '@/lib/server/jobs/imports/run-imports';
import { startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import { toLine } from '../../lib/domain/open-data/csv-cell';

/**
 * Prints import times in milliseconds, alternating with csv-parse alone, and the memory in use after each round.
 * Run by `npm run bench`.
 */
const rows = Number(process.env.BENCH_ROWS || 2_000);
/** The first warms up: the memory after it is the baseline for the memory after the last one. */
const rounds = 4;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const folder = mkdtempSync(join(tmpdir(), 'bench-imports-'));
Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder });
const { runtime } = await import('@/lib/server/platform/runtime/runtime');
const { sessions } = await import('@/lib/server/people/sessions/session-collections');
const { users } = await import('@/lib/server/people/identity/identity-collections');
const { write } = await import('@/lib/server/platform/store/store');

const { street: _, parcelNumber: __, ...more } = completeAnswers;
const now = Date.now();
const forEver = 3_600_000;

/** A CSV table of homes. Every round has different homes. */
function aTable(round: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) =>
    toLine([`R${round}-${at}`, `${at + 1} Bench ${'ABCD'[round]} Street`, ...Object.values(more)]),
  );
  return Buffer.from(toLine(['Reference', 'Street', ...Object.keys(more)]) + lines.join(''));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const uid = 'bench';
const registration = null;
const user = {
  uid,
  email: 'b@example.com',
  name: uid,
  role: 'member' as const,
  registration,
  createdAt: now,
};
const by = { user: { ...user, emailVerified: true }, sessionId: 'bench' };
const own: number[] = [];
const check: number[] = [];
const again: number[] = [];
const bare: number[] = [];
const memory: { readonly held: number; readonly resident: number }[] = [];

/** The second collection frees what finalizers released in the first. In bytes. */
async function measureMemory() {
  collectGarbage();
  await wait(50);
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

try {
  const { store } = runtime();
  await store.commit([
    write.set(users, uid, by.user),
    write.set(sessions, by.sessionId, { uid, createdAt: now, expiresAt: now + forEver, revokedAt: null }),
  ]);
  const bank = await startOrganization(by, { name: 'Bench Bank', kind: 'bank' }, now);
  if (!bank.ok) throw new Error(bank.reason);
  const { organisationId } = bank.value;

  /** Imports a table. Returns the milliseconds of the dry run alone and of the whole import. */
  async function bring(bytes: Buffer, created: number): Promise<[checkMs: number, allMs: number]> {
    let importId = '';
    const checkMs = await timeOf(async () => {
      const begun = await beginImport(by, organisationId, { name: 'bench.csv', bytes }, now);
      if (!begun.ok) throw new Error(JSON.stringify(begun.reason));
      importId = begun.value.importId;
      await checkImport(by, importId, begun.value, now);
      await advanceImport(importId, now, forEver);
    });
    const runMs = await timeOf(async () => {
      await runImport(by, importId, now);
      await advanceImport(importId, now, forEver);
    });
    const after = await readImport(by.user, importId);
    if (!after.ok || after.value.counts.created !== created) throw new Error('Not every row was imported');
    return [checkMs, checkMs + runMs];
  }

  for (let round = 0; round < rounds; round++) {
    const bytes = aTable(round);
    const [checkMs, allMs] = await bring(bytes, rows);
    check.push(checkMs);
    own.push(allMs);
    again.push((await bring(bytes, 0))[1]);
    bare.push(await timeOf(async () => parse(bytes)));
    memory.push(await measureMemory());
  }
  await store.close();
  process.stdout.write(JSON.stringify({ rows, own, check, again, bare, memory }));
} finally {
  rmSync(folder, { recursive: true });
}
