import 'server-only';
import { listUnreported, nextRun } from '@/lib/domain/search/query/saved-search';
import { listMatchingHomes } from '@/lib/server/catalog/listings/saved-searches';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, type Query, type Write, write } from '@/lib/server/platform/store/store';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';

const maxSearches = 50;
const homesInMail = 10;
/** For all searches of one person. Delayed homes come later in one email per search. */
const personLimit: RateLimit = { name: 'new-homes', burst: 20, refillMs: 30 * 60_000 };

/** Runs the saved searches that are due and, after a listing change, the instant ones. */
export async function runSearches(now: number): Promise<void> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxSearches,
  });
  try {
    await runEach(docs, now);
  } finally {
    await runWaiting(now);
  }
}

/** A search that fails does not block the others. */
async function runEach(searches: readonly Doc<SavedSearch>[], now: number): Promise<void> {
  await settleEach(searches, (search) => runSearch(search, now));
}

/** Runs the instant searches that wait for a new home, in batches per tick until all have run. */
async function runWaiting(now: number): Promise<void> {
  const state = waitingState();
  if (state.cursor === null) {
    if (state.passesLeft === 0) return;
    state.passesLeft -= 1;
  }
  const page: Query = {
    where: [
      { field: 'frequency', op: '==', value: 'at-once' },
      { field: 'status', op: '==', value: 'on' },
    ],
    limit: maxSearches,
    ...(state.cursor !== null && { after: state.cursor }),
  };
  const { docs, cursor } = await runtime().store.query(savedSearches, page);
  state.cursor = cursor;
  await runEach(
    docs.filter(({ data }) => data.dueAt === null),
    now,
  );
}

/**
 * Writes the reported homes and the message in one commit on the version that was read, so that one of
 * several instances succeeds and a home is reported once. No message without new homes. Waits if the person
 * is over the rate limit.
 */
async function runSearch({ id, data: search, version }: Doc<SavedSearch>, now: number): Promise<void> {
  const { fresh, after } = listUnreported(
    search,
    await listMatchingHomes(search.query, search.toldUntil, now),
    now,
  );
  const waits = search.frequency === 'at-once';
  if (fresh.length === 0 && waits && search.dueAt === null) return;
  if (fresh.length > 0 && !takeToken(personLimit, search.uid, now).isAllowed) {
    await commit([write.set(savedSearches, id, { ...search, dueAt: nextRun('at-once', now) }, version)]);
    return;
  }
  const dueAt = waits && fresh.length === 0 ? null : nextRun(search.frequency, now);
  const next = { ...search, toldUntil: after.toldUntil, told: [...after.told], dueAt };
  const message = {
    uid: search.uid,
    kind: 'new-homes' as const,
    searchId: id,
    homes: fresh.slice(0, homesInMail),
    total: fresh.length,
    since: search.toldUntil,
    attempts: 0,
    sendAt: now,
  };
  await commit([
    write.set(savedSearches, id, next, version),
    ...(fresh.length > 0 ? [write.create(outbox, `search-${id}-${after.toldUntil}`, message)] : []),
  ]);
}

const commit = (writes: readonly Write[]): Promise<void> =>
  runtime()
    .store.commit(writes)
    .catch((error: unknown) => {
      if (!isConflictError(error)) throw error;
    });

/** The index may learn of a change later than this job, so the job checks several times. */
const passesPerChange = 5;

interface WaitingState {
  /** Not zero at the start, because homes may have been listed while no server ran. */
  passesLeft: number;
  /** Where the next tick continues among the waiting searches. */
  cursor: string | null;
}

const waitingState = perProcess('searchNews', (): WaitingState => {
  const state: WaitingState = { passesLeft: passesPerChange, cursor: null };
  runtime().store.watchChanges(listings, () => {
    state.passesLeft = passesPerChange;
  });
  return state;
});
