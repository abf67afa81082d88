import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { freePort } from '@/scripts/process/free-port';

/** Gives a test file an Auth emulator and a store of its own. */
export function withAuthEmulator(): void {
  let end: () => Promise<void>;
  beforeAll(async () => {
    end = await startAuthEmulator();
  }, 60_000);
  afterAll(async () => {
    await runtime().store.close();
    await end();
  });
}

/** Starts the Auth emulator and configures this process for it. The result stops it and deletes its data. */
export async function startAuthEmulator(folder?: string): Promise<() => Promise<void>> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'auth-')));
  const port = await freePort();
  Object.assign(process.env, {
    LOCAL_MODE: '1',
    DATA_DIR: dataDir,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
  });
  const emulator = spawn(process.execPath, ['scripts/emulators/auth-emulator.mjs'], {
    env: { ...process.env, AUTH_EMULATOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(emulator.stdout, 'data');
  return () => end(emulator, dataDir);
}

async function end(emulator: ChildProcess, dataDir: string): Promise<void> {
  const ended = once(emulator, 'exit');
  emulator.kill('SIGKILL');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
