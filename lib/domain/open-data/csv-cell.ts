import type { FieldValue } from './property-field';

/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** A CSV record as in RFC 4180. */
export const toLine = (values: readonly FieldValue[]): string => `${values.map(toCell).join(',')}\r\n`;

/** The values of a list are separated by semicolons. */
function toCell(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = asText(typeof value === 'string' ? value : value.join('; '));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run text that starts like this as a formula. A leading apostrophe makes it plain text. */
const formula = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Also prefixes text that already has apostrophes before such a start, so that `fromCell` restores the
 * original.
 */
const asText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell, without an apostrophe that `toCell` added. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
