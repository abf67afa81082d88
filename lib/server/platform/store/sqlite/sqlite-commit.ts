import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type Database from 'libsql';
import { mapInTurns } from '@/lib/server/platform/process/in-turns';
import type { ChangeFeed, StoredChange } from '@/lib/server/platform/store/change-feed';
import { checkWrites, encodeDocument } from '@/lib/server/platform/store/document';
import { BusyError, ConflictError, type Store, type Write } from '@/lib/server/platform/store/store';
import { isBusy } from './sqlite-lock';
import type { Row, SqliteTable } from './sqlite-table';

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
  /** The JSON of a new document; null if it depends on the stored one. */
  readonly json: string | null;
}
interface Entry {
  readonly steps: readonly Step[];
  readonly mayBeLost: boolean;
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
  /** Resolves when every commit so far has ended. */
  finish: () => Promise<void>;
} {
  let preparing = 0;
  let pending: Entry[] = [];
  let count = 0;
  let synced = '';

  function apply({ steps }: Entry, current: CurrentRow): StoredChange[] {
    return steps.flatMap((step) => {
      const { write, table, data } = step;
      if (write.kind === 'check') return [];
      const json =
        step.json ?? (data && encodeDocument(write.collection, write.id, data, current(step)?.data ?? null));
      if (json === null) table.remove(write.id);
      else table.put({ id: write.id, version: `${epoch}.${++count}`, data: json });
      return [{ collection: write.collection.name, id: write.id, json }];
    });
  }

  /** FULL syncs the log, and with it every earlier commit, so that they survive a power loss. */
  function sync(next: 'FULL' | 'NORMAL'): void {
    if (next !== synced) db.pragma(`synchronous = ${next}`);
    synced = next;
  }

  function run(entries: readonly Entry[]): void {
    const applied: { entry: Entry; changes: StoredChange[] }[] = [];
    sync(entries.every(({ mayBeLost }) => mayBeLost) ? 'NORMAL' : 'FULL');
    db.exec('BEGIN IMMEDIATE');
    for (const entry of entries) {
      const current = readCurrent(entry);
      const conflict = findConflict(entry, current);
      if (conflict === null) applied.push({ entry, changes: apply(entry, current) });
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

  async function prepare(writes: readonly Write[]): Promise<Step[]> {
    preparing++;
    try {
      return await toSteps(writes, tableOf);
    } finally {
      preparing--;
    }
  }

  return {
    async commit(writes, { mayBeLost = false } = {}) {
      const steps = await prepare(writes);
      if (steps.length === 0) return;
      await new Promise<void>((resolve, reject) => {
        if (pending.push({ steps, mayBeLost, resolve, reject }) === 1) setImmediate(flush);
      });
    },
    async finish() {
      while (preparing > 0 || pending.length > 0) await nextTurn();
    },
  };
}

/** What can be done before the transaction is, because nobody else is served in it. */
async function toSteps(writes: readonly Write[], tableOf: Parts['tableOf']): Promise<Step[]> {
  return mapInTurns(await checkWrites(writes), ({ write, data }) => {
    const { collection, id } = write;
    const isNew = write.kind === 'create' || (write.kind === 'set' && write.expect === null);
    const json = isNew && data ? encodeDocument(collection, id, data, null) : null;
    return { write, table: tableOf(collection), data, json };
  });
}

/** The row that a write of the entry is about, before the entry; null: none. */
type CurrentRow = (step: Step) => Row | null;

/** Reads the rows of an entry with one statement a table. No commit names a document twice. */
function readCurrent({ steps }: Entry): CurrentRow {
  const ids = new Map<SqliteTable, string[]>();
  for (const { write, table } of steps) {
    const named = ids.get(table);
    if (named) named.push(write.id);
    else ids.set(table, [write.id]);
  }
  const rows = new Map([...ids].map(([table, named]) => [table, table.getAll(named)]));
  return ({ write, table }) => rows.get(table)?.get(write.id) ?? null;
}

function findConflict({ steps }: Entry, current: CurrentRow): ConflictError | null {
  for (const step of steps) {
    const { write } = step;
    const expected = write.kind === 'create' ? null : write.expect;
    if (expected === undefined) continue;
    const version = current(step)?.version ?? null;
    if (version === expected) continue;
    const state = version === null ? 'is not there' : expected === null ? 'is already there' : 'has changed';
    return new ConflictError(`${write.collection.name}/${write.id} ${state}`);
  }
  return null;
}
