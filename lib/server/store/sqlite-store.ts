import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { createChangeFeed, toChanges } from './change-feed';
import { readDocument } from './document';
import { encodeCursor, type QueryPlan } from './query-plan';
import { planIndexed } from './require-index';
import { backupStoreFile } from './sqlite-backup';
import { createCommit } from './sqlite-commit';
import { lockStoreFile } from './sqlite-lock';
import { selectRows } from './sqlite-query';
import { openTable, type Row, type SqliteTable } from './sqlite-table';
import type { Collection, Doc, Page, Store } from './store';
import { createTransact } from './transact';

interface Options {
  readonly onListenerError?: (error: unknown) => void;
}

export interface SqliteStore extends Store {
  /** Writes a consistent copy to a new file or over an old one, while the store is in use. */
  backup(path: string): Promise<void>;
}

/** Opens the embedded store: one file, owned by this process. Throws when another process owns it. */
export function openSqliteStore(
  path: string,
  { onListenerError = console.error }: Options = {},
): SqliteStore {
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockStoreFile(path);
  const db = openDatabase(path);
  const tableOf = createTables(db);
  const feed = createChangeFeed(onListenerError);
  const { commit, flush } = createCommit({ db, tableOf, feed, epoch: randomBytes(6).toString('base64url') });

  function getDoc<T extends object>(collection: Collection<T>, id: string): Doc<T> | null {
    const row = tableOf(collection).get(id);
    return row === null ? null : toDoc(collection, row);
  }
  function getPage<T extends object>(collection: Collection<T>, plan: QueryPlan): Page<T> {
    const rows = selectRows(tableOf(collection), plan);
    const docs = rows.slice(0, plan.limit ?? rows.length).map((row) => toDoc(collection, row));
    const last = docs.at(-1);
    return { docs, cursor: last && rows.length > docs.length ? encodeCursor(plan, last) : null };
  }
  const getAll: Store['getAll'] = async (collection, ids) => ids.map((id) => getDoc(collection, id));

  return {
    getAll,
    get: async (collection, id) => getDoc(collection, id),
    query: async (collection, query) => getPage(collection, planIndexed(collection, query)),
    watchChanges(collection, onChange) {
      return feed.subscribe(collection.name, (changes) => onChange(toChanges(collection, changes)));
    },
    commit,
    transact: createTransact({ getAll, commit }),
    backup: (target) => backupStoreFile(path, target),
    async close() {
      flush();
      feed.clear();
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
      unlock();
    },
  };
}

function openDatabase(path: string): Database.Database {
  const db = new Database(path, { timeout: 2000 });
  db.pragma('journal_mode = WAL');
  // FULL also syncs the log at every commit: an acknowledged write outlives a loss of power.
  db.pragma('synchronous = FULL');
  // 16 MB of log instead of 4: in a burst of bids the same pages are copied back a quarter as often.
  db.pragma('wal_autocheckpoint = 4000');
  return db;
}

function createTables(db: Database.Database): (collection: Collection<object>) => SqliteTable {
  const tables = new WeakMap<object, SqliteTable>();
  return (collection) => {
    const table = tables.get(collection) ?? openTable(db, collection);
    tables.set(collection, table);
    return table;
  };
}

function toDoc<T extends object>(collection: Collection<T>, { id, version, data }: Row): Doc<T> {
  return { id, version, data: readDocument(collection, id, data) };
}
