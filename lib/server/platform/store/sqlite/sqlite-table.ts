import 'server-only';
import type Database from 'libsql';
import type { Collection, Scalar } from '@/lib/server/platform/store/store';

type Db = Database.Database;
export interface Row {
  readonly id: string;
  readonly version: string;
  readonly data: string;
}

/** One collection's table: row reads and writes, and queries with statements that are prepared once. */
export interface SqliteTable {
  readonly name: string;
  get(id: string): Row | null;
  /** The rows of those ids that exist, by id. */
  getAll(ids: readonly string[]): ReadonlyMap<string, Row>;
  put(row: Row): void;
  remove(id: string): void;
  select(sql: string, parameters: readonly (string | number)[]): readonly Row[];
  /** The single number that a statement selects. */
  count(sql: string, parameters: readonly (string | number)[]): number;
  /**
   * The name of the (value, id) table of an array field's elements. Created at first use; triggers keep it
   * current.
   */
  elementsOf(field: string): string;
}

/**
 * The SQL expression that indexes and compares a field. A missing field, an array or an object gives NULL,
 * which no comparison matches. JSON null gives minus infinity, which JSON cannot represent, so null comes
 * before every value.
 */
export function keySql(field: string): string {
  const path = `'$.${field}'`;
  return `CASE json_type(data, ${path}) WHEN 'null' THEN -9e999 WHEN 'array' THEN NULL WHEN 'object' THEN NULL ELSE json_extract(data, ${path}) END`;
}

/** The result of `keySql` for this value. */
export function keyValue(value: Scalar): string | number {
  if (value === null) return Number.NEGATIVE_INFINITY;
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Opens the table of a collection. Creates the table and the declared indexes that do not exist yet. */
export function openTable(db: Db, collection: Collection<object>): SqliteTable {
  if (!/^[A-Za-z]\w*$/.test(collection.name))
    throw new Error(`"${collection.name}" cannot name a collection`);
  const table = `"${collection.name}"`;
  db.transaction(() => createTable(db, collection)).immediate();

  const getRow = db.prepare(`SELECT id, version, data FROM ${table} WHERE id = ?`).raw();
  const getRows = db
    .prepare(`SELECT id, version, data FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`)
    .raw();
  const putRow = db.prepare(
    `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version, data = excluded.data`,
  );
  const removeRow = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const selects = new Map<string, ReturnType<Db['prepare']>>();
  const elements = new Map<string, string>();

  function prepared(sql: string) {
    const statement = selects.get(sql) ?? db.prepare(sql).raw();
    selects.set(sql, statement);
    return statement;
  }

  function get(id: string): Row | null {
    const row = getRow.get(id);
    return row === undefined ? null : toRow(row);
  }

  return {
    name: table,
    get,
    getAll(ids) {
      const rows =
        ids.length > 1 ? getRows.all(JSON.stringify(ids)).map(toRow) : ids.flatMap((id) => get(id) ?? []);
      return new Map(rows.map((row) => [row.id, row]));
    },
    put: ({ id, version, data }) => void putRow.run(id, version, data),
    remove: (id) => void removeRow.run(id),
    select: (sql, parameters) =>
      prepared(sql)
        .all(...parameters)
        .map(toRow),
    count: (sql, parameters) => toCount(prepared(sql).get(...parameters)),
    elementsOf(field) {
      const name = elements.get(field) ?? openElements(db, collection.name, field);
      elements.set(field, name);
      return name;
    },
  };
}

function createTable(db: Db, { name, indexes }: Collection<object>): void {
  db.exec(
    `CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY, version TEXT NOT NULL, data TEXT NOT NULL)`,
  );
  for (const index of indexes) {
    const keys = [...index.map(keySql), 'id'].join(', ');
    db.exec(`CREATE INDEX IF NOT EXISTS "${name}:${index.join()}" ON "${name}" (${keys})`);
  }
}

function openElements(db: Db, collection: string, field: string): string {
  const name = `"${collection}.${field}"`;
  const exists = db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(`${collection}.${field}`);
  if (exists !== undefined) return name;
  const add = (row: string) =>
    `INSERT OR IGNORE INTO ${name} SELECT e.value, ${row}.id FROM json_each(${row}.data, '$.${field}') e WHERE e.type NOT IN ('null', 'array', 'object')`;
  const drop = `DELETE FROM ${name} WHERE id = old.id`;
  const sql = `
    CREATE TABLE ${name} (value, id TEXT, PRIMARY KEY (value, id)) WITHOUT ROWID;
    CREATE INDEX "${collection}.${field}:id" ON ${name} (id);
    INSERT OR IGNORE INTO ${name} SELECT e.value, t.id FROM "${collection}" t, json_each(t.data, '$.${field}') e WHERE e.type NOT IN ('null', 'array', 'object');
    CREATE TRIGGER "${collection}.${field}:insert" AFTER INSERT ON "${collection}" BEGIN ${add('new')}; END;
    CREATE TRIGGER "${collection}.${field}:update" AFTER UPDATE ON "${collection}" BEGIN ${drop}; ${add('new')}; END;
    CREATE TRIGGER "${collection}.${field}:delete" AFTER DELETE ON "${collection}" BEGIN ${drop}; END;
  `;
  db.transaction(() => db.exec(sql)).immediate();
  return name;
}

function toCount(row: unknown): number {
  const [count]: unknown[] = Array.isArray(row) ? row : [];
  if (typeof count !== 'number') throw new TypeError('the store file did not return a number');
  return count;
}

function toRow(row: unknown): Row {
  const [id, version, data]: unknown[] = Array.isArray(row) ? row : [];
  if (typeof id !== 'string' || typeof version !== 'string' || typeof data !== 'string') {
    throw new TypeError('the store file holds a row that is not a document');
  }
  return { id, version, data };
}
