import 'server-only';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  LONGEST_ROW,
  MAX_COLUMNS,
  MAX_ROWS,
  type TableFault,
  type TableRefusal,
} from '@/lib/domain/imports/import';
import { type Table, tableOfReso } from '@/lib/domain/imports/reso-json';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

const sliceLength = 64 * 1024;

/** Reads the table in a CSV or RESO JSON file, in the dialects of common programs. */
export async function readTable(bytes: Uint8Array): Promise<Result<Table, TableFault>> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return fault('spreadsheet');
  const text = decode(bytes);
  if (text.includes('\0')) return fault('not-text');
  const table = /^\s*[[{]/.test(text) ? readJson(text) : await readCsv(text);
  if (!table.ok) return table;
  const { headings, rows } = table.value;
  if (headings.length > MAX_COLUMNS) return fault('too-many-columns');
  if (rows.length > MAX_ROWS) return fault('too-many-rows');
  return rows.length === 0 ? fault('empty') : table;
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
    return table.ok ? table : fault(table.reason);
  } catch {
    return fault('bad-json');
  }
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/** Parses in slices and yields to other requests between them. */
async function readCsv(text: string): Promise<Result<Table, TableFault>> {
  let line = 1;
  let headings: readonly string[] | null = null;
  const rows: Table['rows'][number][] = [];
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
      if (record.some((cell) => cell.trim() !== '')) {
        if (headings) rows.push({ line, cells: record });
        else headings = record.map((heading) => heading.trim());
      }
      line += raw.match(/\r\n?|\n/g)?.length ?? 0;
      return null;
    },
  });
  try {
    await pipeline(
      slices(text, () => rows.length > MAX_ROWS),
      parser.resume(),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fault(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open-quote' : 'long-row', line);
  }
  return headings ? ok({ headings, rows }) : fault('empty');
}

async function* slices(text: string, isEnough: () => boolean): AsyncGenerator<string> {
  const content = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < content.length && !isEnough(); at += sliceLength) {
    yield content.slice(at, at + sliceLength);
    await nextTurn();
  }
}

/** Comma, semicolon or tab, whichever is most frequent in the heading line. */
function delimiterOf(text: string): string {
  const head =
    text
      .slice(0, sliceLength)
      .trimStart()
      .replaceAll(/"[^"]*"/g, '')
      .split(/[\r\n]/)[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
