import 'server-only';
import { encodeCursor, positionOf, type QueryPlan } from './query-plan';
import type { Doc, Page } from './store';

interface Parts<Row extends { readonly id: string }, T> {
  readonly plan: QueryPlan;
  /**
   * Rows in order, one more than the limit if there are more. `after`: the row to start after; null: the
   * plan's start.
   */
  readonly select: (plan: QueryPlan, after: Row | null) => Promise<readonly Row[]>;
  /** The data as stored. */
  readonly storedOf: (row: Row) => unknown;
  /** Null when the document cannot be read. */
  readonly toDoc: (row: Row) => Doc<T> | null;
}

/**
 * Reads a page of readable documents. An unreadable one takes no place on the page, so it does not block
 * those behind it.
 */
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
    // The last row is readable here. An unreadable one may have values that do not fit in a cursor.
    if (docs.length === plan.limit)
      return { docs, cursor: encodeCursor(positionOf(plan, last.id, storedOf(last))) };
    after = last;
  }
}
