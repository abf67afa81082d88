import { type Counts, type ImportState, ROWS_PER_PIECE, type TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';

/** Form texts of an import. */
export const importCopy = {
  run: (rows: string) => `Import ${rows}`,
};

export const columnsCopy = {
  submit: 'Check every row',
  submitAgain: 'Check again with these columns',
  empty: 'Nothing: leave it out',
  name: (number: number) => `Column ${number}`,
  label: (number: number, heading: string) => `Column ${number}, ${heading || 'without a heading'}, means`,
  sample: (text: string) => `Such as ${text}`,
  noSample: 'Empty in the first rows',
};

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
