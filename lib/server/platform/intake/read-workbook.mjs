import { readOds } from 'hucre/ods';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { faultOfZip } from './zip-directory.mjs';

const none = { sheet: null, sheets: [] };
/** Sheets beyond this number are not listed. */
const maxSheets = 20;
/** Rows that are counted in all sheets together, because counting reads them. */
const maxCounted = 100_000;

/**
 * Reads the visible sheet at the index `limits.sheet`, or else the first one that has a table. Cells become texts: a formula is its stored value, a date
 * is ISO. Returns `rows` as JSON texts, or the `reason` why there are none. Throws for a damaged file.
 */
export async function readWorkbook(bytes, limits) {
  const fault = faultOfZip(bytes);
  if (fault === 'too-heavy') return { reason: fault, ...none };
  if (fault) throw new Error('The directory of the archive is damaged');
  try {
    const sheets = isOds(bytes) ? await sheetsOfOds(bytes) : await sheetsOfXlsx(bytes);
    return await firstTable(sheets, limits);
  } catch (error) {
    if (error?.name === 'EncryptedFileError') return { reason: 'locked', ...none };
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
    name,
    rows: async function* () {
      for await (const row of streamXlsxRows(bytes, { sheet: index }))
        yield { line: row.index + 1, values: row.values };
    },
  }));
}

async function sheetsOfOds(bytes) {
  const { sheets } = await readOds(bytes);
  return sheets.map(({ name, rows }) => ({
    name,
    rows: async function* () {
      for (const [at, values] of rows.entries()) yield { line: at + 1, values };
    },
  }));
}

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

async function readSheet(sheet, { maxRows, maxColumns, maxText }) {
  const rows = [];
  let length = 0;
  for await (const { line, values } of sheet.rows()) {
    const cells = values.map(toText);
    while (cells.length > 0 && cells.at(-1).trim() === '') cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > maxColumns) return { rows, reason: 'too-many-columns' };
    if (rows.length === maxRows) return { rows, reason: 'too-many-rows' };
    // Line breaks of Unicode would end the line for its reader.
    const row = JSON.stringify({ line, cells }).replace(/[\u2028\u2029]/g, ' ');
    length += row.length;
    if (length > maxText) return { rows, reason: 'too-heavy' };
    rows.push(row);
  }
  return { rows };
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
