import 'server-only';
import { type DocumentSnapshot, Firestore, type Query } from 'firebase-admin/firestore';
import { createChangeFeed, toChanges } from './change-feed';
import { createKnown, ENVELOPE, isDocumentId } from './document';
import { createCommit, toVersion } from './firestore-commit';
import { createFrozenAsk } from './firestore-frozen';
import { toQuery } from './firestore-query';
import { createReads } from './firestore-reads';
import { answered } from './firestore-trouble';
import { createCollectionWatch, type Written } from './firestore-watch';
import { encodeCursor, type QueryPlan } from './query-plan';
import { planIndexed } from './require-index';
import type { Collection, Doc, Page, Store } from './store';
import { createTransact } from './transact';

interface Options {
  readonly projectId: string;
  /** Queries answer as of the first of them. */
  readonly isFrozen?: boolean;
  readonly onListenerError?: (error: unknown) => void;
}

/** Opens Firestore with the rights of the server, or its emulator where FIRESTORE_EMULATOR_HOST names one. */
export function openFirestoreStore({
  projectId,
  isFrozen = false,
  onListenerError = console.error,
}: Options): Store {
  const db = new Firestore({ projectId, ignoreUndefinedProperties: true });
  const read = createReads(db);
  const ask = isFrozen ? createFrozenAsk(db) : (query: Query) => query.get();
  const feed = createChangeFeed(onListenerError);
  const stops = new Set<() => void>();
  const known = createKnown();
  let latest = '';
  const noteTime = (version: string) => {
    if (version > latest) latest = version;
  };
  const changes = createCollectionWatch({ db, feed, now: () => latest, onError: onListenerError });

  function toDoc<T extends object>(collection: Collection<T>, snapshot: DocumentSnapshot): Doc<T> | null {
    const { id, updateTime } = snapshot;
    if (!updateTime) return null;
    const version = toVersion(updateTime);
    return { id, version, data: known.read(collection, id, version, () => snapshot.get(ENVELOPE)) };
  }
  async function get<T extends object>(collection: Collection<T>, id: string): Promise<Doc<T> | null> {
    // It would be refused together with all that is read in the same call.
    if (!isDocumentId(id)) return null;
    const snapshot = await read(db.collection(collection.name).doc(id));
    noteTime(toVersion(snapshot.readTime));
    return toDoc(collection, snapshot);
  }
  const getAll: Store['getAll'] = (collection, ids) => Promise.all(ids.map((id) => get(collection, id)));
  async function getPage<T extends object>(collection: Collection<T>, plan: QueryPlan): Promise<Page<T>> {
    // One document more than the limit tells that there is a next page.
    const oneMore = { ...plan, limit: plan.limit && plan.limit + 1 };
    const snapshot = await answered(ask(toQuery(db.collection(collection.name), oneMore)), 'read');
    noteTime(toVersion(snapshot.readTime));
    const docs = snapshot.docs
      .slice(0, plan.limit ?? snapshot.size)
      .flatMap((doc) => toDoc(collection, doc) ?? []);
    const last = docs.at(-1);
    return { docs, cursor: last && snapshot.size > docs.length ? encodeCursor(plan, last) : null };
  }
  function untilClosed(stop: () => void): () => void {
    const once = () => {
      if (stops.delete(once)) stop();
    };
    stops.add(once);
    return once;
  }
  const onCommit = (written: readonly Written[]) => {
    for (const { collection, id, version, data } of written) {
      noteTime(version);
      if (data) known.remember(collection, id, version, data);
    }
    changes.echo(written);
  };
  const commit = createCommit({ db, getAll, onCommit });

  return {
    get,
    getAll,
    query: async (collection, query) => getPage(collection, planIndexed(collection, query)),
    watchChanges(collection, onChange) {
      return untilClosed(
        changes.subscribe(collection.name, (changed) => onChange(toChanges(collection, changed))),
      );
    },
    commit,
    transact: createTransact({ getAll, commit }),
    async close() {
      for (const stop of stops) stop();
      feed.clear();
      await db.terminate();
    },
  };
}
