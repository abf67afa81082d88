import { expect, test } from 'vitest';
import { conditionHeader, conditionSections } from './condition-form';

const rows = conditionSections.flatMap((section) => section.rows);
const rowOf = (number: number) => rows.find(([question]) => question?.startsWith(`${number}. `));

test('the form asks the 56 questions of the law in order', () => {
  const numbers = rows.flatMap(([question]) => /^(\d+)\. /.exec(question ?? '')?.[1] ?? []).map(Number);
  expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
});

test('each question has the answers that the law gives it', () => {
  const boxes = (number: number) => rowOf(number)?.slice(1).filter(Boolean).length;
  expect(conditionHeader).toHaveLength(5);
  expect([1, 2, 3, 4, 10, 26, 55].map(boxes)).toEqual([0, 0, 0, 4, 4, 4, 4]);
  expect(rowOf(27)).toEqual([expect.stringContaining('indoor mold'), '[ ]', '[ ]', '[ ]', '']);
  expect(rowOf(56)).toEqual([expect.stringContaining('school district'), '', '', '[ ]', '']);
  const leaks = rows.find(([question]) => question?.startsWith('Are they leaking'));
  expect(leaks?.slice(1)).toEqual(['[ ]', '[ ]', '[ ]', '[ ]']);
});
