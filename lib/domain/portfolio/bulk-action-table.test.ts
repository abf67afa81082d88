import { expect, test } from 'vitest';
import { readPriceTable } from './bulk-action-table';

const aHome = (draftId: string, reference: string, parcelNumber: string) => ({
  draftId,
  reference,
  parcelNumber,
  listingId: `NY-${draftId}`,
  street: '',
  unit: '',
  city: 'Albany',
  postalCode: '12203',
});
const homes = [
  aHome('h1', 'A-100', '63.12-1-4'),
  aHome('h2', 'A-101', '63.12-1-5'),
  aHome('h3', 'A-101', ''),
];
const read = (text: string) => {
  const table = readPriceTable(text, homes);
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
