import 'server-only';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql/promise';

/**
 * Copies the current store file. Runs off the main thread on a second connection, so it does not block
 * writers.
 */
export async function backupStoreFile(path: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rm(partial, { force: true });
  const db = new Database(path, {});
  try {
    await db.exec(`VACUUM INTO '${partial.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
  await chmod(partial, 0o600);
  const file = await open(partial);
  await file.sync();
  await file.close();
  await rename(partial, target);
}
