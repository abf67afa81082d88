import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  asFound,
  emptyQuery,
  parseListingQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import {
  type AlertFrequency,
  longestSearchName,
  newsSince,
  nextRun,
  reportedAtFirst,
  savedSearchLimit,
} from '@/lib/domain/search/query/saved-search';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Doc, Transaction } from '@/lib/server/platform/store/store';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { listingModel } from './listings';

/** The part of a search's URL that decides what it finds. */
const searchOf = (params: string): string => {
  const { query } = parseListingQuery(new URLSearchParams(params));
  return toSearchParams({ ...asFound(query), sort: emptyQuery.sort }).toString();
};

const dayMs = 24 * 3_600_000;

/** Homes that match a saved search now and may be new since `toldUntil`, with the time of each listing; all in ms. */
export async function listFitting(search: string, toldUntil: number, now: number) {
  const { index } = await listingModel();
  const { query } = parseListingQuery(new URLSearchParams(search));
  const { min, max } = query.daysOnMarket;
  const days = Math.floor((now - newsSince(toldUntil)) / dayMs);
  const recent = { ...query, daysOnMarket: { min, max: Math.min(max ?? days, days) } };
  return index.match(recent, now).map(({ card }) => ({ key: card.key, listedAt: Date.parse(card.listedAt) }));
}

/** How long a deleted search can be restored. */
const undoMs = 600_000;

/** A person's searches, the newest first, with those that can still be restored. */
export async function listSavedSearches(uid: string, now: number): Promise<readonly Doc<SavedSearch>[]> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
  });
  return docs.filter(({ data }) => data.status !== 'deleted' || data.changedAt > now - undoMs);
}

interface WantedSearch {
  /** Chosen by the form: the same id is the same search, sent twice. */
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly frequency: AlertFrequency;
}

export type SaveSearchRefusal = CommandRefusal | 'unverified' | 'no-name';

/** `too-many`: the account has as many searches as it can have. `now` in milliseconds UTC. */
export const saveSearch = (
  by: SignedIn,
  { id, frequency, ...wanted }: WantedSearch,
  now: number,
): Promise<Result<null, SaveSearchRefusal>> => {
  const name = toName(wanted.name);
  const query = searchOf(wanted.query);
  const stopToken = randomBytes(32).toString('base64url');
  return runCommand({
    by,
    key: by.user.uid,
    load: async (tx, user) => ok({ user, isSaved: (await tx.get(savedSearches, id)) !== null }),
    permit: (subject) => (subject.user.emailVerified ? ok(subject) : refuse('unverified')),
    facts: async (_, { user: { uid } }) => ({
      isFull: await isFull(uid, now),
      first: reportedAtFirst(await listFitting(query, now, now), now),
    }),
    decide({ user: { uid }, isSaved, isFull, first }) {
      if (name === '') return refuse('no-name');
      if (isSaved) return ok(null);
      if (isFull) return refuse('too-many');
      const created = { createdAt: now, changedAt: now, stopToken };
      const told = { toldUntil: first.toldUntil, told: [...first.told] };
      const dueAt = frequency === 'at-once' ? null : nextRun(frequency, now);
      return ok<SavedSearch>({ uid, name, query, frequency, status: 'on', ...created, ...told, dueAt });
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
 * False if this person has no such search, or no room to restore it. Homes listed while it was off are never announced.
 */
export async function changeSearch(
  uid: string,
  id: string,
  change: SearchChange,
  now: number,
): Promise<boolean> {
  const alter = async (tx: Transaction) => {
    const known = (await tx.get(savedSearches, id))?.data;
    if (known?.uid !== uid) return false;
    const { frequency = known.frequency, status = known.status } = change;
    if (known.status === 'deleted' && status !== 'deleted' && (await isFull(uid, now))) return false;
    const isStarted = status === 'on' && (known.status !== 'on' || frequency !== known.frequency);
    const first =
      known.status === 'on' ? null : reportedAtFirst(await listFitting(known.query, now, now), now);
    tx.set(savedSearches, id, {
      ...known,
      name: toName(change.name ?? '') || known.name,
      frequency,
      status,
      changedAt: now,
      ...(first && { toldUntil: first.toldUntil, told: [...first.told] }),
      ...(status !== 'on' && { dueAt: null }),
      ...(isStarted && { dueAt: frequency === 'at-once' ? now : nextRun(frequency, now) }),
    });
    return true;
  };
  return runtime().store.transact(alter, { key: uid });
}

/** The search behind the link in a mail, for whoever has the link. */
export async function findByStopToken(token: string): Promise<Doc<SavedSearch> | null> {
  const { docs } = await runtime().store.query(savedSearches, {
    where: [{ field: 'stopToken', op: '==', value: token }],
    limit: 1,
  });
  return docs[0] ?? null;
}

/** Stops the mails of a search. Idempotent. False if there is none. */
export async function stopSearch(token: string, now: number): Promise<boolean> {
  const found = await findByStopToken(token);
  if (!found) return false;
  return found.data.status === 'on'
    ? changeSearch(found.data.uid, found.id, { status: 'paused' }, now)
    : true;
}

async function isFull(uid: string, now: number): Promise<boolean> {
  const kept = await listSavedSearches(uid, now);
  return kept.filter(({ data }) => data.status !== 'deleted').length >= savedSearchLimit;
}

const toName = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, longestSearchName);
