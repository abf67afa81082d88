import { expect, test } from 'vitest';
import { dayTitle, monthTitle } from './day-title';

test('a day and a month have the same name in every time zone of the machine', () => {
  expect(dayTitle('2026-11-21')).toBe('Saturday, November 21');
  expect(dayTitle('2027-01-01')).toBe('Friday, January 1');
  expect([monthTitle('2026-11'), monthTitle('2027-01')]).toEqual(['November 2026', 'January 2027']);
});
