import 'server-only';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Makes a store's folder and files readable only by their owner, including files that exist already. */
export function secureStoreFiles(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  tighten(folder, OWNER_ONLY_FOLDER);
  // SQLite gives its log and its index the permissions of their main file.
  for (const file of [path, `${path}.lock`, `${path}.pid`]) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const suffix of ['', '-wal', '-shm', '.lock', '.pid'])
    if (existsSync(path + suffix)) tighten(path + suffix, OWNER_ONLY);
}

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to another user, who sets its permissions.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
