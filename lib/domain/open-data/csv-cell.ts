import type { FieldValue } from './property-field';

/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** A line of RFC 4180. */
export const toLine = (values: readonly FieldValue[]): string => `${values.map(toCell).join(',')}\r\n`;

/** A list's values are separated by semicolons. */
function toCell(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = asText(typeof value === 'string' ? value : value.join('; '));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes such a beginning for a formula and would run it; behind an apostrophe it is text. */
const formula = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Also what begins so behind apostrophes of its own, so that `fromCell` gives back what was written. */
const asText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell, without the apostrophe that only keeps it from being a formula. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
