import 'server-only';
import type Database from 'libsql';
import type { ChangeFeed, StoredChange } from '@/lib/server/platform/store/change-feed';
import { checkWrites, encodeDocument } from '@/lib/server/platform/store/document';
import { BusyError, ConflictError, type Store, type Write } from '@/lib/server/platform/store/store';
import { isBusy } from './sqlite-lock';
import type { SqliteTable } from './sqlite-table';

interface Parts {
  readonly db: Database.Database;
  readonly tableOf: (collection: Write['collection']) => SqliteTable;
  readonly feed: ChangeFeed;
  /** Differs from the epoch of every earlier opening, so that versions are not reused. */
  readonly epoch: string;
}
interface Step {
  readonly write: Write;
  readonly table: SqliteTable;
  /** Null: nothing to store. */
  readonly data: object | null;
}
interface Entry {
  readonly steps: readonly Step[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The store's commit. All commits of one turn of the event loop share one SQLite transaction and so one disk
 * sync. A conflict fails only its own commit, because preconditions are checked, in order, before any of its
 * writes. Everything between BEGIN and COMMIT is synchronous.
 */
export function createCommit({ db, tableOf, feed, epoch }: Parts): {
  commit: Store['commit'];
  flush: () => void;
} {
  let pending: Entry[] = [];
  let count = 0;

  function apply({ steps }: Entry): StoredChange[] {
    return steps.flatMap(({ write, table, data }) => {
      if (write.kind === 'check') return [];
      const before = write.kind === 'set' ? (table.get(write.id)?.data ?? null) : null;
      const json = data && encodeDocument(write.collection, write.id, data, before);
      if (json === null) table.remove(write.id);
      else table.put({ id: write.id, version: `${epoch}.${++count}`, data: json });
      return [{ collection: write.collection.name, id: write.id, json }];
    });
  }

  function run(entries: readonly Entry[]): void {
    const applied: { entry: Entry; changes: StoredChange[] }[] = [];
    db.exec('BEGIN IMMEDIATE');
    for (const entry of entries) {
      const conflict = findConflict(entry);
      if (conflict === null) applied.push({ entry, changes: apply(entry) });
      else entry.reject(conflict);
    }
    db.exec('COMMIT');
    for (const { entry, changes } of applied) {
      entry.resolve();
      if (changes.length > 0) feed.publish(changes);
    }
  }

  function flush(): void {
    const entries = pending;
    pending = [];
    if (entries.length === 0) return;
    try {
      run(entries);
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      const reason = isBusy(error)
        ? new BusyError('the store file is locked from outside', { cause: error })
        : error;
      for (const entry of entries) entry.reject(reason);
    }
  }

  return {
    flush,
    async commit(writes) {
      const steps = toSteps(writes, tableOf);
      if (steps.length === 0) return;
      await new Promise<void>((resolve, reject) => {
        if (pending.push({ steps, resolve, reject }) === 1) setImmediate(flush);
      });
    },
  };
}

function toSteps(writes: readonly Write[], tableOf: Parts['tableOf']): Step[] {
  return checkWrites(writes).map(({ write, data }) => ({
    write,
    table: tableOf(write.collection),
    data,
  }));
}

function findConflict({ steps }: Entry): ConflictError | null {
  for (const { write, table } of steps) {
    const expected = write.kind === 'create' ? null : write.expect;
    if (expected === undefined) continue;
    const version = table.get(write.id)?.version ?? null;
    if (version === expected) continue;
    const state = version === null ? 'is not there' : expected === null ? 'is already there' : 'has changed';
    return new ConflictError(`${write.collection.name}/${write.id} ${state}`);
  }
  return null;
}
