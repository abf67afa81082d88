import { expect, test } from 'vitest';
import { rateRows, rateRowsOf } from '@/lib/domain/costs/rates/rate-rows';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Rates } from '@/lib/domain/costs/rates/rates-schema';
import { rateName, rateValueWords } from './rate-row-words';

const wordsOf = (rows: typeof rateRows): readonly string[] =>
  Object.values(rows)
    .flat()
    .map((row) => `${rateName(row)}: ${rateValueWords(row.value)}`);
const words = wordsOf(rateRows);

test('every rate has a name and a value, without an empty figure', () => {
  for (const each of words) expect(each).not.toMatch(/undefined|NaN|null| {2}|: $|^:/);
  expect(new Set(words).size).toBeGreaterThan(200);
});

test.each([
  'Essex County transfer tax: $1 per $500',
  'Columbia County transfer tax: $1 per $500. The first $150,000 of the price of a one-family house isn’t taxed. The law says “single family residence”; we couldn’t verify that this includes a condominium, so we apply the full tax to condominiums',
  'Erie County transfer tax: $2.50 per $500. Liens that stay with the home are part of the taxed price only where the state’s tax includes them',
  'Pages assumed in an estimate: 5 pages for a deed, 25 pages for a mortgage',
  'Discount on an owner’s policy: 15% off the premium on the first $1,000,000 of the price',
  'Tompkins: 1%',
  'Allegany: $45 plus $3 per page',
  'Suffolk: $45 plus $5 per page, $205 more for a deed and $500 for a mortgage. The additional fees are contested in court',
  'Minimum time that tenants may stay: 3 months',
  'Buyer’s attorney, outside New York City: $750 to $1,500; above $1,500,000, raised in proportion to the price (our own rule)',
])('the table says %s', (row) => {
  expect(words).toContain(row);
});

test('the table shows every figure of every rate: a change of any of them, by its path, changes a row', () => {
  const paths = pathsIn(rates);
  expect(paths.length).toBeGreaterThan(390);
  const shown = wordsOf(rateRowsOf(rates)).join('\n');
  expect(paths.filter((path) => wordsOf(rateRowsOf(changedAt(path))).join('\n') === shown)).toEqual([]);
});

/** Where the numbers and the yes-or-no answers are: `mansionTax.steps.0.percent`. */
function pathsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return [path];
  if (typeof value === 'boolean') return /is(Verified|Copy)$/.test(path) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** The rates with another figure at one path. */
function changedAt(path: string): Rates {
  const changed = structuredClone(rates);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), changed);
  const before: unknown = Reflect.get(Object(holder), last);
  Reflect.set(Object(holder), last, typeof before === 'number' ? before + 1 : !before);
  return changed;
}
