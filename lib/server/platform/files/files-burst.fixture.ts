import { randomUUID } from 'node:crypto';
import { openDiskFiles } from './disk-files';
import type { FilePath } from './files';

/**
 * Run as a separate process: writes files endlessly, several at once, and prints each path once it is stored.
 */
async function burst(root: string): Promise<void> {
  const files = openDiskFiles(root);
  let rounds = 0;
  async function* body(): AsyncIterable<Uint8Array> {
    const piece = `${++rounds} `.repeat(8_000);
    for (let at = 0; at < 8; at++) yield Buffer.from(piece);
  }
  async function writeOn(next: () => FilePath): Promise<void> {
    for (;;) {
      const path = next();
      await files.put(path, { contentType: 'text/plain', body: body() });
      process.stdout.write(`${path}\n`);
    }
  }
  const fresh = () => `private/${rounds % 7}/${randomUUID()}` as const;
  await Promise.all([fresh, fresh, fresh, () => 'private/replaced' as const].map(writeOn));
}

const [, script, root] = process.argv;
if (script?.endsWith('files-burst.fixture.ts') && root) await burst(root);
