import type { FieldValue, PropertySource } from './field';
import { fields } from './property';

/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** The names of the columns; a group's stand behind a dot. */
export const csvHead = (): string => toLine(fields.map(({ path }) => path.replace('/', '.')));

export const csvRow = (source: PropertySource): string => toLine(fields.map(({ read }) => read(source)));

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
const asText = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);
