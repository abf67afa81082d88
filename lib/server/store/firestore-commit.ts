import 'server-only';
import {
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import { type Checked, checkWrites, ENVELOPE } from './document';
import { answered } from './firestore-trouble';
import type { Written } from './firestore-watch';
import { ConflictError, type Reader, type Store, type Write } from './store';

interface Parts {
  readonly db: Firestore;
  readonly getAll: Reader['getAll'];
  /** Told what each commit did. */
  readonly onCommit: (written: readonly Written[]) => void;
}

/**
 * The commit of the store: one batch, in which every write carries its precondition. Checks beside writes are
 * writes that change nothing; a commit of checks alone reads instead, which takes no lock.
 */
export function createCommit({ db, getAll, onCommit }: Parts): Store['commit'] {
  return async (writes) => {
    const checked = checkWrites(writes);
    if (writes.every(({ kind }) => kind === 'check')) return checkAll(getAll, writes);
    const batch = db.batch();
    for (const { write, data } of checked) add(batch, db, write, data);
    const results = await answered(batch.commit(), 'commit');
    onCommit(checked.flatMap((each, at) => toWritten(each, results[at])));
  };
}

/** Sorts as text in the order of time. */
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
  // A check takes away a field that no document has.
  batch.update(ref, kind === 'set' ? document : { _: FieldValue.delete() }, unchanged);
}

function toWritten({ write, data }: Checked, result: WriteResult | undefined): Written[] {
  if (write.kind === 'check' || !result) return [];
  return [{ collection: write.collection, id: write.id, data, version: toVersion(result.writeTime) }];
}

/** A version that is the same before and after has been so in between, so all that are were so together. */
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
