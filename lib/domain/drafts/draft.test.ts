import { expect, test } from 'vitest';
import { draftSchema } from './draft';

test('a draft keeps its import reference and imported answers up to the maximum lengths', () => {
  const { imported } = draftSchema.shape;
  const isKept = (reference: string | null, name = 'city', answer = 'Troy') =>
    imported.safeParse({ reference, answers: { [name]: answer } }).success;
  expect([isKept(null), isKept('r'.repeat(80)), isKept('r'.repeat(81))]).toEqual([true, true, false]);
  expect([isKept(null, 'n'.repeat(40)), isKept(null, 'n'.repeat(41))]).toEqual([true, false]);
  expect([isKept(null, 'city', 'a'.repeat(4_000)), isKept(null, 'city', 'a'.repeat(4_001))]).toEqual([
    true,
    false,
  ]);
});
