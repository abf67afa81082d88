import { expect, test } from 'vitest';
import { addFindings, countUnmatched, noFindings } from './fault-groups';
import { MAX_FAULTS_KEPT, MAX_LINES_SHOWN } from './import';
import { type RowFault, rowFault } from './values/row-fault';

const faulty = (line: number, ...faults: readonly RowFault[]) => ({ line, faults });
const zero = rowFault('zero', { field: 'livingAreaSqft', value: '0' });
const castle = rowFault('not-a-choice', { field: 'propertySubType', value: 'Castle' });
const moat = rowFault('not-a-choice', { field: 'occupancy', value: 'Moat' });
const stove = rowFault('not-a-choice', { field: 'listingTerms', value: 'Stove' });
const none = { faulty: [], warned: [], changed: [] };
const tallyOf = (lines: readonly ReturnType<typeof faulty>[]) =>
  addFindings(noFindings, { ...none, faulty: lines }).faulty;

test('faults are counted by kind and field, the most frequent first', () => {
  expect(tallyOf([faulty(2, castle, zero), faulty(3, zero)]).groups).toEqual([
    {
      field: 'livingAreaSqft',
      code: 'zero',
      count: 2,
      lines: [
        { line: 2, fault: zero },
        { line: 3, fault: zero },
      ],
    },
    { field: 'propertySubType', code: 'not-a-choice', count: 1, lines: [{ line: 2, fault: castle }] },
  ]);
});

test('a table found in two parts has the counts of all rows and the first lines and homes', () => {
  const from = (first: number) => Array.from({ length: 20 }, (_, at) => first + at);
  const partOf = (first: number) => ({
    faulty: from(first).map((line) => faulty(line, zero)),
    warned: from(first).map((line) => faulty(line, castle)),
    changed: from(first).map((line) => ({ line, draftId: `h${line}`, title: '', changes: [] })),
  });
  const found = addFindings(addFindings(noFindings, partOf(1)), partOf(21));
  expect(found.faulty.groups).toMatchObject([{ code: 'zero', count: 40 }]);
  expect(found.warned).toMatchObject({ groups: [{ count: 40 }], unmatchedRows: 40 });
  for (const lines of [found.faulty.groups[0]?.lines, found.warned.groups[0]?.lines, found.changed])
    expect(lines?.map(({ line }) => line)).toEqual([...from(1), ...from(21)].slice(0, MAX_LINES_SHOWN));
});

test('faults of many kinds keep a bounded number of lines, and one of each kind', () => {
  const kinds = Array.from({ length: MAX_FAULTS_KEPT }, (_, at) => rowFault('zero', { field: `f${at}` }));
  const { groups } = tallyOf([faulty(2, ...kinds), faulty(3, ...kinds)]);
  expect(groups.every(({ count, lines }) => count === 2 && lines.length === 1)).toBe(true);
});

test('only words that can be matched with one choice count as unmatched, and a row with two of them once', () => {
  const tally = tallyOf([faulty(2, castle, moat, stove), faulty(3, castle, zero), faulty(4, zero, stove)]);
  expect([tally.unmatchedRows, countUnmatched(tally)]).toEqual([2, 3]);
});
