import 'server-only';
import {
  type CollectionReference,
  FieldPath,
  Filter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { ENVELOPE } from '@/lib/server/platform/store/document';
import type { QueryPlan } from '@/lib/server/platform/store/query-plan';
import type { Filter as PortFilter } from '@/lib/server/platform/store/store';

/**
 * Converts a plan to a Firestore query that begins after the document `after`, or else where the plan begins.
 */
export function toQuery(
  collection: CollectionReference,
  plan: QueryPlan,
  after: QueryDocumentSnapshot | null,
): Query {
  let query: Query = collection;
  for (const filter of plan.filters) query = query.where(toFilter(filter));
  for (const field of plan.ordered) query = query.orderBy(pathOf(field), plan.direction);
  query = query.orderBy(FieldPath.documentId(), plan.direction);
  // Pass the document itself, because one of its ordered fields may be an object or an array.
  if (after) query = query.startAfter(after);
  else if (plan.after) query = query.startAfter(...plan.after.values, plan.after.id);
  return plan.limit === null ? query : query.limit(plan.limit);
}

const pathOf = (field: string): string => `${ENVELOPE}.${field}`;

/** Firestore's `in` does not match null, so null needs a filter of its own. */
function toFilter({ field, op, value }: PortFilter): Filter {
  const path = pathOf(field);
  if (op !== 'in' || !value.includes(null)) return Filter.where(path, op, value);
  const others = value.filter((each) => each !== null);
  const isNull = Filter.where(path, '==', null);
  return others.length === 0 ? isNull : Filter.or(isNull, Filter.where(path, 'in', others));
}
