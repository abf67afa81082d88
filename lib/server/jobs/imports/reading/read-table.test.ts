import { describe, expect, test } from 'vitest';
import { LONGEST_ROW, MAX_COLUMNS, MAX_ROWS } from '@/lib/domain/imports/import';
import { readPlainTable, readTable, type Table } from './read-table';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const utf16be = (text: string) => bytes(text, 'utf16le').swap16();
const homesOf = ({ rows, headingLine }: Table) => rows.filter(({ line }) => line > headingLine);
const tableOf = async (input: Uint8Array) => {
  const table = await readTable(input, 'ann');
  return table.ok ? [table.value.headings, ...homesOf(table.value).map(({ cells }) => cells)] : table.reason;
};
const plain = [
  ['Street', 'City'],
  ['Café 1', 'Ithaca'],
];

describe('an uploaded table', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', bytes('Street,City\nCafé 1,Ithaca\n')],
    ['UTF-8 with a BOM, CRLF and no final line break', bytes('\uFEFFStreet,City\r\nCafé 1,Ithaca')],
    ['old line breaks', bytes('Street,City\rCafé 1,Ithaca\r')],
    ['semicolons and quotes', bytes('"Street";"City"\n"Café 1";Ithaca\n')],
    ['tabs as UTF-16', bytes('\uFEFFStreet\tCity\r\nCafé 1\tIthaca\r\n', 'utf16le')],
    ['big-endian UTF-16', utf16be('\uFEFFStreet,City\r\nCafé 1,Ithaca\r\n')],
    ['Windows-1252', bytes('Street,City\nCafé 1,Ithaca\n', 'latin1')],
    ['blank lines before, between and after', bytes('\n\n Street ,City\n,\n  \nCafé 1,Ithaca\n\n')],
    ['RESO JSON', bytes('{"value":[{"Street":"Café 1","City":"Ithaca"}]}')],
  ])('is read: %s', async (_, input) => {
    expect(await tableOf(input)).toEqual(plain);
  });

  test('without known headings keeps its first lines, whatever the next ones look like', async () => {
    const table = await readPlainTable(bytes('1,https://a.example/1\nStreet,City\n2,https://a.example/2\n'));
    expect(table.ok && [table.value.headings, ...table.value.rows.map(({ cells }) => cells)]).toEqual([
      ['1', 'https://a.example/1'],
      ['Street', 'City'],
      ['2', 'https://a.example/2'],
    ]);
  });

  test('formulas, quotes and long cells stay text; headings may repeat and rows may have any length', async () => {
    const long = 'x'.repeat(100_000);
    const input = bytes(`a,a\n=cmd|' /C calc'!A0,"say ""hi"""\nx "y",${long},3\n1\n`);
    expect(await tableOf(input)).toEqual([
      ['a', 'a'],
      ["=cmd|' /C calc'!A0", 'say "hi"'],
      ['x "y"', long, '3'],
      ['1'],
    ]);
  });

  test('each row has the number of its first line', async () => {
    const table = await readTable(bytes('a,b\r\n1,"two\r\nlines"\r\n\r\n3,4\r\n'), 'ann');
    expect(table.ok && homesOf(table.value).map(({ line }) => line)).toEqual([2, 5]);
  });

  const wide = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');
  test.each<[string, Uint8Array, unknown]>([
    ['nothing', bytes(''), { reason: 'empty', line: null }],
    ['headings alone', bytes('a,b\n'), { reason: 'empty', line: null }],
    ['a damaged workbook', bytes('PK\u0003\u0004 and more'), { reason: 'damaged-spreadsheet', line: null }],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { reason: 'old-spreadsheet', line: null }],
    ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2, 3]), { reason: 'not-text', line: null }],
    ['broken JSON', bytes('[{"a":1}'), { reason: 'bad-json', line: null }],
    ['JSON without records', bytes('{"a":1}'), { reason: 'no-records', line: null }],
    ['an unclosed quote', bytes('a,b\n1,2\n3,"4\n5,6\n'), { reason: 'open-quote', line: 3 }],
    ['an endless row', bytes(`a\n1\n"${'x\n'.repeat(LONGEST_ROW)}`), { reason: 'long-row', line: 3 }],
    ['too many columns', bytes(`${wide(MAX_COLUMNS + 1)}\n1\n`), { reason: 'too-many-columns', line: null }],
    ['too many rows', bytes(`a\n${'1\n'.repeat(MAX_ROWS + 1)}`), { reason: 'too-many-rows', line: null }],
  ])('is refused with the reason: %s', async (_, input, reason) => {
    expect(await tableOf(input)).toEqual(reason);
  });

  test('may have 200 columns and the maximum number of rows', async () => {
    const table = await readTable(bytes(`${wide(200)}\n${'1\n'.repeat(MAX_ROWS)}`), 'ann');
    expect(table.ok && [table.value.headings.length, homesOf(table.value).length]).toEqual([200, MAX_ROWS]);
  });
});
