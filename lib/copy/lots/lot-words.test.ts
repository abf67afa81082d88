import { expect, test } from 'vitest';
import { lotPlace, lotWords } from './lot-words';

const streets = (count: number) => Array.from({ length: count }, (_, at) => `${at + 2} Elm Street`);
const lotOf = (others: number) => ({ homes: others + 1, others: streets(others) });

test('a lot is named with its homes, and with the number of those beyond three', () => {
  expect(lotWords({ lot: lotOf(2) })).toBe('Lot of 3 homes, with 2 Elm Street; 3 Elm Street');
  expect(lotWords({ lot: lotOf(5) })).toBe(
    'Lot of 6 homes, with 2 Elm Street; 3 Elm Street; 4 Elm Street; and 2 more',
  );
  expect(lotPlace('1 Elm Street, Utica, NY 13501', lotOf(1))).toBe(
    'Lot of 2 homes: 1 Elm Street, Utica, NY 13501; 2 Elm Street',
  );
});

test('a home sold alone, or whose other homes are not public, is not named with others', () => {
  expect(lotWords({})).toBe('');
  expect(lotWords({ lot: { homes: 3, others: [] } })).toBe('Lot of 3 homes');
  expect(lotPlace('1 Elm Street', { homes: 3, others: [] })).toBe('Lot of 3 homes: 1 Elm Street');
  expect(lotPlace('1 Elm Street', undefined)).toBe('1 Elm Street');
});
