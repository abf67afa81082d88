import { expect, test } from 'vitest';
import { favoriteSchema, homeSlugSchema } from './favorite-schema';

test('a slug has lowercase letters and digits with single hyphens, up to 200 characters', () => {
  const isSlug = (text: string) => homeSlugSchema.safeParse(text).success;
  expect(['418-halsey-street-11233', 'a'.repeat(200)].map(isSlug)).toEqual([true, true]);
  expect(['', 'a--b', '-a', 'a-', 'Elm', 'a/b', 'a'.repeat(201)].filter(isSlug)).toEqual([]);
});

test('the time of a favorite is a whole number of 0 or more', () => {
  const isFavorite = (at: number) => favoriteSchema.safeParse({ slug: 'elm-1', kind: 'saved', at }).success;
  expect([0, 1, -1, 0.5].map(isFavorite)).toEqual([true, true, false, false]);
});
