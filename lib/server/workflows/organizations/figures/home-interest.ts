import 'server-only';
import type { Period } from '@/lib/domain/portfolio/figures/period';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAll } from '@/lib/server/platform/store/query-all';
import { queryAny } from '@/lib/server/platform/store/query-any';
import { questions } from '@/lib/server/records/inquiries/inquiry-collections';
import { homeViews } from '@/lib/server/records/listings/listing-collections';
import { offers } from '@/lib/server/records/offers/offer-collections';

/** Values by listing key. */
export type ByHome<T> = ReadonlyMap<string, readonly T[]>;

export function groupByHome<T, V>(
  items: Iterable<T>,
  keyOf: (item: T) => string,
  toValue: (item: T) => V,
): ByHome<V> {
  const groups = new Map<string, V[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(toValue(item));
    else groups.set(key, [toValue(item)]);
  }
  return groups;
}

/** The days with views of these homes in the period. */
export async function readViews(keys: readonly string[], { from, to }: Period) {
  const docs = await queryAny(runtime().store, homeViews, {
    field: 'listingKey',
    values: keys,
    where: [
      { field: 'day', op: '>=', value: from },
      { field: 'day', op: '<=', value: to },
    ],
  });
  return groupByHome(
    docs,
    ({ data }) => data.listingKey,
    ({ data }) => data,
  );
}

interface Dated {
  readonly listingKey: string;
  readonly at: number;
}
const byKey = (found: readonly Dated[]): ByHome<number> =>
  groupByHome(
    found,
    ({ listingKey }) => listingKey,
    ({ at }) => at,
  );

/** When questions were asked, without dismissed and removed ones. Includes some from just outside the period. */
export async function readAsked(sellerId: string, { from, to }: Period): Promise<ByHome<number>> {
  const found: Dated[] = [];
  const where = [
    { field: 'sellerId', op: '==', value: sellerId },
    { field: 'at', op: '>=', value: Date.parse(from) },
    // A day in New York ends after midnight UTC.
    { field: 'at', op: '<', value: Date.parse(to) + 2 * 24 * 3_600_000 },
  ] as const;
  const orderBy = [{ field: 'at', direction: 'asc' }] as const;
  for await (const question of queryAll(runtime().store, questions, { where, orderBy }))
    if (question.status === 'open' || question.status === 'answered') found.push(question);
  return byKey(found);
}

/** When buyers submitted offers, since the period began. An offer last changed before that is older. */
export async function readOffered(sellerId: string, { from }: Period): Promise<ByHome<number>> {
  const found: Dated[] = [];
  const where = [
    { field: 'sellerId', op: '==', value: sellerId },
    { field: 'changedAt', op: '>=', value: Date.parse(from) },
  ] as const;
  const orderBy = [{ field: 'changedAt', direction: 'asc' }] as const;
  for await (const { listingKey, history } of queryAll(runtime().store, offers, { where, orderBy }))
    for (const { type, at } of history) if (type === 'submitted') found.push({ listingKey, at });
  return byKey(found);
}
