import 'server-only';
import { z } from 'zod';
import { BadCursorError, type Filter, type Query, type Scalar } from './store';

/** A query in the form that both engines run: its filters, its order, and where the page starts. */
export interface QueryPlan {
  readonly filters: readonly Filter[];
  /** Fields matched by ==, in or array-contains that are not in `ordered`. */
  readonly matched: readonly string[];
  readonly ordered: readonly string[];
  readonly direction: 'asc' | 'desc';
  readonly limit: number | null;
  readonly after: Position | null;
}

/** The position of a page's last document: its values of the ordered fields, then its id. */
export interface Position {
  readonly values: readonly Scalar[];
  readonly id: string;
}

const FIELD = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;
export const MAX_IN = 30;
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const positionSchema = z.tuple([z.array(scalar), z.string()]);

/** Plans a query. Throws a RangeError for one that either engine could not answer, and BadCursorError. */
export function planQuery(query: Query): QueryPlan {
  const filters = query.where ?? [];
  const orderBy = query.orderBy ?? [];
  for (const { field } of [...filters, ...orderBy])
    requireThat(FIELD.test(field), `"${field}" is not a field`);
  requireFilters(filters);
  const direction = orderBy[0]?.direction ?? 'asc';
  requireThat(
    orderBy.every((order) => order.direction === direction),
    'all fields of orderBy run in one direction',
  );
  const limit = query.limit ?? null;
  requireThat(limit === null || (Number.isInteger(limit) && limit > 0), 'limit is a whole number above zero');

  const ordered = orderedFields(query);
  const matched = filters.filter(isMatch).map(({ field }) => field);
  return {
    filters,
    ordered,
    direction,
    limit,
    matched: [...new Set(matched)].filter((field) => !ordered.includes(field)),
    after: query.after === undefined ? null : decodeCursor(query.after, ordered.length),
  };
}

/** A stored document's position in the order of the plan. */
export function positionOf(plan: QueryPlan, id: string, stored: unknown): Position {
  return { id, values: plan.ordered.map((field) => scalar.parse(valueAt(stored, field))) };
}

export const encodeCursor = ({ values, id }: Position): string =>
  Buffer.from(JSON.stringify([values, id])).toString('base64url');

function decodeCursor(cursor: string, orderedCount: number): Position {
  const [values, id] = parsePosition(Buffer.from(cursor, 'base64url').toString());
  if (values.length !== orderedCount) throw new BadCursorError('The cursor is of another query');
  return { values, id };
}

function parsePosition(text: string): z.output<typeof positionSchema> {
  try {
    return positionSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BadCursorError('This is no cursor', { cause });
  }
}

/**
 * As in Firestore: a field fixed by == does not order, and compared fields order after those of `orderBy`.
 */
function orderedFields({ where = [], orderBy = [] }: Query): string[] {
  const fixed = where.filter(({ op }) => op === '==').map(({ field }) => field);
  const compared = where.filter((filter) => !isMatch(filter)).map(({ field }) => field);
  const fields = new Set([...orderBy.map(({ field }) => field), ...compared.toSorted()]);
  return [...fields].filter((field) => !fixed.includes(field));
}

function isMatch({ op }: Filter): boolean {
  return op === '==' || op === 'in' || op === 'array-contains';
}

function requireFilters(filters: readonly Filter[]): void {
  for (const filter of filters) {
    if (filter.op !== 'in') continue;
    const count = filter.value.length;
    requireThat(count > 0 && count <= MAX_IN, `in takes 1 to ${MAX_IN} values, not ${count}`);
  }
  const contains = filters.filter(({ op }) => op === 'array-contains').length;
  requireThat(contains <= 1, 'a query takes one array-contains');
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, data);
}

function requireThat(condition: boolean, message: string): void {
  if (!condition) throw new RangeError(message);
}
