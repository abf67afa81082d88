import { expect, test } from 'vitest';
import { kindOf, valuesOf } from './schema-words';

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['integer', 'null'] }, 'integer or null'],
  [{ type: 'string', format: 'date-time' }, 'date-time'],
  [{ type: ['string', 'null'], format: 'date' }, 'date or null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Media' } }, 'array of Media'],
  [{ anyOf: [{ $ref: '#/components/schemas/Auction' }, { type: 'null' }] }, 'Auction or null'],
])('%j is a %s', (schema, words) => {
  expect(kindOf(schema)).toBe(words);
});

test('a long list of values names the first ones and counts the rest', () => {
  const many = Array.from({ length: 62 }, (_, index) => `c${index + 1}`);
  expect(valuesOf({ enum: ['a', 'b', null] })).toBe('a, b');
  expect(valuesOf({ anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] })).toBe('a, b');
  expect(valuesOf({ items: { enum: many } })).toMatch(/^c1, c2, .*c12, and 50 more$/);
  expect(valuesOf({ minimum: 1, maximum: 100, default: 50 })).toBe('1 to 100; default: 50');
  expect(valuesOf({ type: 'string' })).toBeNull();
});
