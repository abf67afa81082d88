import 'server-only';
import {
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import {
  type Checked,
  checkWrites,
  ENVELOPE,
  keepLaterFields,
  type Stored,
} from '@/lib/server/platform/store/document';
import {
  type Collection,
  ConflictError,
  type Reader,
  type Store,
  type Write,
} from '@/lib/server/platform/store/store';
import { answered } from './firestore-errors';
import type { Written } from './firestore-watch';

interface Parts {
  readonly db: Firestore;
  readonly getAll: Reader['getAll'];
  /**
   * The document at that version, or as last read if there is no version. Null: absent, unknown or
   * unreadable.
   */
  readonly readBefore: (
    collection: Collection<object>,
    id: string,
    version: string | undefined,
  ) => Promise<Stored<object> | null>;
  /** Called after each commit with its writes. */
  readonly onCommit: (written: readonly Written[]) => void;
}

/**
 * The store's commit: one batch in which every write carries its precondition. A check next to writes is a
 * write that changes nothing. A commit of checks only reads the documents instead, which takes no lock.
 */
export function createCommit({ db, getAll, readBefore, onCommit }: Parts): Store['commit'] {
  return async (writes) => {
    const checked = await checkWrites(writes);
    if (writes.every(({ kind }) => kind === 'check')) return checkAll(getAll, writes);
    const merged = await Promise.all(checked.map((each) => merge(each, readBefore)));
    const batch = db.batch();
    for (const { write, stored } of merged) add(batch, db, write, stored);
    const results = await answered(batch.commit(), 'commit');
    onCommit(merged.flatMap((each, at) => toWritten(each, results[at])));
  };
}

interface Merged extends Checked {
  /** The data with the later fields of the document that it replaces. */
  readonly stored: object | null;
}

async function merge(checked: Checked, readBefore: Parts['readBefore']): Promise<Merged> {
  const { write, data } = checked;
  if (!data || write.kind !== 'set' || write.expect === null) return { ...checked, stored: data };
  const before = await readBefore(write.collection, write.id, write.expect);
  return { ...checked, stored: keepLaterFields(data, before) };
}

/** A version as text that sorts in time order. */
export const toVersion = ({ seconds, nanoseconds }: Timestamp): string =>
  `${seconds}.${String(nanoseconds).padStart(9, '0')}`;

function fromVersion(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.').map(Number);
  return new Timestamp(seconds ?? 0, nanoseconds ?? 0);
}

function add(batch: WriteBatch, db: Firestore, write: Write, data: object | null): void {
  const ref = db.collection(write.collection.name).doc(write.id);
  const document = { [ENVELOPE]: data };
  if (write.kind === 'create') return void batch.create(ref, document);
  const { kind, expect } = write;
  if (expect === undefined) return void (kind === 'delete' ? batch.delete(ref) : batch.set(ref, document));
  if (expect === null)
    return void (kind === 'set' ? batch.create(ref, document) : batch.delete(ref, { exists: false }));
  const unchanged = { lastUpdateTime: fromVersion(expect) };
  if (kind === 'delete') return void batch.delete(ref, unchanged);
  // A check deletes a field that no document has.
  batch.update(ref, kind === 'set' ? document : { _: FieldValue.delete() }, unchanged);
}

function toWritten({ write, data, stored }: Merged, result: WriteResult | undefined): Written[] {
  if (write.kind === 'check' || !result) return [];
  const { collection, id } = write;
  return [{ collection, id, data, stored, version: toVersion(result.writeTime) }];
}

/**
 * A version that is still the expected one has not changed since it was read, so all of them were valid
 * together.
 */
async function checkAll(getAll: Reader['getAll'], checks: readonly Write[]): Promise<void> {
  await Promise.all(
    checks.map(async ({ collection, id, ...check }) => {
      const [doc] = await getAll(collection, [id]);
      const expected = check.kind === 'check' ? check.expect : undefined;
      if ((doc?.version ?? null) !== expected)
        throw new ConflictError(`${collection.name}/${id} has changed`);
    }),
  );
}
