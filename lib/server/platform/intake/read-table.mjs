import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createRows } from './table-rows.mjs';

const none = { line: null, headings: null, sheet: null, sheets: [], rows: null };
const refused = (reason, line = null) => ({ ...none, reason, line });
const headBytes = 64 * 1024;
/** How many of the first lines decide the delimiter. */
const mostLines = 40;

/**
 * Reads the table in a file of any kind. Returns `rows` as JSON texts, with the `headings` if they are in no row, or
 * the `reason` why there are none, with its line. Throws for a damaged file.
 */
export async function readTable(path, limits) {
  const head = await readHead(path);
  const mark = head.toString('hex', 0, 4);
  if (mark === 'd0cf11e0') return refused('old-spreadsheet');
  if (mark === '504b0304') {
    const { readWorkbook } = await import('./read-workbook.mjs');
    return { ...none, ...(await readWorkbook(await readFile(path), limits)) };
  }
  const encoding = await encodingOf(path, head);
  const start = new TextDecoder(encoding).decode(head, { stream: true });
  if (start.includes('\0')) return refused('not-text');
  if (/^\s*[[{]/.test(start)) return readJson(path, encoding, limits);
  return readCsv(path, { ...limits, encoding, delimiter: delimiterOf(start) });
}

async function readHead(path) {
  const handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

/** UTF-8 or UTF-16 by byte order mark, else UTF-8 if valid, else Windows-1252. */
async function encodingOf(path, head) {
  const byteOrderMark = `${head[0]} ${head[1]}`;
  if (byteOrderMark === '255 254') return 'utf-16le';
  if (byteOrderMark === '254 255') return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

async function readJson(path, encoding, limits) {
  const { readRecords } = await import('./read-records.mjs');
  const rows = createRows(limits);
  try {
    const json = JSON.parse(new TextDecoder(encoding).decode(await readFile(path)));
    const { reason, headings } = readRecords(json, rows, limits);
    return reason ? refused(reason) : { ...none, reason, headings, rows: rows.texts };
  } catch (error) {
    // Lists nested too deeply throw a RangeError.
    if (error instanceof SyntaxError || error instanceof RangeError) return refused('bad-json');
    throw error;
  }
}

async function readCsv(path, { encoding, delimiter, longestRow, ...limits }) {
  const { CsvError, parse } = await import('csv-parse');
  const rows = createRows(limits);
  let line = 1;
  let longLine = null;
  /** The characters after the last complete row. */
  let open = 0;
  const parser = parse({
    info: true,
    raw: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
    // Rows are collected here because on an error, the stream drops rows that it has not emitted yet.
    on_record: ({ record, raw }) => {
      // The parser does not count the delimiters.
      if (raw.length > longestRow) longLine ??= line;
      rows.add(line, record);
      open -= raw.length;
      line += raw.match(/\r\n?|\n/g)?.length ?? 0;
      return null;
    },
  });
  let hasNul = false;
  async function* texts() {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true });
      hasNul = text.includes('\0');
      // A row of millions of delimiters would exhaust memory before it ends.
      if (open > 2 * longestRow) longLine ??= line;
      if (hasNul || rows.reason || longLine) return;
      open += text.length;
      yield text;
    }
    yield decoder.decode();
  }
  try {
    await pipeline(texts(), parser.resume());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    longLine ??= error.code === 'CSV_QUOTE_NOT_CLOSED' ? null : line;
    if (!hasNul && longLine === null && !rows.reason) return refused('open-quote', line);
  }
  if (hasNul) return refused('not-text');
  if (longLine !== null) return refused('long-row', longLine);
  const reason = rows.reason ?? (rows.texts.length === 0 ? 'empty' : null);
  return reason ? refused(reason) : { ...none, reason, rows: rows.texts };
}

/** Comma, semicolon, tab or bar: the one that half of the first lines have most often. */
function delimiterOf(start) {
  const lines = start
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);
  const usual = (sign) =>
    lines.map((line) => line.split(sign).length).sort((a, b) => b - a)[Math.floor(lines.length / 2)] ?? 0;
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: usual(sign) }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
