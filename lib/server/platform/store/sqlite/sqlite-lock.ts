import 'server-only';
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'libsql';

const WAIT_MS = 1000;

/**
 * Makes this process the only owner of the store file until it releases the file or ends. It is a kernel lock
 * on
 * `<path>.lock`, so it does not outlive its process, even after kill -9. Returns the release function. Throws
 * when another process owns the file.
 */
export function lockStoreFile(path: string): () => void {
  const lock = new Database(`${path}.lock`, { timeout: WAIT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `${path} is in use by ${ownerOf(path)}. Stop that server, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(`${path}.pid`, `${process.pid}\n`);
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function ownerOf(path: string): string {
  try {
    return `process ${readFileSync(`${path}.pid`, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}
