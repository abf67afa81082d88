import type { Draft } from '@/lib/domain/drafts/draft';
import { fields } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import { faultWords, type RowFault } from './plan';
import type { TableRow } from './row';

/** The heading of the faults column. The file can be imported again with that column in it. */
const faultsHeading = 'What to fix';
/** Includes the heading of files from before it was renamed. */
const isFaultsHeading = (heading: string): boolean => [faultsHeading, 'What to mend'].includes(heading);

export const faultyHead = (headings: readonly string[]): string =>
  csvMark + toLine([...headings.filter((heading) => !isFaultsHeading(heading)), faultsHeading]);

/** The original row, with its faults in the last column. */
export function faultyRow(
  headings: readonly string[],
  { cells }: TableRow,
  faults: readonly RowFault[],
  words: WizardWords,
): string {
  const original = headings.flatMap((heading, at) => (isFaultsHeading(heading) ? [] : [cells[at] ?? '']));
  return toLine([...original, faults.map((fault) => faultWords(fault, words)).join(' ')]);
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
