import 'server-only';
import type { MeasuredQueue, Responses } from '@/lib/domain/staff/metrics/figures';
import { weekOf } from '@/lib/domain/staff/metrics/week';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { deskWeeks } from './desk-collections';

/** Counts a decision and its waiting time, in the commit that decides. Instants in ms. */
export async function recordResponse(
  tx: Transaction,
  queue: MeasuredQueue,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<void> {
  const week = weekOf(now);
  const stored = (await tx.get(deskWeeks, week))?.data ?? { week };
  const { count, sumMs } = stored[queue] ?? { count: 0, sumMs: 0 };
  tx.set(deskWeeks, week, {
    ...stored,
    [queue]: { count: count + 1, sumMs: sumMs + Math.max(0, now - since) },
  });
}

/** The response times of the weeks since `first`. */
export async function listResponses(
  first: string,
): Promise<ReadonlyMap<string, Readonly<Partial<Record<MeasuredQueue, Responses>>>>> {
  const { docs } = await runtime().store.query(deskWeeks, {
    where: [{ field: 'week', op: '>=', value: first }],
    orderBy: [{ field: 'week', direction: 'asc' }],
  });
  return new Map(
    docs.map(({ id, data: { reviews, limits, reports } }) => [
      id,
      { ...(reviews && { reviews }), ...(limits && { limits }), ...(reports && { reports }) },
    ]),
  );
}
