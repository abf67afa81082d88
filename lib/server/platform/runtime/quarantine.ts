import 'server-only';
import { createHash } from 'node:crypto';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import { clock } from '@/lib/server/platform/clock';
import { perProcess } from '@/lib/server/platform/process/per-process';
import {
  type Collection,
  type Doc,
  isBadDocumentError,
  isConflictError,
  type Store,
  type Unreadable,
  write,
} from '@/lib/server/platform/store/store';
import { quarantine } from './runtime-collections';

/** Beyond this many documents the memory is cleared, and each is reported again at its next read. */
const mostRemembered = 10_000;
const reviewEveryMs = 60_000;
const reviewedAtOnce = 200;

/**
 * Opens a store whose unreadable documents raise an alert: a log line and a record for staff. A process
 * reports each document and fault once, no matter how often the document is read.
 */
export function openQuarantined<S extends Store>(open: (onUnreadable: (found: Unreadable) => void) => S): S {
  const store = open((found) => {
    if (!isNew(found)) return;
    say('unreadable-document', found);
    if (found.collection !== quarantine.name) void record(store, found);
  });
  return store;
}

/** The documents that cannot be read, latest first. */
export async function listQuarantined(store: Store, limit: number): Promise<readonly Quarantined[]> {
  const { docs } = await store.query(quarantine, { orderBy: [{ field: 'at', direction: 'desc' }], limit });
  return docs.map(({ data }) => data);
}

/**
 * Releases documents that were repaired or deleted, or that this release can read. Runs at most once a minute
 * and checks the latest 200. `now` in milliseconds UTC.
 */
export async function reviewQuarantine(
  store: Store,
  collections: readonly Collection<object>[],
  now: number,
): Promise<void> {
  const place = memory();
  if (Math.abs(now - place.reviewedAt) < reviewEveryMs) return;
  place.reviewedAt = now;
  const { docs } = await store.query(quarantine, {
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: reviewedAtOnce,
  });
  for (const doc of docs) if (await isReadable(store, collections, doc.data)) await release(store, doc);
}

async function isReadable(
  store: Store,
  collections: readonly Collection<object>[],
  { collection, docId }: Quarantined,
): Promise<boolean> {
  const known = collections.find(({ name }) => name === collection);
  if (!known) return false;
  try {
    await store.get(known, docId);
    return true;
  } catch (error) {
    if (isBadDocumentError(error)) return false;
    throw error;
  }
}

async function release(store: Store, { id, data, version }: Doc<Quarantined>): Promise<void> {
  const { collection, docId, fault } = data;
  try {
    await store.commit([write.delete(quarantine, id, version)]);
    memory().known.delete(`${collection}/${docId}`);
    say('readable-again', { collection, id: docId, fault });
  } catch (error) {
    // A conflict means that another instance released it first.
    if (!isConflictError(error)) throw error;
  }
}

/** If the fault cannot be recorded now, the next read tries again. */
async function record(store: Store, { collection, id, fault }: Unreadable): Promise<void> {
  const docId = createHash('sha256').update(`${collection}/${id}`).digest('hex');
  try {
    await store.commit([write.create(quarantine, docId, { collection, docId: id, fault, at: clock.now() })]);
  } catch (error) {
    if (!isConflictError(error)) memory().known.delete(`${collection}/${id}`);
  }
}

function isNew({ collection, id, fault }: Unreadable): boolean {
  const { known } = memory();
  const key = `${collection}/${id}`;
  if (known.get(key) === fault) return false;
  if (known.size >= mostRemembered) known.clear();
  known.set(key, fault);
  return true;
}

const say = (alert: string, { collection, id, fault }: Unreadable): void =>
  void process.stderr.write(`${JSON.stringify({ level: 'error', alert, collection, id, fault })}\n`);

interface Memory {
  /** The last reported fault of each document, by `collection/id`. */
  readonly known: Map<string, string>;
  reviewedAt: number;
}

const memory = perProcess('quarantine', (): Memory => ({ known: new Map(), reviewedAt: 0 }));
