import 'server-only';
import { encodeCursor, positionOf, type QueryPlan } from './query-plan';
import type { Doc, Page } from './store';

interface Parts<Row extends { readonly id: string }, T> {
  readonly plan: QueryPlan;
  /** In order, and one more than the limit where there are more. `after` is a row of the plan; null: where the plan starts. */
  readonly select: (plan: QueryPlan, after: Row | null) => Promise<readonly Row[]>;
  /** The data as stored. */
  readonly storedOf: (row: Row) => unknown;
  /** Null: cannot be read. */
  readonly toDoc: (row: Row) => Doc<T> | null;
}

/** A page of documents that can be read. Those that cannot take no place in it, so that they hold up nothing behind them. */
export async function readPage<Row extends { readonly id: string }, T>({
  plan,
  select,
  storedOf,
  toDoc,
}: Parts<Row, T>): Promise<Page<T>> {
  const docs: Doc<T>[] = [];
  for (let after: Row | null = null; ; ) {
    const room: number | null = plan.limit === null ? null : plan.limit - docs.length;
    const rows: readonly Row[] = await select({ ...plan, limit: room }, after);
    const taken = rows.slice(0, room ?? rows.length);
    docs.push(...taken.flatMap((row) => toDoc(row) ?? []));
    const last = taken.at(-1);
    if (!last || rows.length === taken.length) return { docs, cursor: null };
    // Only of a page whose last row can be read: what cannot be read may have no values that a cursor takes.
    if (docs.length === plan.limit)
      return { docs, cursor: encodeCursor(positionOf(plan, last.id, storedOf(last))) };
    after = last;
  }
}
