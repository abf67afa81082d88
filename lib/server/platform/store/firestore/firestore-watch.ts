import 'server-only';
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { ChangeFeed, StoredChange } from '@/lib/server/platform/store/change-feed';
import { ENVELOPE } from '@/lib/server/platform/store/document';
import type { Collection } from '@/lib/server/platform/store/store';
import { toVersion } from './firestore-commit';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

type Listen = Pick<Query, 'onSnapshot'>;

/**
 * Listens until it is stopped. The SDK resumes a broken stream but gives up when it cannot open one; then
 * this opens it again after a pause. `isFresh`: the snapshot is the first of a new stream, so its changes are
 * all documents.
 */
export function keepListening(
  query: Listen,
  onSnapshot: (snapshot: QuerySnapshot, isFresh: boolean) => void,
  onError: (error: unknown) => void,
): () => void {
  let stop = () => {};
  let pauseMs = FIRST_PAUSE_MS;
  const listen = () => {
    let isFresh = true;
    stop = query.onSnapshot(
      (snapshot) => {
        pauseMs = FIRST_PAUSE_MS;
        try {
          onSnapshot(snapshot, isFresh);
        } catch (error) {
          onError(error);
        }
        isFresh = false;
      },
      (error) => {
        onError(error);
        const timer = setTimeout(listen, pauseMs * (1 + Math.random()));
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        stop = () => clearTimeout(timer);
      },
    );
  };
  listen();
  return () => stop();
}

/** The change of one document in a commit of this process. */
export interface Written {
  readonly collection: Collection<object>;
  readonly id: string;
  /** The data that this release knows; null: deleted. */
  readonly data: object | null;
  /** The same with the fields of a later release. */
  readonly stored: object | null;
  readonly version: string;
}

interface Parts {
  readonly db: Firestore;
  readonly feed: ChangeFeed;
  /** The latest database time that this process has seen, as a version. */
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/**
 * One stream for each watched collection, shared by all its watchers in this process. `echo` reports commits
 * of this process at once, and the stream does not report them again.
 */
export function createCollectionWatch({ db, feed, now, onError }: Parts) {
  const streams = new Map<string, { tracker: ChangeTracker; stop: () => void; watchers: number }>();
  const publish = (changes: readonly StoredChange[]) => {
    if (changes.length > 0) feed.publish(changes);
  };

  function open(name: string) {
    const tracker = createChangeTracker(name, now());
    const onSnapshot: Parameters<typeof keepListening>[1] = (snapshot, isFresh) =>
      publish(tracker.ofSnapshot(snapshot, isFresh));
    return { tracker, stop: keepListening(db.collection(name), onSnapshot, onError), watchers: 0 };
  }

  return {
    echo: (written: readonly Written[]) =>
      publish(
        written.flatMap((change) => streams.get(change.collection.name)?.tracker.ofCommit(change) ?? []),
      ),
    /** Returns the unsubscribe. */
    subscribe(name: string, listener: Parameters<ChangeFeed['subscribe']>[1]): () => void {
      const stream = streams.get(name) ?? open(name);
      streams.set(name, stream);
      stream.watchers++;
      const unsubscribe = feed.subscribe(name, listener);
      return () => {
        unsubscribe();
        if (--stream.watchers > 0) return;
        stream.stop();
        streams.delete(name);
      };
    },
  };
}

type ChangeTracker = ReturnType<typeof createChangeTracker>;

/**
 * Returns each change that is newer than the known version of its document. Changes come from the stream,
 * from a reopened stream, or from our own commits. In the first snapshot, only documents newer than `since`
 * are changes.
 */
function createChangeTracker(collection: string, since: string) {
  const known = new Map<string, { readonly version: string; readonly isGone: boolean }>();
  /**
   * Ids in the last stream. The first snapshot may be older than a commit of our own, so only these can be
   * gone.
   */
  const streamed = new Set<string>();
  let baseline = since;

  /** `data` null: deleted. */
  function take(id: string, version: string, data: (() => unknown) | null): StoredChange[] {
    const before = known.get(id);
    if (version <= (before?.version ?? '')) return [];
    const isGone = data === null;
    known.set(id, { version, isGone });
    const isNew = isGone ? before?.isGone === false : before !== undefined || version > baseline;
    return isNew ? [{ collection, id, json: data && JSON.stringify(data()) }] : [];
  }

  return {
    ofCommit: ({ id, version, stored }: Written) => take(id, version, stored && (() => stored)),
    ofSnapshot(snapshot: QuerySnapshot, isFresh: boolean): StoredChange[] {
      const changes = snapshot.docChanges();
      const present = new Set(isFresh ? snapshot.docs.map(({ id }) => id) : []);
      const gone = isFresh
        ? [...streamed].filter((id) => !present.has(id))
        : changes.filter(({ type }) => type === 'removed').map(({ doc }) => doc.id);
      for (const { type, doc } of changes) if (type !== 'removed') streamed.add(doc.id);
      for (const id of gone) streamed.delete(id);
      const readAt = toVersion(snapshot.readTime);
      const found = changes
        .filter(({ type }) => type !== 'removed')
        .map(({ doc }) => ({ doc, version: toVersion(doc.updateTime) }))
        .sort((a, b) => (a.version < b.version ? -1 : 1))
        .flatMap(({ doc, version }) => take(doc.id, version, () => doc.get(ENVELOPE)));
      found.push(...gone.flatMap((id) => take(id, readAt, null)));
      baseline = '';
      return found;
    },
  };
}
