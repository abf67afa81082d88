import { describe, expect, test } from 'vitest';
import { LONGEST_ROW, MAX_COLUMNS, MAX_ROWS, MAX_TABLE_BYTES } from '@/lib/domain/imports/import';
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
    const table = await readPlainTable(
      bytes('1,https://a.example/1\nStreet,City\n2,https://a.example/2\n'),
      'ann',
    );
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

  const wideRecords = Array.from({ length: MAX_COLUMNS + 1 }, (_, at) => ({ [`c${at}`]: 1 }));
  const wide = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');
  test.each<[string, Uint8Array, unknown]>([
    ['nothing', bytes(''), { reason: 'empty', line: null }],
    ['headings alone', bytes('a,b\n'), { reason: 'empty', line: null }],
    ['a damaged workbook', bytes('PK\u0003\u0004 and more'), { reason: 'damaged-spreadsheet', line: null }],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { reason: 'old-spreadsheet', line: null }],
    ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2, 3]), { reason: 'not-text', line: null }],
    ['a million commas', bytes(`a,b\n1,2\n${','.repeat(1_000_000)}\n`), { reason: 'long-row', line: 3 }],
    [
      'lists in lists',
      bytes(`[{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}]`),
      { reason: 'bad-json', line: null },
    ],
    [
      'JSON with a field for each record',
      bytes(JSON.stringify(wideRecords)),
      { reason: 'too-many-columns', line: null },
    ],
    [
      'too many records',
      bytes(`[${'{"a":1},'.repeat(MAX_ROWS + 30)}{"a":1}]`),
      { reason: 'too-many-rows', line: null },
    ],
    ['broken JSON', bytes('[{"a":1}'), { reason: 'bad-json', line: null }],
    ['JSON without records', bytes('{"a":1}'), { reason: 'no-records', line: null }],
    ['an unclosed quote', bytes('a,b\n1,2\n3,"4\n5,6\n'), { reason: 'open-quote', line: 3 }],
    ['an endless row', bytes(`a\n1\n"${'x\n'.repeat(LONGEST_ROW)}`), { reason: 'long-row', line: 3 }],
    ['too many columns', bytes(`${wide(MAX_COLUMNS + 1)}\n1\n`), { reason: 'too-many-columns', line: null }],
    ['too many rows', bytes(`a\n${'1\n'.repeat(MAX_ROWS + 1)}`), { reason: 'too-many-rows', line: null }],
  ])('is refused with the reason: %s', async (_, input, reason) => {
    expect(await tableOf(input)).toEqual(reason);
  });

  test('in RESO JSON has dotted names for groups, and no media or annotations', async () => {
    const records = [
      { ListingId: 'A1', BedroomsTotal: 3, ListingTerms: ['Cash', 'FHA'], Media: [{ MediaURL: 'x' }] },
      { ListingId: 'A2', Auction: { StartingBid: 5 }, PoolPrivateYN: false, YearBuilt: null, '@odata.id': 1 },
    ];
    const table = await readTable(bytes(JSON.stringify({ '@odata.context': 'x', value: records })), 'ann');
    expect(table.ok && table.value).toMatchObject({
      headings: [
        'ListingId',
        'BedroomsTotal',
        'ListingTerms',
        'Auction.StartingBid',
        'PoolPrivateYN',
        'YearBuilt',
      ],
      headingLine: 0,
      rows: [
        { line: 1, cells: ['A1', '3', 'Cash;FHA', '', '', ''] },
        { line: 2, cells: ['A2', '', '', '5', 'false', ''] },
      ],
    });
  });

  test.each(['{"value":3}', '[1,2]', '[null]'])('of JSON without records is refused: %s', async (json) => {
    expect(await tableOf(bytes(json))).toEqual({ reason: 'no-records', line: null });
  });

  test('may have 200 columns and the maximum number of rows', async () => {
    const table = await readTable(bytes(`${wide(200)}\n${'1\n'.repeat(MAX_ROWS)}`), 'ann');
    expect(table.ok && [table.value.headings.length, homesOf(table.value).length]).toEqual([200, MAX_ROWS]);
  });
});

describe('a hostile table', () => {
  const large = 200 * 1024 * 1024;
  test.each<[string, () => Buffer, string]>([
    ['one cell of 200 MB', () => Buffer.concat([bytes('a,b\n1,2\n'), Buffer.alloc(large, 'x')]), 'long-row'],
    [
      '10 million commas',
      () => Buffer.concat([bytes('a,b\n1,2\n'), Buffer.alloc(10_000_000, ',')]),
      'long-row',
    ],
    [
      'an open quote before 200 MB',
      () => Buffer.concat([bytes('a,b\n1,2\n"'), Buffer.alloc(large, 'x\n')]),
      'long-row',
    ],
    ['20 MB of brackets', () => Buffer.alloc(MAX_TABLE_BYTES, '['), 'heavy-table'],
    ['20 MB of small lists', () => bytes(`[${'[],'.repeat(6_000_000)}[]]`), 'no-records'],
  ])('is refused with a reason while this process answers: %s', async (_, make, reason) => {
    const input = make();
    let slowest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      slowest = Math.max(slowest, performance.now() - last);
      last = performance.now();
    }, 5);
    const table = await readTable(input, 'ann');
    clearInterval(beat);
    expect(!table.ok && table.reason.reason).toBe(reason);
    expect(slowest).toBeLessThan(1_000);
  });
});
