import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHomeNames, type NamedHome } from './home-names';

const aHome = (draftId: string, more: Partial<NamedHome> = {}): NamedHome => ({
  draftId,
  listingId: `BNY-1000000${draftId}`,
  reference: null,
  parcelNumber: '',
  street: '',
  unit: '',
  city: '',
  postalCode: '',
  ...more,
});
const one = (draftId: string) => ({ type: 'one', draftId });
const halsey = aHome('1', {
  reference: 'REO-2077',
  parcelNumber: '3-1672-41',
  street: '418 Halsey Street',
  city: 'Brooklyn',
  postalCode: '11233',
});

describe('a home', () => {
  test.each([
    ['its reference', 'REO-2077/1.jpg'],
    ['its reference in other notation', 'reo_2077/1.jpg'],
    ['its reference in a longer folder', 'Batch 4/REO 2077 - interior/1.jpg'],
    ['its reference in a file name', 'all/REO2077_front.jpg'],
    ['its listing number', 'bny-10000001.jpg'],
    ['its tax lot in ten digits', '3016720041/1.jpg'],
    ['its tax lot with dashes', '3-1672-41/1.jpg'],
    ['its tax lot with zeros', '3-01672-0041/1.jpg'],
    ['its address', '418 Halsey Street/1.jpg'],
    ['its address abbreviated', '418_halsey_st/1.jpg'],
    ['its whole address', '418 Halsey St., Brooklyn, NY 11233/kitchen.jpg'],
    ['its address in a file name', '418-Halsey-St-3.jpg'],
    ['the folder around a folder', 'REO-2077/day 2/1.jpg'],
  ])('is found by %s', (_, path) => {
    expect(createHomeNames([halsey, aHome('2', { reference: 'REO-20771' })]).ofPath(path)).toEqual(one('1'));
  });

  test.each([
    ['another house number', '1418 Halsey Street/1.jpg'],
    ['the number of a picture', 'pictures/IMG_2077.jpg'],
    ['a part of its reference', 'REO/1.jpg'],
    ['nothing', '.jpg'],
  ])('is not found by %s', (_, path) => {
    expect(createHomeNames([halsey]).ofPath(path)).toEqual({ type: 'none' });
  });

  test('is found by a ten-digit lot when its folder writes it with dashes', () => {
    const names = createHomeNames([aHome('1', { parcelNumber: '3016720041' })]);
    expect(names.ofPath('3-1672-41/1.jpg')).toEqual(one('1'));
  });

  test('is named by its folder even if the file has the number of another home', () => {
    const names = createHomeNames([halsey, aHome('2', { reference: '4321' })]);
    expect(names.ofPath('418 Halsey Street/4321.jpg')).toEqual(one('1'));
    expect(names.ofPath('4321.jpg')).toEqual(one('2'));
  });
});

describe('homes with the same street', () => {
  const homes = [
    aHome('1', { street: '12 Main St', city: 'Ithaca', postalCode: '14850' }),
    aHome('2', { street: '12 Main Street', city: 'Saratoga Springs', postalCode: '12866' }),
    aHome('3', { street: '40 Main Street', unit: 'Apt 3B', postalCode: '14850' }),
    aHome('4', { street: '40 Main Street', unit: '4', postalCode: '14850' }),
  ];
  const names = createHomeNames(homes);

  test.each([
    ['12 Main St/1.jpg', { type: 'several' }],
    ['12 Main St Ithaca/1.jpg', one('1')],
    ['12 Main St, Saratoga Springs/1.jpg', one('2')],
    ['14850/12 Main St/1.jpg', one('1')],
    ['40 Main St/1.jpg', { type: 'several' }],
    ['40 Main St 3b/1.jpg', one('3')],
    ['40 Main St #3B/1.jpg', one('3')],
    ['40 Main St Apt. 4/1.jpg', one('4')],
    ['40 Main St 4.jpg', { type: 'several' }],
  ])('are told apart by city, ZIP code or unit: %s', (path, match) => {
    expect(names.ofPath(path)).toEqual(match);
  });
});

const word = fc.stringMatching(/^[A-Z]{1,3}-[0-9]{4,7}$/);

test('a folder with the reference of a home names that home and no other, in any case and notation', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 20, selector: (each) => each.replace('-', '') }),
      fc.nat(),
      fc.constantFrom('-', '_', ' ', '', '.'),
      fc.boolean(),
      (references, pick, sign, isLower) => {
        const homes = references.map((reference, at) => aHome(String(at), { reference }));
        const at = pick % references.length;
        const name = (references[at] ?? '').replace('-', sign);
        const path = `${isLower ? name.toLowerCase() : name}/photo.jpg`;
        expect(createHomeNames(homes).ofPath(path)).toEqual(one(String(at)));
      },
    ),
  );
});

test('no path, however strange, throws or names a home that was not given', () => {
  const names = createHomeNames([halsey]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (path) => {
      const match = names.ofPath(path);
      expect(match.type === 'one' ? match.draftId : '1').toBe('1');
    }),
  );
});
