import 'server-only';
import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { createChangeFeed, toChanges } from '@/lib/server/platform/store/change-feed';
import { readStored, toDoc } from '@/lib/server/platform/store/document';
import { positionOf } from '@/lib/server/platform/store/query-plan';
import { createReadable } from '@/lib/server/platform/store/readable';
import { readPage } from '@/lib/server/platform/store/readable-page';
import { planIndexed } from '@/lib/server/platform/store/require-index';
import type { Collection, Doc, Store, Unreadable } from '@/lib/server/platform/store/store';
import { createTransact } from '@/lib/server/platform/store/transact';
import { secureStoreFiles } from './private-files';
import { backupStoreFile } from './sqlite-backup';
import { createCommit } from './sqlite-commit';
import { lockStoreFile } from './sqlite-lock';
import { countRows, selectRows } from './sqlite-query';
import { openTable, type Row, type SqliteTable } from './sqlite-table';

interface Options {
  readonly onListenerError?: (error: unknown) => void;
  /** Called each time a document cannot be read. */
  readonly onUnreadable?: (unreadable: Unreadable) => void;
}

export interface SqliteStore extends Store {
  /** Writes a consistent copy to a new file or over an old one while the store stays in use. */
  backup(path: string): Promise<void>;
}

/** Opens the embedded store: one file, owned by this process. Throws when another process owns it. */
export function openSqliteStore(
  path: string,
  { onListenerError = console.error, onUnreadable = console.error }: Options = {},
): SqliteStore {
  secureStoreFiles(path);
  const unlock = lockStoreFile(path);
  const db = openDatabase(path);
  const tableOf = createTables(db);
  const feed = createChangeFeed(onListenerError);
  const { commit, finish } = createCommit({ db, tableOf, feed, epoch: randomBytes(6).toString('base64url') });

  const { readable, required } = createReadable(onUnreadable);

  function getDocs<T extends object>(
    collection: Collection<T>,
    ids: readonly string[],
    read = required,
  ): (Doc<T> | null)[] {
    const rows = tableOf(collection).getAll(ids);
    return ids.map((id) => {
      const row = rows.get(id);
      return row ? read(collection, id, () => readRow(collection, row)) : null;
    });
  }
  const getAll: Store['getAll'] = async (collection, ids) => getDocs(collection, ids);

  return {
    getAll,
    getReadable: async (collection, ids) => getDocs(collection, ids, readable),
    get: async (collection, id) => getDocs(collection, [id])[0] ?? null,
    query: async (collection, query) =>
      readPage({
        plan: planIndexed(collection, query),
        select: async (plan, after: Row | null) =>
          selectRows(
            tableOf(collection),
            after ? { ...plan, after: positionOf(plan, after.id, storedOf(after)) } : plan,
          ),
        storedOf,
        toDoc: (row) =>
          (query.requireAll ? required : readable)(collection, row.id, () => readRow(collection, row)),
      }),
    count: async (collection, where) => countRows(tableOf(collection), planIndexed(collection, { where })),
    watchChanges(collection, onChange) {
      return feed.subscribe(collection.name, (changes) => onChange(toChanges(collection, changes, readable)));
    },
    commit,
    transact: createTransact({ getAll, commit }),
    backup: (target) => backupStoreFile(path, target),
    async close() {
      await finish();
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
  // 16 MB of log instead of 4, so that a burst of bids copies the same pages back a quarter as often.
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

const storedOf = ({ data }: Row): unknown => JSON.parse(data);

function readRow<T extends object>(collection: Collection<T>, { id, version, data }: Row): Doc<T> {
  return toDoc(id, version, readStored(collection, id, data));
}
