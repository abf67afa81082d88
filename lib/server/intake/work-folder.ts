import 'server-only';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longer than any job takes. */
const ABANDONED_MS = 3_600_000;
const everyMs = 3_600_000;

/** A folder for one file and what is made of it, gone when the work is done. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `intake-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** At the first tick after a start and then once an hour: deletes what processes left behind that were killed. */
export async function sweepFolders(now: number): Promise<void> {
  const place: typeof globalThis & { sweptFoldersAt?: number } = globalThis;
  if (Math.abs(now - (place.sweptFoldersAt ?? 0)) < everyMs) return;
  place.sweptFoldersAt = now;
  for (const name of await readdir(tmpdir())) {
    const pid = /^intake-(?:(\d+)-)?\w{6}$/.exec(name);
    if (!pid) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    const isOld = found !== null && now - found.mtimeMs > ABANDONED_MS;
    if (isOld || (pid[1] !== undefined && !isRunning(Number(pid[1]))))
      await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signaled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
