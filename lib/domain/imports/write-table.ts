import type { Draft } from '@/lib/domain/drafts/draft';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import { bareHeading } from './columns';
import type { TableRow } from './row';

/** Finds the faults column of a file that is imported again, also by the name it once had. */
const isFaultsHeading = (heading: string): boolean =>
  ['whattofix', 'whattomend', 'whatwedid'].includes(bareHeading(heading));

/** `faultsHeading` is the heading of the column with the faults. */
export const faultyHead = (headings: readonly string[], faultsHeading: string): string =>
  csvMark + toLine([...headings.filter((heading) => !isFaultsHeading(heading)), faultsHeading]);

/** The original row, with what to fix in the last column. */
export function faultyRow(headings: readonly string[], { cells }: TableRow, words: string): string {
  const original = headings.flatMap((heading, at) => (isFaultsHeading(heading) ? [] : [cells[at] ?? '']));
  return toLine([...original, words]);
}

/** The head of an export that can be imported again: identifiers first, then every answer as typed. */
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
