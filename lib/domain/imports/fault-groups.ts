import { getField } from '@/lib/domain/drafts/fields/fields';
import type { FaultyLine } from './import';
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

/** Groups faults by kind and field, the most frequent first. `shown`: how many lines of each. */
export function groupFaults(faulty: readonly FaultyLine[], shown: number): readonly FaultGroup[] {
  const groups = new Map<string, Omit<FaultGroup, 'lines'> & { readonly lines: FaultLine[] }>();
  for (const { line, faults } of faulty)
    for (const fault of faults) {
      const { field, code } = fault;
      const key = `${field} ${code}`;
      const { count = 0, lines = [] } = groups.get(key) ?? {};
      if (lines.length < shown) lines.push({ line, fault });
      groups.set(key, { field, code, count: count + 1, lines });
    }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** How many answers of these groups are words that a person can still match with a choice. */
export const countUnmatched = (groups: readonly FaultGroup[]): number =>
  groups
    .filter(({ code, field }) => code === 'not-a-choice' && getField(field ?? '')?.control === 'select')
    .reduce((sum, { count }) => sum + count, 0);
