import 'server-only';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { FoundMail } from '@/lib/domain/staff/found-records';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import { kindOf } from '@/lib/server/platform/outbox/notification-kind';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { quarantine } from '@/lib/server/platform/runtime/runtime-collections';
import type { Collection, Doc } from '@/lib/server/platform/store/store';
import { limitRequests } from '@/lib/server/records/bid-limits/bid-limit-collections';

/** Of each noun a search shows at most this many. */
export const mostOfEach = 10;
/** Among this many failed emails, latest first, a search looks for those of the people found. */
const mostMails = 300;

/** No text continues with a later one. */
const lastLetter = '\u{10ffff}';

/** Whose records are searched: `field` equals one of `values`. */
interface Owner {
  readonly field: string;
  readonly values: readonly string[];
}

/** The record with this id, those with this file name, and the latest of the owners, each over an index. */
export async function findAbout<T extends object>(
  collection: Collection<T>,
  words: string,
  latestBy: string,
  owners: readonly Owner[],
  nameField?: string,
): Promise<readonly T[]> {
  const { store } = runtime();
  const [exact, named, ...pages] = await Promise.all([
    store.getReadable(collection, words === '' ? [] : [words]),
    nameField === undefined ? [] : findByStart(collection, nameField, words),
    ...owners.flatMap(({ field, values }) =>
      values.length === 0
        ? []
        : store.query(collection, {
            where: [{ field, op: 'in', value: values }],
            orderBy: [{ field: latestBy, direction: 'desc' }],
            limit: mostOfEach,
          }),
    ),
  ]);
  const found = [...exact, ...named, ...pages.flatMap(({ docs }) => docs)].flatMap((doc) => doc ?? []);
  return [...new Map(found.map(({ id, data }) => [id, data])).values()];
}

/** Documents whose `field` starts with these words as they were typed, in its order. */
export async function findByStart<T extends object>(
  collection: Collection<T>,
  field: string,
  words: string,
  limit = mostOfEach,
): Promise<readonly Doc<T>[]> {
  if (words === '') return [];
  const { docs } = await runtime().store.query(collection, {
    where: [
      { field, op: '>=', value: words },
      { field, op: '<', value: words + lastLetter },
    ],
    orderBy: [{ field, direction: 'asc' }],
    limit,
  });
  return docs;
}

/** The latest request of each of these people for a higher bid limit. */
export async function findLimits(uids: readonly string[]): Promise<readonly LimitRequest[]> {
  const found = await runtime().store.getReadable(limitRequests, [...uids]);
  return found.flatMap((doc) => doc?.data ?? []);
}

/** Records that cannot be read: what was typed is their id, or they share the id of what was found. */
export const findUnreadable = (ids: readonly string[], words: string): Promise<readonly Quarantined[]> =>
  findAbout(quarantine, words, 'at', [
    { field: 'docId', values: words === '' ? [] : [words] },
    { field: 'docId', values: ids },
  ]);

/** Failed emails to these people or organizations, or to this address, and the one with this id, latest first. */
export async function findFailedMails(
  recipients: readonly string[],
  words: string,
): Promise<readonly FoundMail[]> {
  const { docs } = await runtime().store.query(outbox, {
    where: [{ field: 'givenUpAt', op: '>', value: 0 }],
    orderBy: [{ field: 'givenUpAt', direction: 'desc' }],
    limit: mostMails,
  });
  return docs
    .filter(({ id, data }) =>
      [id, ...addressesOf(data)].some((each) => each === words || recipients.includes(each)),
    )
    .slice(0, mostOfEach)
    .map(({ id: mailId, data }) => ({ mailId, kind: kindOf(data), givenUpAt: data.givenUpAt ?? 0 }));
}

const addressesOf = (message: OutboxMessage): readonly string[] => [
  message.uid,
  ...(message.to ? [message.to] : []),
  ...('email' in message ? [message.email] : []),
];
