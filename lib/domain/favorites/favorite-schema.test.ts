import { expect, test } from 'vitest';
import { addressFields } from '@/lib/domain/drafts/fields/address-fields';
import { maxLengthOf } from '@/lib/domain/drafts/fields/field';
import { slugOf } from '@/lib/domain/listings/address';
import { favoriteSchema, homeSlugSchema } from './favorite-schema';

test('a slug has lowercase letters and digits with single hyphens, up to 250 characters', () => {
  const isSlug = (text: string) => homeSlugSchema.safeParse(text).success;
  expect(['418-halsey-street-11233', 'a'.repeat(250)].map(isSlug)).toEqual([true, true]);
  expect(['', 'a--b', '-a', 'a-', 'Elm', 'a/b', 'a'.repeat(251)].filter(isSlug)).toEqual([]);
});

test('the longest address that a seller may enter makes a slug', () => {
  const most = (name: string): number =>
    addressFields.filter((field) => field.name === name).map(maxLengthOf)[0] ?? 0;
  const slug = slugOf({
    streetNumber: '1',
    streetName: 'a'.repeat(most('street') - 2),
    streetSuffix: '',
    unitNumber: 'b'.repeat(most('unitNumber')),
    city: 'c'.repeat(most('city')),
    stateOrProvince: 'NY',
    postalCode: '14850',
    listingId: 'BNY-20000001',
  });
  expect(homeSlugSchema.parse(slug)).toBe(slug);
});

test('the time of a favorite is a whole number of 0 or more', () => {
  const isFavorite = (at: number) => favoriteSchema.safeParse({ slug: 'elm-1', kind: 'saved', at }).success;
  expect([0, 1, -1, 0.5].map(isFavorite)).toEqual([true, true, false, false]);
});
