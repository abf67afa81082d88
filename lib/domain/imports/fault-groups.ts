import { getField } from '@/lib/domain/drafts/fields/fields';
import { type ChangedLine, type FaultyLine, MAX_FAULTS_KEPT, MAX_LINES_SHOWN } from './import';
import type { RowFault } from './values/row-fault';

/** The rows with one kind of fault in one field. */
export interface FaultGroup extends Pick<RowFault, 'field' | 'code'> {
  readonly count: number;
  /** The first of them. */
  readonly lines: readonly FaultLine[];
}

export interface FaultLine {
  readonly line: number;
  readonly fault: RowFault;
}

/** The errors or the warnings of a table, by kind and field, the most frequent first. */
export interface FaultTally {
  readonly groups: readonly FaultGroup[];
  /** The rows with a word that a person can still match with a choice. A row can have several. */
  readonly unmatchedRows: number;
}

/** What a pass found: errors and warnings by kind, and the first homes that change. */
export interface Findings {
  readonly faulty: FaultTally;
  readonly warned: FaultTally;
  readonly changed: readonly ChangedLine[];
}

/** What a pass found in some of the rows. */
interface FoundLines extends Pick<Findings, 'changed'> {
  readonly faulty: readonly FaultyLine[];
  readonly warned: readonly FaultyLine[];
}

const noFaults: FaultTally = { groups: [], unmatchedRows: 0 };
export const noFindings: Findings = { faulty: noFaults, warned: noFaults, changed: [] };

/** Adds what the next rows of the table have. */
export const addFindings = (before: Findings, { faulty, warned, changed }: FoundLines): Findings => ({
  faulty: addFaults(before.faulty, faulty),
  warned: addFaults(before.warned, warned),
  changed: [...before.changed, ...changed].slice(0, MAX_LINES_SHOWN),
});

function addFaults({ groups, unmatchedRows }: FaultTally, faulty: readonly FaultyLine[]): FaultTally {
  const byKind = new Map(groups.map((group) => [kindOf(group), group]));
  let kept = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  for (const { line, faults } of faulty)
    for (const fault of faults) {
      const { field, code } = fault;
      const { count = 0, lines = [] } = byKind.get(kindOf(fault)) ?? {};
      // Each kind has at least one line.
      const isShown = lines.length === 0 || (lines.length < MAX_LINES_SHOWN && kept < MAX_FAULTS_KEPT);
      if (isShown) kept += 1;
      const after = isShown ? [...lines, { line, fault }] : lines;
      byKind.set(kindOf(fault), { field, code, count: count + 1, lines: after });
    }
  return {
    groups: [...byKind.values()].sort((a, b) => b.count - a.count),
    unmatchedRows: unmatchedRows + faulty.filter(({ faults }) => faults.some(isUnmatched)).length,
  };
}

type Kind = Pick<RowFault, 'field' | 'code'>;
const kindOf = ({ field, code }: Kind): string => `${field} ${code}`;

/** Whether it is a word that a person can still match with a choice. */
const isUnmatched = ({ code, field }: Kind): boolean =>
  code === 'not-a-choice' && getField(field ?? '')?.control === 'select';

/** How many answers are words that a person can still match with a choice. */
export const countUnmatched = ({ groups }: FaultTally): number =>
  groups.filter(isUnmatched).reduce((sum, { count }) => sum + count, 0);
