import type { TableRow } from './row';

const perColumn = 3;
const longest = 40;
/** Rows further down say no more about a column. */
const rowsRead = 400;

/** The first different values of each column, in one line. */
export function samplesOf(columns: number, rows: readonly TableRow[]): readonly string[] {
  const found = Array.from({ length: columns }, () => new Set<string>());
  for (const { cells } of rows.slice(0, rowsRead))
    for (const [at, values] of found.entries()) {
      const value = (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim();
      if (value !== '' && values.size < perColumn)
        values.add(value.length > longest ? `${value.slice(0, longest)}…` : value);
    }
  return found.map((values) => [...values].join(' · '));
}
