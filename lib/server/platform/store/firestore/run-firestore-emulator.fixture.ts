import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/scripts/process/free-port';

const EXIT_MISSING = 3;

export interface RunningEmulator {
  /** Null where none can be had. */
  readonly host: string | null;
  /** Why there is none, in one line. */
  readonly missing: string;
  readonly stop: () => Promise<void>;
}

/** Starts the emulator on a port of its own. Throws where it is there and does not start. */
export async function runFirestoreEmulator(): Promise<RunningEmulator> {
  const port = await freePort();
  const emulator = spawn(process.execPath, ['scripts/emulators/firestore-emulator.mjs'], {
    env: { ...process.env, FIRESTORE_EMULATOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  emulator.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(emulator, 'exit').then(([code]): unknown => code);
  const code = await Promise.race([emulator.stdout && once(emulator.stdout, 'data').then(() => null), ended]);
  if (code === EXIT_MISSING) return { host: null, missing: said, stop: async () => {} };
  if (code !== null) throw new Error(said);
  const stop = async () => {
    emulator.kill();
    await ended;
  };
  return { host: `127.0.0.1:${port}`, missing: '', stop };
}
