import { describe, expect, test } from 'vitest';
import { readPriceTable } from './bulk-action-table';

const aHome = (draftId: string, reference: string, parcelNumber = '', street = '', unit = '') => ({
  draftId,
  reference,
  parcelNumber,
  listingId: `NY-${draftId}`,
  street,
  unit,
  city: 'Albany',
  postalCode: '12203',
});
const homes = [aHome('h1', 'A-100', '63.12-1-4'), aHome('h2', 'A-101', '63.12-1-5'), aHome('h3', 'A-101')];
const read = (text: string) => {
  const table = readPriceTable(text, homes, new Set(homes.map(({ draftId }) => draftId)));
  return table.ok ? [...table.value] : table.reason;
};

test.each([
  ['tabs and a heading', 'Asset\tNew price\nA-100\t$412,500\n', [['h1', 41_250_000]]],
  ['a comma before a price with commas', 'a-100,412,500', [['h1', 41_250_000]]],
  [
    'semicolons and quotes',
    '"63.12-1-4";"412500.00"\n\n63.12-1-5;99000',
    [
      ['h1', 41_250_000],
      ['h2', 9_900_000],
    ],
  ],
  ['no line', ' \n', { code: 'empty', line: 0 }],
  ['a price with cents', 'A-100,1000\n63.12-1-5,99000.50', { code: 'no-price', line: 2 }],
  ['an unknown home', 'A-100,1000\n\nA-999,99000', { code: 'no-home', line: 3 }],
  ['a number of two homes', 'A-101,1000', { code: 'several-homes', line: 1 }],
  ['one home on two lines', 'A-100,1000\n63.12-1-4,2000', { code: 'repeated-home', line: 2 }],
  ['more lines than an action has homes', 'A-100,1000\n'.repeat(1_001), { code: 'too-many-lines', line: 0 }],
])('a pasted table with %s', (_what, text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe('a pasted line', () => {
  const [elm, main, reo, asset] = [
    aHome('elm', '', '', '500 Elm Street', '3B'),
    aHome('main', '', '', '12 Main St'),
    aHome('reo', 'REO-1001', '3-1672-41'),
    aHome('asset', '1001', '', '9 Oak Ave'),
  ];
  const twins = [
    { ...aHome('twin1', '', '', '7 Lake Rd'), city: 'Ithaca', postalCode: '14850' },
    aHome('twin2', '', '', '7 Lake Rd'),
  ];
  const read = (name: string, chosen = [elm, main, reo, asset, ...twins]) => {
    const all = [elm, main, reo, asset, ...twins];
    const table = readPriceTable(`${name}\t99000`, all, new Set(chosen.map(({ draftId }) => draftId)));
    return table.ok ? [...table.value.keys()] : [table.reason.code];
  };

  test.each([
    ['another unit of its building', '500 Elm St Apt 7B'],
    ['the street without its unit', '500 Elm St'],
    ['a unit of a house', '12 Main St Apt 4'],
    ['a longer number', 'REO-1001-B'],
    ['its number and more words', '1001 Broadway'],
    ['its number with a separator elsewhere', 'REO-10-01'],
    ['its parcel with a separator elsewhere', '3-16724-1'],
    ['its address in another city', '12 Main St Ithaca'],
  ])('prices no home by %s', (_what, name) => {
    expect(read(name)).toEqual(['no-home']);
  });

  test.each([
    ['500 elm st. #3b', 'elm'],
    ['500 Elm Street Apt 3-B', 'elm'],
    ['12 Main Street Albany NY 12203', 'main'],
    ['reo 1001', 'reo'],
    ['REO1001', 'reo'],
    ['3-01672-0041', 'reo'],
    ['1001', 'asset'],
    ['NY-asset', 'asset'],
    ['7 Lake Road Ithaca', 'twin1'],
    ['7 Lake Rd 12203', 'twin2'],
  ])('prices the home with the whole name: %s', (name, draftId) => {
    expect(read(name)).toEqual([draftId]);
  });

  test('is refused if it names two homes of the organization, or one that is not chosen', () => {
    expect(read('7 Lake Rd')).toEqual(['several-homes']);
    expect(read('7 Lake Rd', twins.slice(0, 1))).toEqual(['several-homes']);
    expect(read('12 Main St', [elm])).toEqual(['no-home']);
  });
});
