import { type Counts, ROWS_PER_PIECE, type TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import * as copy from '@/messages/imports';

export const columnsCopy = {
  submit: copy.importCopy.checkEveryRow,
  submitAgain: copy.importCopy.checkAgainThese,
  empty: copy.importCopy.nothingLeaveOut,
  name: (number: number) => copy.importCopy.column({ number }),
  label: (number: number, heading: string) =>
    copy.importCopy.columnMeans({ number, heading: heading || copy.importCopy.withoutHeading }),
  sample: (text: string) => copy.importCopy.suchAs({ text }),
  noSample: copy.importCopy.emptyFirstRows,
};

/** `rows 51 to 100`: the rows of the next chunk. */
export function nextRows({ cursor, rows }: Pick<TableImport, 'cursor' | 'rows'>): string {
  const first = cursor * ROWS_PER_PIECE + 1;
  return `rows ${formatCount(first)} to ${formatCount(Math.min(first + ROWS_PER_PIECE - 1, rows))}`;
}

/** `480 new, 3 changed, 0 unchanged, 20 to mend`. */
export const countWords = ({ created, changed, same, faulty }: Counts): string =>
  [
    copy.importCopy.newLabel({ created: formatCount(created) }),
    copy.importCopy.changed({ changed: formatCount(changed) }),
    copy.importCopy.unchanged({ same: formatCount(same) }),
    copy.importCopy.mend({ faulty: formatCount(faulty) }),
  ].join(', ');
