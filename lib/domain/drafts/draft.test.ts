import { expect, test } from 'vitest';
import { draftSchema } from './draft';

test('a draft keeps its import reference and imported answers up to the maximum lengths', () => {
  const { imported } = draftSchema.shape;
  const isValid = (reference: string | null, name = 'city', answer = 'Troy') =>
    imported.safeParse({ reference, answers: { [name]: answer } }).success;
  expect([isValid(null), isValid('r'.repeat(80)), isValid('r'.repeat(81))]).toEqual([true, true, false]);
  expect([isValid(null, 'n'.repeat(40)), isValid(null, 'n'.repeat(41))]).toEqual([true, false]);
  expect([isValid(null, 'city', 'a'.repeat(4_000)), isValid(null, 'city', 'a'.repeat(4_001))]).toEqual([
    true,
    false,
  ]);
});
