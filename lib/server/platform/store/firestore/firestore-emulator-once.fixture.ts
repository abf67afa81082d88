import { once } from 'node:events';
import { createServer } from 'node:http';
import { type RunningEmulator, runFirestoreEmulator } from './run-firestore-emulator.fixture';

/**
 * One emulator for all test files of a run. It starts when the first file requests FIRESTORE_STARTER_URL.
 * Each file uses its own project id. Several Vitest projects call this setup; the first call serves them all.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_STARTER_URL) return undefined;
  let emulator: Promise<RunningEmulator> | null = null;
  const server = createServer((_request, response) => {
    emulator ??= runFirestoreEmulator();
    emulator.then(
      ({ host, missing }) => response.end(JSON.stringify({ host, missing })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The starter has no port');
  process.env.FIRESTORE_STARTER_URL = `http://127.0.0.1:${address.port}`;
  return async () => {
    delete process.env.FIRESTORE_STARTER_URL;
    server.close();
    await (await emulator?.catch(() => null))?.stop();
  };
}
