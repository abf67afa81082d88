import { expect, test } from 'vitest';
import { countUnmatched, groupFaults } from './fault-groups';
import { type RowFault, rowFault } from './values/row-fault';

const faulty = (line: number, ...faults: readonly RowFault[]) => ({ line, faults });
const zero = rowFault('zero', { field: 'livingAreaSqft', value: '0' });
const castle = rowFault('not-a-choice', { field: 'propertySubType', value: 'Castle' });
const stove = rowFault('not-a-choice', { field: 'listingTerms', value: 'Stove' });

test('faults are counted by kind and field, the most frequent first, with the first rows of each', () => {
  const groups = groupFaults([faulty(2, castle, zero), faulty(3, zero), faulty(4, zero)], 2);
  expect(groups).toEqual([
    {
      field: 'livingAreaSqft',
      code: 'zero',
      count: 3,
      lines: [
        { line: 2, fault: zero },
        { line: 3, fault: zero },
      ],
    },
    { field: 'propertySubType', code: 'not-a-choice', count: 1, lines: [{ line: 2, fault: castle }] },
  ]);
});

test('only words that can be matched with one choice count as unmatched', () => {
  expect(countUnmatched(groupFaults([faulty(2, castle, stove), faulty(3, castle, zero)], 1))).toBe(2);
});
