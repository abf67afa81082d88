import { type Counts, type ImportState, ROWS_PER_PIECE, type TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';

export const stateLabels: Readonly<Record<ImportState, string>> = {
  mapping: 'Columns not confirmed yet',
  checking: 'Dry run under way',
  checked: 'Checked, not run yet',
  running: 'Under way',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Broken off',
};

/** `rows 51 to 100`: the rows of the next chunk. */
export function nextRows({ cursor, rows }: Pick<TableImport, 'cursor' | 'rows'>): string {
  const first = cursor * ROWS_PER_PIECE + 1;
  return `rows ${formatCount(first)} to ${formatCount(Math.min(first + ROWS_PER_PIECE - 1, rows))}`;
}

/** `480 new, 3 changed, 0 unchanged, 20 to mend`. */
export const countWords = ({ created, changed, same, faulty }: Counts): string =>
  [
    `${formatCount(created)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(same)} unchanged`,
    `${formatCount(faulty)} to mend`,
  ].join(', ');
