import 'server-only';
import {
  type DocumentSnapshot,
  Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { createChangeFeed, toChanges } from '@/lib/server/platform/store/change-feed';
import {
  createDocumentCache,
  ENVELOPE,
  isDocumentId,
  type Stored,
  toDoc,
} from '@/lib/server/platform/store/document';
import { laterFieldsOf } from '@/lib/server/platform/store/later-fields';
import type { QueryPlan } from '@/lib/server/platform/store/query-plan';
import { createReadable } from '@/lib/server/platform/store/readable';
import { readPage } from '@/lib/server/platform/store/readable-page';
import { planIndexed } from '@/lib/server/platform/store/require-index';
import type { Collection, Doc, Filter, Store, Unreadable } from '@/lib/server/platform/store/store';
import { createTransact } from '@/lib/server/platform/store/transact';
import { createCommit, toVersion } from './firestore-commit';
import { answered } from './firestore-errors';
import { createFrozenQuery } from './firestore-frozen';
import { toQuery } from './firestore-query';
import { createReads } from './firestore-reads';
import { createCollectionWatch, type Written } from './firestore-watch';

interface Options {
  readonly projectId: string;
  /** All queries show the state at the time of the first one. */
  readonly isFrozen?: boolean;
  readonly onListenerError?: (error: unknown) => void;
  /** Called each time a document cannot be read. */
  readonly onUnreadable?: (unreadable: Unreadable) => void;
}

/** Opens Firestore with the server's permissions, or the emulator at FIRESTORE_EMULATOR_HOST. */
export function openFirestoreStore({
  projectId,
  isFrozen = false,
  onListenerError = console.error,
  onUnreadable = console.error,
}: Options): Store {
  const db = new Firestore({ projectId, ignoreUndefinedProperties: true });
  const read = createReads(db);
  const ask = isFrozen ? createFrozenQuery(db) : (query: Query) => query.get();
  const feed = createChangeFeed(onListenerError);
  const subscriptions = createSubscriptions();
  const known = createDocumentCache();
  let latest = '';
  const noteTime = (version: string) => {
    if (version > latest) latest = version;
  };
  const changes = createCollectionWatch({ db, feed, now: () => latest, onError: onListenerError });

  const { readable, required } = createReadable(onUnreadable);

  const readStored = createReadStored(known);
  function readSnapshot<T extends object>(
    collection: Collection<T>,
    snapshot: DocumentSnapshot,
    read = required,
  ): Doc<T> | null {
    const { id, updateTime } = snapshot;
    const stored = read(collection, id, () => readStored(collection, snapshot));
    return stored && updateTime ? toDoc(id, toVersion(updateTime), stored) : null;
  }
  async function getSnapshot({ name }: Collection<object>, id: string): Promise<DocumentSnapshot | null> {
    // An invalid id would fail all reads of the same call.
    if (!isDocumentId(id)) return null;
    const snapshot = await read(db.collection(name).doc(id));
    noteTime(toVersion(snapshot.readTime));
    return snapshot;
  }
  async function get<T extends object>(
    collection: Collection<T>,
    id: string,
    how = required,
  ): Promise<Doc<T> | null> {
    const snapshot = await getSnapshot(collection, id);
    return snapshot && readSnapshot(collection, snapshot, how);
  }
  const getAll: Store['getAll'] = (collection, ids) => Promise.all(ids.map((id) => get(collection, id)));
  async function select(
    { name }: Collection<object>,
    plan: QueryPlan,
    after: QueryDocumentSnapshot | null,
  ): Promise<QueryDocumentSnapshot[]> {
    // One document more than the limit shows whether there is a next page.
    const oneMore = { ...plan, limit: plan.limit && plan.limit + 1 };
    const snapshot = await answered(ask(toQuery(db.collection(name), oneMore, after)), 'read');
    noteTime(toVersion(snapshot.readTime));
    return snapshot.docs;
  }
  /**
   * For a write without a precondition this is the last state that this process saw, which may be outdated.
   */
  async function readBefore(collection: Collection<object>, id: string, version: string | undefined) {
    const last = known.peek(collection, id);
    if (version === undefined || last?.mark === version) return last ?? null;
    const snapshot = await getSnapshot(collection, id);
    return snapshot && readable(collection, id, () => readStored(collection, snapshot));
  }
  const onCommit = (written: readonly Written[]) => {
    for (const { collection, id, version, stored, data } of written) {
      noteTime(version);
      if (stored && data)
        known.remember(collection, id, { mark: version, data, later: laterFieldsOf(stored, data) });
    }
    changes.echo(written);
  };
  const commit = createCommit({ db, getAll, readBefore, onCommit });

  return {
    get,
    getAll,
    getReadable: (collection, ids) => Promise.all(ids.map((id) => get(collection, id, readable))),
    query: async (collection, query) =>
      readPage({
        plan: planIndexed(collection, query),
        select: (plan, after: QueryDocumentSnapshot | null) => select(collection, plan, after),
        storedOf: (snapshot): unknown => snapshot.get(ENVELOPE),
        toDoc: (snapshot) => readSnapshot(collection, snapshot, query.requireAll ? required : readable),
      }),
    count: (collection, where) => countDocuments(db, collection, where),
    watchChanges(collection, onChange) {
      return subscriptions.add(
        changes.subscribe(collection.name, (changed) => onChange(toChanges(collection, changed, readable))),
      );
    },
    commit,
    transact: createTransact({ getAll, commit }),
    async close() {
      subscriptions.stopAll();
      feed.clear();
      await db.terminate();
    },
  };
}

async function countDocuments(
  db: Firestore,
  collection: Collection<object>,
  where: readonly Filter[],
): Promise<number> {
  const query = toQuery(db.collection(collection.name), planIndexed(collection, { where }), null);
  return (await answered(query.count().get(), 'read')).data().count;
}

/** The content of a document snapshot, parsed once per version. Null if there is no document. */
const createReadStored =
  (known: ReturnType<typeof createDocumentCache>) =>
  <T extends object>(collection: Collection<T>, snapshot: DocumentSnapshot): Stored<T> | null => {
    const { id, updateTime } = snapshot;
    if (!updateTime) return null;
    return known.read(collection, id, toVersion(updateTime), () => snapshot.get(ENVELOPE));
  };

/** Subscriptions that can be stopped one by one or all at once. */
function createSubscriptions() {
  const stops = new Set<() => void>();
  return {
    add(stop: () => void): () => void {
      const once = () => {
        if (stops.delete(once)) stop();
      };
      stops.add(once);
      return once;
    },
    stopAll() {
      for (const stop of stops) stop();
    },
  };
}
