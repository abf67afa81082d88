import { expect, test } from 'vitest';
import { alertsOf, countOf, thresholds } from './queue';

const now = Date.parse('2026-11-26T15:00:00Z');

test('a queue is full from its number of rows on, and late once its oldest row is older than its age', () => {
  const { count, ageMs } = thresholds.reports;
  const alerts = (rows: number, age: number) =>
    alertsOf('reports', { count: rows, oldestAt: now - age }, now);
  expect(alerts(count - 1, ageMs)).toEqual([]);
  expect(alerts(count, ageMs)).toEqual(['full']);
  expect(alerts(1, ageMs + 1)).toEqual(['late']);
  expect(alerts(count, ageMs + 1)).toEqual(['full', 'late']);
  expect(alertsOf('reports', { count: 0, oldestAt: null }, now)).toEqual([]);
});

test('the number in the navigation is that of all queues together', () => {
  const of = (count: number) => ({ count, oldestAt: null });
  const figures = {
    reviews: of(3),
    verifications: of(0),
    limits: of(0),
    reports: of(2),
    defaults: of(1),
    relations: of(0),
    documents: of(0),
    mails: of(4),
  };
  expect(countOf(figures)).toBe(10);
});
