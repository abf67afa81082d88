import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  emptyQuery,
  type ListingQuery,
  parseListingQuery,
  toResultQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { withoutSchoolDistrict } from '@/lib/domain/search/query/phrases';
import {
  type AlertFrequency,
  longestSearchName,
  nextRun,
  reportedAtFirst,
  reportWindowStart,
  savedSearchLimit,
} from '@/lib/domain/search/query/saved-search';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Doc, Transaction } from '@/lib/server/platform/store/store';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { listingModel } from './listings';

/** The part of a search URL that decides its results. */
const searchOf = (params: string): string =>
  toSearchParams({ ...toResultQuery(readSaved(params)), sort: emptyQuery.sort }).toString();

/** No home is listed by school district, so a search that kept the words as text would never find one. */
function readSaved(params: string): ListingQuery {
  const { query } = parseListingQuery(new URLSearchParams(params));
  return { ...query, text: withoutSchoolDistrict(query.text) };
}

const dayMs = 24 * 3_600_000;

/**
 * Homes that match a saved search now and may be new since `toldUntil`, with the time of each listing; all in
 * ms.
 */
export async function listMatchingHomes(search: string, toldUntil: number, now: number) {
  const { index } = await listingModel();
  const query = readSaved(search);
  const { min, max } = query.daysOnMarket;
  const days = Math.floor((now - reportWindowStart(toldUntil)) / dayMs);
  const recent = { ...query, daysOnMarket: { min, max: Math.min(max ?? days, days) } };
  return index.match(recent, now).map(({ card }) => ({ key: card.key, listedAt: Date.parse(card.listedAt) }));
}

/** How long a deleted search can be restored. */
const undoMs = 600_000;

/** Lists a person's searches, newest first, including deleted ones that can still be restored. */
export async function listSavedSearches(uid: string, now: number): Promise<readonly Doc<SavedSearch>[]> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
  });
  return docs.filter(({ data }) => data.status !== 'deleted' || data.changedAt > now - undoMs);
}

interface NewSearch {
  /** Chosen by the form. The same id means the same search, sent twice. */
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly frequency: AlertFrequency;
}

export type SaveSearchRefusal = CommandRefusal | 'unverified' | 'no-name';

/** Refuses with `too-many` if the account is at its limit. `now` in ms UTC. */
export const saveSearch = (
  by: SignedIn,
  { id, frequency, ...input }: NewSearch,
  now: number,
): Promise<Result<null, SaveSearchRefusal>> => {
  const name = toName(input.name);
  const query = searchOf(input.query);
  const stopToken = randomBytes(32).toString('base64url');
  return runCommand({
    by,
    key: by.user.uid,
    load: async (tx, user) => ok({ user, isSaved: (await tx.get(savedSearches, id)) !== null }),
    permit: (subject) => (subject.user.emailVerified ? ok(subject) : refuse('unverified')),
    facts: async (_, { user: { uid } }) => ({
      isFull: await isFull(uid, now),
      first: reportedAtFirst(await listMatchingHomes(query, now, now), now),
    }),
    decide({ user: { uid }, isSaved, isFull, first }) {
      if (name === '') return refuse('no-name');
      if (isSaved) return ok(null);
      if (isFull) return refuse('too-many');
      const created = { createdAt: now, changedAt: now, stopToken };
      const reported = { toldUntil: first.toldUntil, told: [...first.told] };
      const dueAt = frequency === 'at-once' ? null : nextRun(frequency, now);
      return ok<SavedSearch>({ uid, name, query, frequency, status: 'on', ...created, ...reported, dueAt });
    },
    write(tx, search) {
      if (search) tx.create(savedSearches, id, search);
      return null;
    },
  });
};

export interface SearchChange {
  readonly name?: string;
  readonly frequency?: AlertFrequency;
  readonly status?: SavedSearch['status'];
}

/**
 * Returns false if this person has no such search, or no room to restore it. Homes listed while it was off
 * are never reported.
 */
export async function changeSearch(
  uid: string,
  id: string,
  change: SearchChange,
  now: number,
): Promise<boolean> {
  const apply = async (tx: Transaction) => {
    const stored = (await tx.get(savedSearches, id))?.data;
    if (stored?.uid !== uid) return false;
    const { frequency = stored.frequency, status = stored.status } = change;
    if (stored.status === 'deleted' && status !== 'deleted' && (await isFull(uid, now))) return false;
    const isStarted = status === 'on' && (stored.status !== 'on' || frequency !== stored.frequency);
    const first =
      stored.status === 'on' ? null : reportedAtFirst(await listMatchingHomes(stored.query, now, now), now);
    tx.set(savedSearches, id, {
      ...stored,
      name: toName(change.name ?? '') || stored.name,
      frequency,
      status,
      changedAt: now,
      ...(first && { toldUntil: first.toldUntil, told: [...first.told] }),
      ...(status !== 'on' && { dueAt: null }),
      ...(isStarted && { dueAt: frequency === 'at-once' ? now : nextRun(frequency, now) }),
    });
    return true;
  };
  return runtime().store.transact(apply, { key: uid });
}

/** Finds a search by the token of its unsubscribe link, for anyone who has the link. */
export async function findByStopToken(token: string): Promise<Doc<SavedSearch> | null> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'stopToken', op: '==', value: token }],
    limit: 1,
  });
  return docs[0] ?? null;
}

/** Stops the emails of a search. Idempotent. Returns false if there is no such search. */
export async function stopSearch(token: string, now: number): Promise<boolean> {
  const found = await findByStopToken(token);
  if (!found) return false;
  return found.data.status === 'on'
    ? changeSearch(found.data.uid, found.id, { status: 'paused' }, now)
    : true;
}

async function isFull(uid: string, now: number): Promise<boolean> {
  const saved = await listSavedSearches(uid, now);
  return saved.filter(({ data }) => data.status !== 'deleted').length >= savedSearchLimit;
}

const toName = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, longestSearchName);
