import 'server-only';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { findHeadingRow, headingsAt, MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import {
  LONGEST_ROW,
  MAX_COLUMNS,
  MAX_ROWS,
  type Sheet,
  type TableFault,
  type TableRefusal,
} from '@/lib/domain/imports/import';
import { tableOfReso } from '@/lib/domain/imports/reso-json';
import type { TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readWorkbookRows } from './workbook';

const sliceLength = 64 * 1024;

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
 * sender, because users take turns with workbooks. `sheet`: the index of a sheet, or null for the first one
 * with a table.
 */
export const readTable = async (
  bytes: Uint8Array,
  uid: string,
  sheet: number | null = null,
): Promise<Result<Table, TableFault>> => withinLimits(await readRows(bytes, uid, sheet));

/** Reads a CSV or RESO JSON file whose headings, if any, are in its first line. */
export async function readPlainTable(
  bytes: Uint8Array,
): Promise<Result<Pick<Table, 'headings' | 'rows'>, TableFault>> {
  const table = withinLimits(await readText(bytes, () => 0));
  if (!table.ok || table.value.headingLine === 0) return table;
  const [first, ...rows] = table.value.rows;
  return ok({ headings: first?.cells.map((cell) => cell.trim()) ?? [], rows });
}

function withinLimits(table: Result<Table, TableFault>): Result<Table, TableFault> {
  if (!table.ok) return table;
  const { headings, headingLine, rows } = table.value;
  const homes = rows.filter(({ line }) => line > headingLine).length;
  if (headings.length > MAX_COLUMNS) return fault('too-many-columns');
  if (homes > MAX_ROWS) return fault('too-many-rows');
  return homes === 0 ? fault('empty') : table;
}

async function readRows(
  bytes: Uint8Array,
  uid: string,
  sheet: number | null,
): Promise<Result<Table, TableFault>> {
  const mark = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (mark === 'd0cf11e0') return fault('old-spreadsheet');
  if (mark === '504b0304') {
    const workbook = await readWorkbookRows(bytes, uid, sheet);
    if (!workbook.ok) return fault(workbook.reason);
    const { rows, ...sheets } = workbook.value;
    return ok({ ...withHeadings(rows, likelyHeadings), ...sheets });
  }
  return readText(bytes, likelyHeadings);
}

async function readText(
  bytes: Uint8Array,
  headingsIn: (rows: readonly TableRow[]) => number,
): Promise<Result<Table, TableFault>> {
  const text = decode(bytes);
  if (text.includes('\0')) return fault('not-text');
  if (/^\s*[[{]/.test(text)) return readJson(text);
  const csv = await readCsv(text);
  return csv.ok ? ok({ ...withHeadings(csv.value, headingsIn), ...noSheets }) : csv;
}

const noSheets = { sheet: null, sheets: [] };

const likelyHeadings = (rows: readonly TableRow[]): number => findHeadingRow(rows, wizardWords);

function withHeadings(
  rows: readonly TableRow[],
  headingsIn: (rows: readonly TableRow[]) => number,
): Pick<Table, 'headings' | 'headingLine' | 'rows'> {
  const at = headingsIn(rows);
  return { headings: headingsAt(rows, at), headingLine: rows[at]?.line ?? 0, rows };
}

const fault = (reason: TableRefusal, line: number | null = null) => refuse({ reason, line });

/** UTF-8 or UTF-16 by byte order mark, else UTF-8 if valid, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const byteOrderMark = `${bytes[0]} ${bytes[1]}`;
  if (byteOrderMark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (byteOrderMark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readJson(text: string): Result<Table, TableFault> {
  try {
    const table = tableOfReso(JSON.parse(text));
    return table.ok ? ok({ ...table.value, headingLine: 0, ...noSheets }) : fault(table.reason);
  } catch {
    return fault('bad-json');
  }
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/** Parses in slices and yields to other requests between them. */
async function readCsv(text: string): Promise<Result<readonly TableRow[], TableFault>> {
  let line = 1;
  const rows: TableRow[] = [];
  const parser = parse({
    info: true,
    raw: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    // Rows are collected here because on an error, the stream drops rows that it has not emitted yet.
    on_record: (parsed) => {
      // The types of csv-parse do not reflect that `info` and `raw` change the record.
      const { record, raw } = parsed as unknown as ParsedRecord;
      if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: record });
      line += raw.match(/\r\n?|\n/g)?.length ?? 0;
      return null;
    },
  });
  try {
    await pipeline(
      slices(text, () => rows.length > MAX_ROWS + MAX_ABOVE),
      parser.resume(),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fault(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open-quote' : 'long-row', line);
  }
  return rows.length > 0 ? ok(rows) : fault('empty');
}

async function* slices(text: string, isEnough: () => boolean): AsyncGenerator<string> {
  const content = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < content.length && !isEnough(); at += sliceLength) {
    yield content.slice(at, at + sliceLength);
    await nextTurn();
  }
}

/** Comma, semicolon, tab or bar: the one that half of the first lines have most often. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, sliceLength)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, 2 * MAX_ABOVE);
  const usual = (sign: string) =>
    lines.map((line) => line.split(sign).length).sort((a, b) => b - a)[Math.floor(lines.length / 2)] ?? 0;
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: usual(sign) }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
