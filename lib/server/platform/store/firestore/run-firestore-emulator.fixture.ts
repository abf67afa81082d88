import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/scripts/process/free-port';

const EXIT_MISSING = 3;

export interface RunningEmulator {
  /** Null when the emulator is not available. */
  readonly host: string | null;
  /** Why it is not available, in one line; empty when it is. */
  readonly missing: string;
  readonly stop: () => Promise<void>;
}

/** Starts the emulator on a free port. Throws when it is available but does not start. */
export async function runFirestoreEmulator(): Promise<RunningEmulator> {
  const port = await freePort();
  const emulator = spawn(process.execPath, ['scripts/emulators/firestore-emulator.mjs'], {
    env: { ...process.env, FIRESTORE_EMULATOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  emulator.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(emulator, 'exit').then(([code]): unknown => code);
  const code = await Promise.race([emulator.stdout && once(emulator.stdout, 'data').then(() => null), ended]);
  if (code === EXIT_MISSING) return { host: null, missing: output, stop: async () => {} };
  if (code !== null) throw new Error(output);
  const stop = async () => {
    emulator.kill();
    await ended;
  };
  return { host: `127.0.0.1:${port}`, missing: '', stop };
}
