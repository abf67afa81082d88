import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port of 127.0.0.1, for tests and the benchmark. It is below the range that systems use for
 * outgoing connections, because such a connection could take the port while a server restarts, and above 10080,
 * the last port that `fetch` refuses.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(10_081, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
  throw new Error('No free port was found');
}
