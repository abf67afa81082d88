import { expect, test } from 'vitest';
import { notAfterToday } from './field';

test('a fact may be as of today in New York, and not as of tomorrow', () => {
  const lateInNewYork = Date.parse('2027-01-05T04:30:00Z');
  expect(notAfterToday('2027-01-03', {}, lateInNewYork)).toBeNull();
  expect(notAfterToday('2027-01-04', {}, lateInNewYork)).toBeNull();
  expect(notAfterToday('2027-01-05', {}, lateInNewYork)).not.toBeNull();
});
