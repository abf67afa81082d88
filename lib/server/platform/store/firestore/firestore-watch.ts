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
 * Listens until it is stopped: the SDK resumes a broken stream, but gives up where it cannot open one. `isFresh`: the
 * snapshot is the first of a new stream, so it holds everything and not only what changed since the one before.
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

/** What a commit of this process did to one document. */
export interface Written {
  readonly collection: Collection<object>;
  readonly id: string;
  /** What this release knows of it; null: deleted. */
  readonly data: object | null;
  /** The same with the fields of a later release. */
  readonly stored: object | null;
  readonly version: string;
}

interface Parts {
  readonly db: Firestore;
  readonly feed: ChangeFeed;
  /** The latest time of the database that this process knows of, as a version. */
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/**
 * One stream for each collection that is watched in this process, however many watch it. Commits of this process are
 * told at once, by `echo`, and not again when the stream brings them.
 */
export function createCollectionWatch({ db, feed, now, onError }: Parts) {
  const streams = new Map<string, { news: News; stop: () => void; watchers: number }>();
  const publish = (changes: readonly StoredChange[]) => {
    if (changes.length > 0) feed.publish(changes);
  };

  function open(name: string) {
    const news = createNews(name, now());
    const onSnapshot: Parameters<typeof keepListening>[1] = (snapshot, isFresh) =>
      publish(news.ofSnapshot(snapshot, isFresh));
    return { news, stop: keepListening(db.collection(name), onSnapshot, onError), watchers: 0 };
  }

  return {
    echo: (written: readonly Written[]) =>
      publish(written.flatMap((change) => streams.get(change.collection.name)?.news.ofCommit(change) ?? [])),
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

type News = ReturnType<typeof createNews>;

/**
 * Tells what is later than what is known of each document, whichever way it comes: by the stream, by one that had to be
 * opened anew, by a commit of our own. Of the first snapshot only what is later than `since` is news.
 */
function createNews(collection: string, since: string) {
  const known = new Map<string, { readonly version: string; readonly isGone: boolean }>();
  /** What the last stream held. The first snapshot may be older than a commit of our own, so only these can be gone. */
  const streamed = new Set<string>();
  let baseline = since;

  /** `data` null: deleted. */
  function take(id: string, version: string, data: (() => unknown) | null): StoredChange[] {
    const before = known.get(id);
    if (version <= (before?.version ?? '')) return [];
    const isGone = data === null;
    known.set(id, { version, isGone });
    const isNews = isGone ? before?.isGone === false : before !== undefined || version > baseline;
    return isNews ? [{ collection, id, json: data && JSON.stringify(data()) }] : [];
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
      const told = changes
        .filter(({ type }) => type !== 'removed')
        .map(({ doc }) => ({ doc, version: toVersion(doc.updateTime) }))
        .sort((a, b) => (a.version < b.version ? -1 : 1))
        .flatMap(({ doc, version }) => take(doc.id, version, () => doc.get(ENVELOPE)));
      told.push(...gone.flatMap((id) => take(id, readAt, null)));
      baseline = '';
      return told;
    },
  };
}
