import type { Draft } from '@/lib/domain/drafts/draft';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import { faultWords, type RowFault } from './plan';
import type { TableRow } from './row';

/** The column that says what is wrong; whoever imports the file again need not take it out. */
const mendHeading = 'What to mend';

export const faultyHead = (headings: readonly string[]): string =>
  csvMark + toLine([...headings.filter((heading) => heading !== mendHeading), mendHeading]);

/** A row as it came, with what is wrong in the last column. */
export function faultyRow(
  headings: readonly string[],
  { cells }: TableRow,
  faults: readonly RowFault[],
): string {
  const kept = headings.flatMap((heading, at) => (heading === mendHeading ? [] : [cells[at] ?? '']));
  return toLine([...kept, faults.map(faultWords).join(' ')]);
}

/** An organization's listings, to be imported again: their keys, then every answer as it was given. */
export const draftsHead = (): string =>
  csvMark + toLine(['Draft key', 'Version', 'Reference', 'Status', ...fields.map(({ name }) => name)]);

export const draftRow = ({ draftId, version, imported, standing, answers }: Draft): string =>
  toLine([
    draftId,
    version,
    imported?.reference ?? '',
    standing.status,
    ...fields.map(({ name }) => answers[name] ?? ''),
  ]);
