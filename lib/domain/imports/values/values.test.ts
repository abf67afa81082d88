import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { faultOf } from '@/lib/domain/drafts/fields/field';
import { fields, getField } from '@/lib/domain/drafts/fields/fields';
import { propertySubTypes } from '@/lib/domain/listings/vocabulary';
import { readAddress, toTitleCase } from './read-address';
import { readDay, readTime } from './read-date';
import { readArea, readBaths, readDollars, readNumber } from './read-number';
import { parcelOf, readValue } from './read-value';

const read = (name: string, cell: string, own = {}) => {
  const field = getField(name);
  if (!field) throw new Error(`${name} is no question`);
  const { answer, fault } = readValue(field, cell, wizardWords, own);
  return fault ?? answer;
};

describe('numbers', () => {
  test.each<[string, number | null]>([
    ['1,250', 1250],
    ['1,250 sq ft', 1250],
    ['3.0', 3],
    ['2 Family', 2],
    ['3 BR', 3],
    ['2½', 2.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['.25', 0.25],
    ['-3', null],
    ['many', null],
    ['1/0', null],
  ])('%s is %s', (text, number) => expect(readNumber(text)).toBe(number));

  test.each<[string, number | null]>([
    ['$1,234', 1234],
    ['US$ 250,000.00', 250_000],
    ['250000 USD', 250_000],
    ['250k', 250_000],
    ['1.2M', 1_200_000],
    ['250 000', 250_000],
    ['(250000)', -250_000],
    ['($250,000)', -250_000],
    ['-$5', -5],
    ['TBD', null],
    ['(250000', null],
    ['1e5', null],
    ['', null],
  ])('%s is %s dollars', (text, dollars) => expect(readDollars(text)).toBe(dollars));

  test('areas may be in acres or as width by depth', () => {
    expect(['0.25 acres', '25 x 100', "40' × 100'", '2,500 SF'].map(readArea)).toEqual([
      10_890, 2500, 4000, 2500,
    ]);
  });

  test('half bathrooms may be a fraction or the digit of a listing service', () => {
    expect(['1.5', '2', '2.1', '1 1/2', '2.75', 'x'].map(readBaths)).toEqual([
      { full: 1, half: 1 },
      { full: 2, half: 0 },
      { full: 2, half: 1 },
      { full: 1, half: 1 },
      null,
      null,
    ]);
  });
});

test.each<[string, string | null]>([
  ['2026-11-02', '2026-11-02'],
  ['11/2/26', '2026-11-02'],
  ['11/2/1998', '1998-11-02'],
  ['11/2/98', '1998-11-02'],
  ['11-02-2026', '2026-11-02'],
  ['2-Nov-26', '2026-11-02'],
  ['2 November 2026', '2026-11-02'],
  ['Nov 2, 2026', '2026-11-02'],
  ['Sept. 21 2023', '2023-09-21'],
  ['20261102', '2026-11-02'],
  ['46328', '2026-11-02'],
  ['46328.5', '2026-11-02'],
  ['21/9/2023', '2023-09-21'],
  ['11/2/2026 12:00:00 AM', '2026-11-02'],
  ['2026-11-02 00:00:00Z', '2026-11-02'],
  ['2/30/2026', null],
  ['13/40/2027', null],
  ['12', null],
  ['soon', null],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day));

test.each<[string, string | null]>([
  ['2:05 PM', '14:05'],
  ['2pm', '14:00'],
  ['12:00 a.m.', '00:00'],
  ['0.625', '15:00'],
  ['25:00', null],
])('the time %s is %s', (text, time) => expect(readTime(text)).toBe(time));

describe('choices', () => {
  test.each([
    ['propertySubType', '01 ONE FAMILY DWELLINGS', 'SingleFamilyResidence'],
    ['propertySubType', '13 CONDOS - ELEVATOR APARTMENTS', 'Condominium'],
    ['propertySubType', '06 TAX CLASS 1 - OTHER', 'not-a-choice'],
    ['propertySubType', 'A5', 'SingleFamilyResidence'],
    ['propertySubType', 'C3', 'Quadruplex'],
    ['propertySubType', '2-Family', 'Duplex'],
    ['propertySubType', 'Three Family Dwelling', 'Triplex'],
    ['propertySubType', 'SFR', 'SingleFamilyResidence'],
    ['propertySubType', ' - ', ''],
    ['countyOrParish', 'Brooklyn', 'Kings'],
    ['countyOrParish', 'Kings County, NY', 'Kings'],
    ['countyOrParish', '5', 'Richmond'],
    ['occupancy', 'Vacant - Secured', 'Vacant'],
    ['occupancy', 'Former owner', 'OwnerOccupied'],
    ['occupancy', 'n/a', ''],
    ['listingTerms', 'Cash / FHA', 'Cash,FHA'],
    ['listingTerms', 'Cash, shells', 'not-a-choice'],
    ['floodZone', 'TRUE', 'yes'],
  ])('%s %s is %s', (name, cell, answer) => expect(read(name, cell)).toBe(answer));

  test('an organization’s own word wins, and can mean that there is no answer', () => {
    const own = { propertySubType: { sfr: 'Townhouse', other: '' } };
    expect(read('propertySubType', 'S.F.R.', own)).toBe('Townhouse');
    expect(read('propertySubType', 'OTHER', own)).toBe('');
    expect(read('propertySubType', 'constructor', own)).toBe('not-a-choice');
  });

  test('every building class names a known type or none', () => {
    for (let code = 0; code < 26 * 36; code++) {
      const text = `${String.fromCharCode(65 + (code % 26))}${Math.floor(code / 26)
        .toString(36)
        .toUpperCase()}`;
      expect([...propertySubTypes, 'not-a-choice', '']).toContain(read('propertySubType', text));
    }
  });
});

test.each([
  ['listPrice', '$1,234.56', 'rounded'],
  ['listPrice', '412,500.00', '412,500.00'],
  ['listPrice', ' - ', ''],
  ['listPrice', 'TBD', 'not-an-amount'],
  ['listPrice', '(250000)', 'negative-amount'],
  ['bedroomsTotal', 'Studio', '0'],
  ['bedroomsTotal', '3 beds', '3'],
  ['postalCode', '10314.0', '10314'],
  ['postalCode', '103141234', '10314'],
  ['postalCode', '544', '00544'],
  ['postalCode', '0', ''],
  ['parcelNumber', '5003170005', '5-317-5'],
  ['parcelNumber', '12.-3-4.1', '12.-3-4.1'],
  ['unitNumber', '4.0', '4'],
])('%s %s is read as %s', (name, cell, answer) => expect(read(name, cell)).toBe(answer));

test('borough, block and lot become one parcel number', () => {
  expect(parcelOf('Richmond', '00317', '5')).toBe('5-317-5');
  expect(parcelOf('Richmond', '317', '0')).toBe('');
  expect(parcelOf('Erie', '317', '5')).toBe('');
});

describe('an address', () => {
  test.each<[string, Partial<ReturnType<typeof readAddress>>]>([
    ['123 MAIN STREET, 4B', { street: '123 MAIN STREET', unit: '4B' }],
    ['467 WILLOW ROAD EAST, #2', { street: '467 WILLOW ROAD EAST', unit: '2' }],
    [
      '12 Elm Street Apt. 3, Ithaca, NY 14850',
      { street: '12 Elm Street', unit: '3', city: 'Ithaca', zip: '14850' },
    ],
    ['12 Elm Street, Unit 12-C, Ithaca', { unit: '12-C', city: 'Ithaca' }],
    ['12 Elm Street, New York, NY', { street: '12 Elm Street', unit: '', city: 'New York' }],
    ['12 Elm Street, 14850', { unit: '', city: '', zip: '14850' }],
    ['57 ROLLING HILL GREEN, N/A', { street: '57 ROLLING HILL GREEN', unit: '' }],
    ['104-20 Queens Boulevard', { street: '104-20 Queens Boulevard', unit: '' }],
    ['1 Unit Street', { street: '1 Unit Street', unit: '' }],
    ['', { street: '', unit: '', city: '', zip: '' }],
  ])('%s', (text, parts) => expect(readAddress(text)).toMatchObject(parts));

  test('in capitals gets title case, and any other stays', () => {
    expect(toTitleCase('4716 AMBOY ROAD')).toBe('4716 Amboy Road');
    expect(toTitleCase('1A WEST 3RD STREET')).toBe('1A West 3rd Street');
    expect(toTitleCase("12 O'BRIEN AVENUE NW")).toBe("12 O'Brien Avenue NW");
    expect(toTitleCase('12 deKalb Avenue')).toBe('12 deKalb Avenue');
    expect(toTitleCase('12 E 5')).toBe('12 E 5');
  });

  test('keeps every letter and digit in one of its parts', () => {
    const word = fc.constantFrom('12', 'Elm', 'Street', 'Apt', '4B', 'Ithaca', 'NY', '14850', ',', '#3');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const { street, unit, city, zip } = readAddress(words.join(' '));
        return [street, unit, city, zip].every((each) => words.join(' ').includes(each));
      }),
    );
  });
});

describe('any cell', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...'0123456789.,$()-/ kMxacft½'), { maxLength: 12 }).map((all) => all.join('')),
  );

  test('becomes an answer that its control accepts, or a fault', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), cell, (field, text) => {
        const { answer, fault } = readValue(field, text, wizardWords);
        if (answer === '') return true;
        if (field.control === 'money') return toDollars(answer) !== null;
        if (field.control === 'count') return toCount(answer) !== null;
        if (field.control === 'date') return /^\d{4}-\d\d-\d\d$/.test(answer);
        if (field.control === 'select') return field.choices?.includes(answer) ?? false;
        return fault === null;
      }),
    );
  });

  test('that is an answer already is read as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), cell, (field, text) => {
        const typed = { [field.name]: text.trim() };
        const isPlain = /^(money|count|date|time)$/.test(field.control) && /^\d/.test(text.trim());
        if (!isPlain || faultOf({ ...field, isApplicable: () => true }, typed, 0) !== null) return true;
        const { answer } = readValue(field, text, wizardWords);
        if (field.control === 'money') return toDollars(answer) === toDollars(text.trim());
        if (field.control === 'count') return toCount(answer) === toCount(text.trim());
        return answer === text.trim();
      }),
    );
  });
});
