import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvHead } from './csv';
import { fromCell, toLine } from './csv-cell';
import type { FieldValue } from './property-field';

const read = (text: string): string[][] => parse(text, { relax_column_count: true });
const isFormula = (cell: string) =>
  '=+-@＝＋－＠'.includes(cell.trimStart()[0] ?? 'none') || '\t\r\n'.includes(cell[0] ?? 'none');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '=', '-', '+', '@', ';', "'", ' ', '\t', 'a', '＝'))
    .map((all) => all.join('')),
);

describe('a CSV line', () => {
  test('is parsed back to the original values, and no text is read as a formula', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 2, maxLength: 6 }), (texts) => {
        const cells = read(toLine(texts))[0] ?? [];
        expect(cells).toEqual(texts.map((text) => (isFormula(text.replace(/^'+/, '')) ? `'${text}` : text)));
        expect(cells.filter(isFormula)).toEqual([]);
        expect(cells.map(fromCell)).toEqual(texts);
      }),
    );
  });

  test.each<[FieldValue, string]>([
    [null, ''],
    [0, '0'],
    [-73.94, '-73.94'],
    [412500.5, '412500.5'],
    [true, 'true'],
    [['Cash', 'FHA'], 'Cash; FHA'],
    [[], ''],
    ['-73.94', "'-73.94"],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    [['@a', 'b'], "'@a; b"],
    [' =1+1', "' =1+1"],
    ['St. John’s, NY', '"St. John’s, NY"'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %s', (value, cell) => {
    expect(toLine([value])).toBe(`${cell}\r\n`);
  });

  test('the first line has the unique column names, with a dot between group and field', () => {
    const [head = []] = read(csvHead());
    expect(head[0]).toBe('ListingKey');
    expect(head).toContain('Auction.CurrentPrice');
    expect(new Set(head).size).toBe(head.length);
  });
});
