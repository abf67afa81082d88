import { type Counts, ROWS_PER_PIECE, type TableImport } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { importCopy as copy } from '@/messages/imports/import-copy';

export const columnsCopy = {
  submit: copy.checkAllRows,
  submitAgain: copy.checkAgainColumns,
  matched: copy.matched,
  empty: copy.dontImport,
  name: (number: number) => copy.column({ number }),
  label: (number: number, heading: string) =>
    heading ? copy.fieldColumn({ number, heading }) : copy.columnWithoutHeading({ number }),
  sample: (text: string) => copy.example({ text }),
  noSample: copy.emptyFirstRows,
};

/** `rows 51 to 100`: the rows of the next chunk. */
export function nextRows({ cursor, rows }: Pick<TableImport, 'cursor' | 'rows'>): string {
  const first = cursor * ROWS_PER_PIECE + 1;
  return copy.nextRows({
    first: formatCount(first),
    last: formatCount(Math.min(first + ROWS_PER_PIECE - 1, rows)),
  });
}

/** `480 new, 3 updated, 0 unchanged, 20 to fix`. */
export const countWords = ({ created, changed, same, faulty }: Counts): string =>
  copy.counts({
    created: formatCount(created),
    changed: formatCount(changed),
    same: formatCount(same),
    faulty: formatCount(faulty),
  });
