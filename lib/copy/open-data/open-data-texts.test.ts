import { expect, test } from 'vitest';
import { fields } from '@/lib/domain/open-data/property';
import { fieldTexts } from '@/messages/open-data/field-texts';
import { describedParameters } from './parameter-texts';

test('every field of the open data has a description, and every description a field', () => {
  expect(Object.keys(fieldTexts).sort()).toEqual(fields.map(({ path }) => path).sort());
});

test('every parameter of a search has a description', () => {
  expect(describedParameters.filter(({ description }) => description === '')).toEqual([]);
});
