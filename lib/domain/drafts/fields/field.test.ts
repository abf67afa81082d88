import { expect, test } from 'vitest';
import { between, maxLengthOf, notAfterToday } from './field';
import { fields } from './fields';

test('the date of a fact can be today in New York, but not tomorrow', () => {
  const lateInNewYork = Date.parse('2027-01-05T04:30:00Z');
  expect(notAfterToday('2027-01-03', {}, lateInNewYork)).toBeNull();
  expect(notAfterToday('2027-01-04', {}, lateInNewYork)).toBeNull();
  expect(notAfterToday('2027-01-05', {}, lateInNewYork)).not.toBeNull();
});

test('a count may be from its minimum to its maximum', () => {
  const check = between(1, 1_500);
  expect(['1', '1,500', '0', '1501', 'many'].map(check)).toEqual([
    null,
    null,
    ...Array(3).fill({ code: 'out-of-range', low: 1, high: 1_500 }),
  ]);
});

test('the maximum length of a field is a round number that fits into a draft', () => {
  const longest = fields.filter(({ control }) => control !== 'checkbox').map(maxLengthOf);
  expect(longest.filter((length) => length > 20 && length % 10 !== 0)).toEqual([]);
  expect(Math.max(...longest)).toBeLessThanOrEqual(4_000);
});
