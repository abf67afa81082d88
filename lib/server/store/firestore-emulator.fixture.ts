import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import { freePort } from '@/scripts/free-port';

const EXIT_MISSING = 3;

/**
 * Starts the emulator for the tests of one file and points this process at it. Null where none can be had, which is
 * said in one line; throws where it is there and does not start.
 */
export async function startFirestoreEmulator(): Promise<{ readonly host: string } | null> {
  const port = await freePort();
  const emulator = spawn(process.execPath, ['scripts/firestore-emulator.mjs'], {
    env: { ...process.env, FIRESTORE_EMULATOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  emulator.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(emulator, 'exit').then(([code]): unknown => code);
  const code = await Promise.race([emulator.stdout && once(emulator.stdout, 'data').then(() => null), ended]);
  if (code === EXIT_MISSING) {
    process.stderr.write(`SKIPPED  ${said}`);
    return null;
  }
  if (code !== null) throw new Error(said);
  afterAll(async () => {
    emulator.kill();
    await ended;
  });
  const host = `127.0.0.1:${port}`;
  // The first also keeps the SDK from looking for a Google machine.
  Object.assign(process.env, { METADATA_SERVER_DETECTION: 'none', FIRESTORE_EMULATOR_HOST: host });
  return { host };
}
