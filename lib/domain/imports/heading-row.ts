import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { bareHeading, targetsByName } from './columns';
import type { TableRow } from './row';

/** How many rows can come before the headings. */
export const MAX_ABOVE = 20;
const longestHeading = 80;

const isWord = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= longestHeading;

/** Known headings count most. `known` are normalized by `bareHeading`. */
const scoreOf = ({ cells }: TableRow, known: ReadonlyMap<string, string>): number =>
  cells.reduce(
    (sum, cell) => sum + (isWord(cell.trim()) ? 1 : 0) + (known.has(bareHeading(cell)) ? 3 : 0),
    0,
  );

/**
 * The index of the row with the headings among the first rows, which may be titles and notes: the first whose
 * score is near the best.
 */
export function findHeadingRow(rows: readonly TableRow[], words: WizardWords): number {
  const known = targetsByName(words);
  const scores = rows.slice(0, MAX_ABOVE).map((row) => scoreOf(row, known));
  const best = Math.max(0, ...scores);
  return Math.max(
    0,
    scores.findIndex((score) => score >= best * 0.8),
  );
}

/** The headings in a row. An empty cell has the one above it, as in headings that are merged over two rows. */
export function headingsAt(rows: readonly TableRow[], at: number): readonly string[] {
  const cells = rows[at]?.cells ?? [];
  const above = rows[at - 1]?.cells ?? [];
  const isMerged = above.filter((cell) => isWord(cell.trim())).length > 1;
  const width = isMerged ? Math.max(cells.length, above.length) : cells.length;
  return Array.from({ length: width }, (_, column) => {
    const heading = oneLine(cells[column] ?? '');
    return heading === '' && isMerged ? oneLine(above[column] ?? '') : heading;
  });
}

const mostLetters = 200;
const oneLine = (cell: string): string => cell.slice(0, mostLetters).replaceAll(/\s+/g, ' ').trim();
