import 'server-only';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock } from '@/lib/server/platform/clock';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** Longer than any job takes. */
const ABANDONED_MS = 3_600_000;
const everyMs = 3_600_000;

/**
 * The same in each bundle. A restarted process in a container may have the same pid, but not the same start
 * time.
 */
const startedAt = Math.round(performance.timeOrigin);

/** Runs the work with a temporary folder for one file and its results, and deletes the folder afterward. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `intake-${process.pid}-${startedAt}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lastSweep = perProcess('sweepFolders', () => ({ at: 0 }));

/**
 * Deletes folders that killed processes left behind. Runs at the first tick after a start and then once an
 * hour. `now` is the site's time in milliseconds.
 */
export async function sweepFolders(now: number): Promise<void> {
  if (Math.abs(now - lastSweep().at) < everyMs) return;
  lastSweep().at = now;
  for (const name of await readdir(tmpdir())) {
    const owner = /^intake-(?:(\d+)-)?(?:(\d+)-)?\w{6}$/.exec(name);
    if (!owner) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    // Another server may use the same place, and files carry real time, which may differ from this site's
    // clock and from `now`.
    const isOld = found !== null && clock.toRealTime(clock.now()) - found.mtimeMs > ABANDONED_MS;
    if (isOld || (owner[1] !== undefined && !isAtWork(Number(owner[1]), Number(owner[2]))))
      await remove(path);
  }
}

/**
 * Deletes a folder. One that cannot be deleted, such as another user's, is logged and does not stop the
 * others.
 */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
    process.stderr.write(`${JSON.stringify({ level: 'warn', cause: `Cannot delete ${path}: ${error}` })}\n`);
  });
}

const isAtWork = (pid: number, start: number): boolean =>
  pid === process.pid ? start === startedAt : isRunning(pid);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
