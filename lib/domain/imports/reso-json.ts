import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { TableRow } from './row';

/** Column headings, and rows with the line on which each starts. */
interface ResoTable {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/**
 * Converts RESO Common Format records to a table. `json` is a list, or a Web API response with the list in
 * `value`. A field in a group gets a dotted name; lists of texts are joined by semicolons; lists of records
 * (media, rooms) are left out. `line` counts the records from 1.
 */
export function tableOfReso(json: unknown): Result<ResoTable, 'no-records'> {
  const records = Array.isArray(json) ? json : isObject(json) ? json.value : null;
  if (!Array.isArray(records) || !records.every(isObject)) return refuse('no-records');
  const flat = records.map((record) => flatten(record, ''));
  const headings = [...new Set(flat.flatMap((record) => [...record.keys()]))];
  const rows = flat.map((record, at) => ({
    line: at + 1,
    cells: headings.map((heading) => record.get(heading) ?? ''),
  }));
  return ok({ headings, rows });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(record: Record<string, unknown>, before: string): Map<string, string> {
  return new Map(
    Object.entries(record).flatMap(([name, value]): [string, string][] => {
      if (name.includes('@')) return [];
      const heading = `${before}${name}`;
      if (isObject(value)) return before === '' ? [...flatten(value, `${heading}.`)] : [];
      const text = textOf(value);
      return text === null ? [] : [[heading, text]];
    }),
  );
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return value.some(isObject) ? null : texts.join(';');
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}
