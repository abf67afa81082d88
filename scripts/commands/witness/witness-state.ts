import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import Database from 'libsql';
import { z } from 'zod';

/** What a witness last signed for a log: the root in hex, and the checkpoint with both signatures. */
const witnessedSchema = z.object({ size: z.int().min(0), root: z.string(), note: z.string() });
export type Witnessed = z.output<typeof witnessedSchema>;

/**
 * The keys and the memory of a witness: one SQLite file. `change` decides and remembers in one transaction, which
 * is on disk before the witness answers.
 */
export async function openWitnessState(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'witness.sqlite');
  const database = new Database(path);
  chmodSync(path, 0o600);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS secret (id INTEGER PRIMARY KEY CHECK (id = 1), seed TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS sealing (id INTEGER PRIMARY KEY CHECK (id = 1), identity TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS log (origin TEXT PRIMARY KEY, size INTEGER NOT NULL, root TEXT NOT NULL, note TEXT NOT NULL)`);
  database
    .prepare('INSERT OR IGNORE INTO secret (id, seed) VALUES (1, ?)')
    .run(randomBytes(32).toString('hex'));
  database
    .prepare('INSERT OR IGNORE INTO sealing (id, identity) VALUES (1, ?)')
    .run(await generateIdentity());
  const { identity } = z
    .object({ identity: z.string() })
    .parse(database.prepare('SELECT identity FROM sealing').get());
  const { seed } = z.object({ seed: z.string() }).parse(database.prepare('SELECT seed FROM secret').get());
  const find = database.prepare('SELECT size, root, note FROM log WHERE origin = ?');
  const latest = (origin: string): Witnessed | null =>
    witnessedSchema.optional().parse(find.get(origin) ?? undefined) ?? null;
  return {
    seed,
    /** The age key for shares of sealed offers. */
    identity,
    recipient: await identityToRecipient(identity),
    latest,
    change<T>(work: (remember: (origin: string, witnessed: Witnessed) => void) => T): T {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work((origin, { size, root, note }) =>
          database.prepare('INSERT OR REPLACE INTO log VALUES (?, ?, ?, ?)').run(origin, size, root, note),
        );
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

export type WitnessState = Awaited<ReturnType<typeof openWitnessState>>;
