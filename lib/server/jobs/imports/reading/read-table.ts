import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { findHeadingRow, headingsAt } from '@/lib/domain/imports/heading-row';
import {
  MAX_COLUMNS,
  MAX_ROWS,
  type Sheet,
  type TableFault,
  type TableRefusal,
} from '@/lib/domain/imports/import';
import type { TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type FileRows, readFileRows } from './read-file-rows';

/** A table of texts. */
export interface Table {
  readonly headings: readonly string[];
  /** The line of the headings; 0 if they are in no row. The rows up to it are no homes. */
  readonly headingLine: number;
  readonly rows: readonly TableRow[];
  /** The index of the sheet that was read; null if the file is no workbook. */
  readonly sheet: number | null;
  readonly sheets: readonly Sheet[];
}

/**
 * Reads the table in a CSV, RESO JSON, XLSX or ODS file, in the dialects of common programs. `uid`: the
 * sender, because users take turns. `sheet`: the index of a sheet, or null for the first one with a table.
 */
export async function readTable(
  bytes: Uint8Array,
  uid: string,
  sheet: number | null = null,
): Promise<Result<Table, TableFault>> {
  const file = await readFileRows(bytes, uid, sheet);
  return file.ok ? withinLimits(toTable(file.value, likelyHeadings)) : file;
}

/** Reads a table whose headings, if any, are in its first line. */
export async function readPlainTable(
  bytes: Uint8Array,
  uid: string,
): Promise<Result<Pick<Table, 'headings' | 'rows'>, TableFault>> {
  const file = await readFileRows(bytes, uid, null);
  const table = file.ok ? withinLimits(toTable(file.value, () => 0)) : file;
  if (!table.ok || table.value.headingLine === 0) return table;
  const [first, ...rows] = table.value.rows;
  return ok({ headings: first?.cells.map((cell) => cell.trim()) ?? [], rows });
}

function withinLimits(table: Table): Result<Table, TableFault> {
  const { headings, headingLine, rows } = table;
  const homes = rows.filter(({ line }) => line > headingLine).length;
  if (headings.length > MAX_COLUMNS) return fault('too-many-columns');
  if (homes > MAX_ROWS) return fault('too-many-rows');
  return homes === 0 ? fault('empty') : ok(table);
}

const fault = (reason: TableRefusal) => refuse({ reason, line: null });

const likelyHeadings = (rows: readonly TableRow[]): number => findHeadingRow(rows, wizardWords);

function toTable(
  { headings, rows, ...sheets }: FileRows,
  headingsIn: (rows: readonly TableRow[]) => number,
): Table {
  if (headings) return { headings, headingLine: 0, rows, ...sheets };
  const at = headingsIn(rows);
  return { headings: headingsAt(rows, at), headingLine: rows[at]?.line ?? 0, rows, ...sheets };
}
