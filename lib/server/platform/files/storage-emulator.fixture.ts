import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import { freePort } from '@/scripts/process/free-port';

/** Starts the emulator for one test file and points this process at it. Throws when it does not start. */
export async function startStorageEmulator(): Promise<{ readonly host: string }> {
  const port = await freePort();
  const emulator = spawn(process.execPath, ['scripts/emulators/storage-emulator.mjs'], {
    env: { ...process.env, STORAGE_EMULATOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(emulator, 'exit').then(() => true);
  const failed = await Promise.race([
    emulator.stdout && once(emulator.stdout, 'data').then(() => false),
    ended,
  ]);
  if (failed) throw new Error('The Storage emulator did not start');
  afterAll(async () => {
    emulator.kill();
    await ended;
  });
  const host = `127.0.0.1:${port}`;
  // METADATA_SERVER_DETECTION keeps the SDK from looking for Google's metadata server.
  Object.assign(process.env, { METADATA_SERVER_DETECTION: 'none', FIREBASE_STORAGE_EMULATOR_HOST: host });
  return { host };
}
