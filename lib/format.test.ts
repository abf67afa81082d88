import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatMoney } from './format';

const cents = fc.integer({ min: -1e14, max: 1e14 });

test('money is written as the standard writes dollars', () => {
  const written = (amount: number, minimumFractionDigits: number) =>
    (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
  fc.assert(
    fc.property(cents, (amount) => formatMoney(amount) === written(amount, amount % 100 === 0 ? 0 : 2)),
  );
});

test('numbers are written as the standard writes them', () => {
  const thousandths = cents.map((value) => value / 1000);
  fc.assert(
    fc.property(
      fc.oneof(cents, thousandths),
      (value) => formatCount(value) === value.toLocaleString('en-US'),
    ),
  );
});

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [41_250_000, '$412,500'],
  [100_050, '$1,000.50'],
  [-150, '-$1.50'],
])('%i cents are %s', (amount, words) => {
  expect(formatMoney(amount)).toBe(words);
});
