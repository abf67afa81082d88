import { expect, test } from 'vitest';
import { rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { rateName, rateValueWords } from './rate-row-words';

const words = Object.values(rateRows)
  .flat()
  .map((row) => `${rateName(row)}: ${rateValueWords(row.value)}`);

test('every rate has a name and a value, without an empty figure', () => {
  for (const each of words) expect(each).not.toMatch(/undefined|NaN|null| {2}|: $|^:/);
  expect(new Set(words).size).toBeGreaterThan(200);
});

test.each([
  'Erie County transfer tax: $2.50 per $500',
  'Tompkins: 1%',
  'Allegany: $45 plus $3 per page',
  'Suffolk: $45 plus $5 per page, $205 more for a deed and $500 for a mortgage. The additional fees are contested in court',
  'Minimum time that tenants may stay: 3 months',
  'Buyer’s attorney, outside New York City: $750 to $1,500',
])('the table says %s', (row) => {
  expect(words).toContain(row);
});
