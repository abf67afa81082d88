import { expect, test } from 'vitest';
import { monthTitle } from './month-title';

test('a month is named whatever the zone of the machine', () => {
  expect([monthTitle('2026-11'), monthTitle('2027-01')]).toEqual(['November 2026', 'January 2027']);
});
