import 'server-only';
import type { QueryPlan } from '@/lib/server/platform/store/query-plan';
import type { Filter } from '@/lib/server/platform/store/store';
import { keySql, keyValue, type Row, type SqliteTable } from './sqlite-table';

interface Condition {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

/** Runs a plan on its table. Returns one row more than the limit if there is a next page. */
export function selectRows(table: SqliteTable, plan: QueryPlan): readonly Row[] {
  const { where, parameters } = whereOf(table, plan);
  const order = orderKeys(plan).map((key) => `${key} ${plan.direction}`);
  const sql = `SELECT id, version, data FROM ${table.name} WHERE ${where} ORDER BY ${order.join(', ')} LIMIT ?`;
  return table.select(sql, [...parameters, plan.limit === null ? -1 : plan.limit + 1]);
}

/** How many rows a plan matches. */
export function countRows(table: SqliteTable, plan: QueryPlan): number {
  const { where, parameters } = whereOf(table, plan);
  return table.count(`SELECT COUNT(*) FROM ${table.name} WHERE ${where}`, parameters);
}

function whereOf(table: SqliteTable, plan: QueryPlan) {
  const conditions = [
    ...plan.filters.map((filter) => toCondition(table, filter)),
    ...plan.ordered.map((field) => ({ sql: `${keySql(field)} IS NOT NULL`, parameters: [] })),
    ...afterPosition(plan),
  ];
  return {
    where: conditions.map(({ sql }) => `(${sql})`).join(' AND ') || 'TRUE',
    parameters: conditions.flatMap((condition) => condition.parameters),
  };
}

function orderKeys(plan: QueryPlan): string[] {
  return [...plan.ordered.map(keySql), 'id'];
}

function toCondition(table: SqliteTable, filter: Filter): Condition {
  const key = keySql(filter.field);
  switch (filter.op) {
    case '==':
      return { sql: `${key} = ?`, parameters: [keyValue(filter.value)] };
    case 'in':
      return {
        sql: `${key} IN (${filter.value.map(() => '?').join(', ')})`,
        parameters: filter.value.map(keyValue),
      };
    case 'array-contains':
      return {
        sql: `id IN (SELECT id FROM ${table.elementsOf(filter.field)} WHERE value = ?)`,
        parameters: [keyValue(filter.value)],
      };
    default:
      return { sql: `${key} ${filter.op} ? AND ${withinType(key, filter)}`, parameters: [filter.value] };
  }
}

/**
 * A comparison matches only values of its own type. SQLite orders null's key before numbers, and numbers
 * before text.
 */
function withinType(key: string, { op, value }: { op: string; value: string | number }): string {
  if (typeof value === 'string') return op.startsWith('<') ? `${key} >= ''` : 'TRUE';
  return op.startsWith('<') ? `${key} > -9e999` : `${key} < ''`;
}

/** The second condition implies the first, but the first lets an index seek. */
function afterPosition(plan: QueryPlan): Condition[] {
  if (plan.after === null) return [];
  const keys = orderKeys(plan);
  const parameters = [...plan.after.values.map(keyValue), plan.after.id];
  const sign = plan.direction === 'asc' ? '>' : '<';
  return [
    { sql: `${keys[0]} ${sign}= ?`, parameters: parameters.slice(0, 1) },
    { sql: `(${keys.join(', ')}) ${sign} (${parameters.map(() => '?').join(', ')})`, parameters },
  ];
}
