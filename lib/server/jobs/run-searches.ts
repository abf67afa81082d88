import 'server-only';
import { newsAmong, nextRun } from '@/lib/domain/search/query/saved-search';
import { listFitting } from '@/lib/server/catalog/listings/saved-searches';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { eachApart } from '@/lib/server/platform/process/each-apart';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isConflictError, type Query, type Write, write } from '@/lib/server/platform/store/store';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';

const atOnce = 50;
const homesInMail = 10;
/** Of all searches of one person; what has to wait comes later in one mail of its search. */
const mailsToOne: RateLimit = { name: 'new-homes', burst: 20, refillMs: 30 * 60_000 };

/** Runs the saved searches whose time has come, and, once there is a new home, those that tell at once. */
export async function runSearches(now: number): Promise<void> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: atOnce,
  });
  try {
    await runEach(docs, now);
  } finally {
    await runWaiting(now);
  }
}

/** One that fails keeps none of the others back. */
async function runEach(searches: readonly Doc<SavedSearch>[], now: number): Promise<void> {
  await eachApart(searches, (search) => runSearch(search, now));
}

/** The searches that wait for a new home, some at each tick until all have been asked. */
async function runWaiting(now: number): Promise<void> {
  const news = newsState();
  if (news.cursor === null) {
    if (news.passesLeft === 0) return;
    news.passesLeft -= 1;
  }
  const page: Query = {
    where: [
      { field: 'frequency', op: '==', value: 'at-once' },
      { field: 'status', op: '==', value: 'on' },
    ],
    limit: atOnce,
    ...(news.cursor !== null && { after: news.cursor }),
  };
  const { docs, cursor } = await runtime().store.query(savedSearches, page);
  news.cursor = cursor;
  await runEach(
    docs.filter(({ data }) => data.dueAt === null),
    now,
  );
}

/**
 * What it has told and the message are one commit on the version that was read: of several instances one gets through,
 * and a home is told once. Without news there is no message; with more news than one person can want it waits.
 */
async function runSearch({ id, data: search, version }: Doc<SavedSearch>, now: number): Promise<void> {
  const { fresh, after } = newsAmong(search, await listFitting(search.query, search.toldUntil, now), now);
  const waits = search.frequency === 'at-once';
  if (fresh.length === 0 && waits && search.dueAt === null) return;
  if (fresh.length > 0 && !takeToken(mailsToOne, search.uid, now).isAllowed) {
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

/** The index hears of a change on its own, perhaps later than this job: it looks again a few times. */
const passesPerChange = 5;

interface News {
  /** Some from the start on, because homes may have been listed while no server ran. */
  passesLeft: number;
  /** Where among the waiting searches the next tick goes on. */
  cursor: string | null;
}

const newsState = perProcess('searchNews', (): News => {
  const news: News = { passesLeft: passesPerChange, cursor: null };
  runtime().store.watchChanges(listings, () => {
    news.passesLeft = passesPerChange;
  });
  return news;
});
