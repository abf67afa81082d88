import 'server-only';
import type { QueryPlan } from './query-plan';
import type { Collection } from './store';

/**
 * Throws when no declared index serves the query, naming the one to declare. Without it a query that works on
 * the embedded engine would fail only in production, where Firestore demands a composite index.
 */
export function requireIndex(collection: Collection<object>, plan: QueryPlan): void {
  if (process.env.NODE_ENV === 'production') return;
  const fields = [...plan.matched, ...plan.ordered];
  if (fields.length === 0 || collection.indexes.some((index) => serves(index, plan))) return;
  throw new RangeError(
    `${collection.name} needs the index [${fields.map((field) => `'${field}'`).join(', ')}]`,
  );
}

/**
 * The matched fields in any order, then the ordered ones. A longer index does not serve an ordered query of
 * several fields, because Firestore leaves documents without its further fields out of it.
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
