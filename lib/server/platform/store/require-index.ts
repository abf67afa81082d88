import 'server-only';
import { planQuery, type QueryPlan } from './query-plan';
import type { Collection, Query } from './store';

/** Plans a query. Throws when no declared index serves it. */
export function planIndexed(collection: Collection<object>, query: Query): QueryPlan {
  const plan = planQuery(query);
  requireIndex(collection, plan);
  return plan;
}

/**
 * Throws when no declared index serves the query, naming the one to declare. Without it a query that works on
 * the embedded engine or the emulator would fail only in production, where Firestore demands a composite
 * index.
 */
export function requireIndex(collection: Collection<object>, plan: QueryPlan): void {
  const fields = [...plan.matched, ...plan.ordered];
  if (fields.length === 0 || collection.indexes.some((index) => serves(index, plan))) return;
  throw new RangeError(
    `${collection.name} needs the index [${fields.map((field) => `'${field}'`).join(', ')}]`,
  );
}

/**
 * The matched fields in any order, then the ordered ones. A longer index does not serve an ordered query of
 * several fields, because Firestore omits documents that lack its further fields.
 */
function serves(index: readonly string[], { matched, ordered }: QueryPlan): boolean {
  const count = matched.length + ordered.length;
  const isPrefixEnough = count === 1 || ordered.length === 0;
  if (isPrefixEnough ? index.length < count : index.length !== count) return false;
  const start = index.slice(0, matched.length);
  return (
    matched.every((field) => start.includes(field)) &&
    ordered.every((field, at) => index[matched.length + at] === field)
  );
}
