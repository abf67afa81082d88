import { inflateRawSync } from 'node:zlib';
import { streamOdsRows } from 'hucre/ods';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { createRows } from './table-rows.mjs';
import { entryOf, faultOfZip, mostUnpackedBytes } from './zip-directory.mjs';

const none = { sheet: null, sheets: [] };
/** Sheets beyond this number are not listed. */
const maxSheets = 20;
/** Rows that are counted in all sheets together, because counting reads them. */
const maxCounted = 100_000;
/** In characters. */
const longestName = 120;

/**
 * Reads the visible sheet at the index `limits.sheet`, or else the first one that has a table. Cells become
 * texts: a formula is its stored value, a date is ISO. Returns `rows` as JSON texts, or the `reason` why there are none. Throws for a damaged file.
 */
export async function readWorkbook(bytes, limits) {
  const fault = faultOfZip(bytes);
  if (fault === 'too-heavy') return { reason: fault, ...none };
  if (fault) throw new Error('The directory of the archive is damaged');
  try {
    const sheets = isOds(bytes) ? await sheetsOfOds(bytes) : await sheetsOfXlsx(bytes);
    return await firstTable(sheets, limits);
  } catch (error) {
    if (error?.name === 'EncryptedFileError') return { reason: 'locked-spreadsheet', ...none };
    if (error?.code === 'ERR_BUFFER_TOO_LARGE') return { reason: 'too-heavy', ...none };
    throw error;
  }
}

/** The first part of an ODS file is its type, not compressed. */
const isOds = (bytes) =>
  new TextDecoder().decode(bytes.subarray(30, 110)).includes('mimetypeapplication/vnd.oasis');

async function sheetsOfXlsx(bytes) {
  const visible = [];
  await readXlsx(bytes, {
    sheets: (info) => {
      if (!info.hidden && !info.veryHidden) visible.push(info);
      return false;
    },
  });
  return visible.map(({ name, index }) => ({
    name: name.slice(0, longestName),
    rows: async function* () {
      for await (const row of streamXlsxRows(bytes, { sheet: index }))
        yield { line: row.index + 1, values: row.values };
    },
  }));
}

/** Its reader for a whole workbook builds a tree that is too large for 10,000 homes, so the rows are streamed. */
async function sheetsOfOds(bytes) {
  const sheets = odsNames(bytes).map((name) => ({ name: name.slice(0, longestName), found: [] }));
  for await (const { sheetIndex = 0, index, values } of streamOdsRows(bytes))
    sheets[sheetIndex]?.found.push({ line: index + 1, values });
  return sheets.map(({ name, found }) => ({
    name,
    rows: async function* () {
      yield* found;
    },
  }));
}

function odsNames(bytes) {
  const packed = entryOf(bytes, 'content.xml');
  const content = packed?.isStored
    ? packed.data
    : inflateRawSync(packed?.data ?? '', { maxOutputLength: mostUnpackedBytes });
  const tables = new TextDecoder().decode(content).matchAll(/<(?:[\w-]+:)?table(?=[\s>])([^>]*)>/g);
  return [...tables].map(
    ([, attributes], at) => decode(/:name="([^"]*)"/.exec(attributes)?.[1]) ?? `Sheet${at + 1}`,
  );
}

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text) => text?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name]);

async function firstTable(all, limits) {
  const sheets = all.slice(0, maxSheets);
  for (const [at, sheet] of sheets.entries()) {
    if (limits.sheet !== null && limits.sheet !== at) continue;
    const { rows, reason } = await readSheet(sheet, limits);
    if (reason) return { reason, ...none };
    if (rows.length > 1)
      return { reason: null, sheet: at, sheets: await countRows(sheets, { at, rows: rows.length }), rows };
  }
  return { reason: 'empty', ...none };
}

/** The rows of each sheet that are not empty; null where counting would take too long. */
async function countRows(sheets, known) {
  if (sheets.length === 1) return [{ name: sheets[0].name, rows: known.rows }];
  let left = maxCounted - known.rows;
  const counted = [];
  for (const [at, sheet] of sheets.entries()) {
    const rows = at === known.at ? known.rows : await countRowsOf(sheet, left);
    if (at !== known.at) left -= rows ?? Math.max(0, left);
    counted.push({ name: sheet.name, rows });
  }
  return counted;
}

async function countRowsOf(sheet, most) {
  let count = 0;
  for await (const { values } of sheet.rows()) {
    if (count >= most) return null;
    if (values.some((value) => toText(value).trim() !== '')) count += 1;
  }
  return count;
}

async function readSheet(sheet, limits) {
  const rows = createRows(limits);
  for await (const { line, values } of sheet.rows()) {
    const cells = values.map(toText);
    rows.add(line, cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1));
    if (rows.reason) break;
  }
  return { rows: rows.texts, reason: rows.reason };
}

function toText(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return toIso(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** A time of day is stored as a time on day 0. */
function toIso(date) {
  if (Number.isNaN(date.getTime())) return '';
  const [day, time] = date.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (date.getUTCFullYear() < 1900) return clock;
  return clock === '00:00' ? day : `${day}T${clock}`;
}
