import { expect, test } from 'vitest';
import { monthTitle } from './month-title';

test('a month has the same name in every time zone of the machine', () => {
  expect([monthTitle('2026-11'), monthTitle('2027-01')]).toEqual(['November 2026', 'January 2027']);
});
