import { deflateRawSync } from 'node:zlib';
import { writeOds } from 'hucre/ods';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { MAX_COLUMNS, MAX_ROWS } from '@/lib/domain/imports/import';
import { readTable } from './read-table';

const read = async (bytes: Uint8Array) => {
  const table = await readTable(bytes, 'ann');
  return table.ok ? table.value : table.reason;
};
const xlsx = (...sheets: readonly WriteSheet[]) => writeXlsx({ sheets: [...sheets] });
const homes = [
  ['Homes of the fund', null, null, null],
  ['Street', 'Zip', 'Auction start', 'Taxes'],
  ['1 Elm Street', 14850, new Date(Date.UTC(2026, 10, 2)), 4321.5],
];
const asText = ['1 Elm Street', '14850', '2026-11-02', '4321.5'];

/** One part of an archive, with its declared size if that is not the true one. */
interface Part {
  readonly name: string;
  readonly data: Buffer;
  readonly declaredBytes?: number;
  readonly isStored?: boolean;
}

/** A ZIP archive as no spreadsheet writes it. */
function zipOf(parts: readonly Part[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, data, declaredBytes = data.length, isStored = false } of parts) {
    const [path, packed] = [Buffer.from(name), isStored ? data : deflateRawSync(data)];
    const method = isStored ? 0 : 8;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declaredBytes, 22);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(declaredBytes, 24);
    central.writeUInt16LE(path.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, path, packed);
    centrals.push(central, path);
    offset += local.length + path.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const part = (name: string, text: string): Part => ({ name, data: Buffer.from(text) });
const relations = (type: string, target: string, more = '') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>${more}</Relationships>`;
/** The parts of a workbook with one sheet. */
const bookOf = (sheet: string): readonly Part[] => [
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
  part('_rels/.rels', relations('officeDocument', 'xl/workbook.xml')),
  part(
    'xl/workbook.xml',
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Homes" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  part('xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')),
  part('xl/worksheets/sheet1.xml', sheet),
];
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const head = `<row>${text('Street')}${text('Zip')}</row>`;

const odsOf = (content: string | Buffer, declaredBytes?: number): Buffer =>
  zipOf([
    { ...part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), isStored: true },
    {
      ...part('content.xml', ''),
      data: Buffer.from(content),
      ...(declaredBytes !== undefined && { declaredBytes }),
    },
  ]);
const odsTable = (rows: string) =>
  `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Homes">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
const odsCell = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>';

describe('a workbook', () => {
  test.each([
    ['XLSX', () => xlsx({ name: 'Homes', rows: homes })],
    ['ODS', () => writeOds({ sheets: [{ name: 'Homes', rows: homes }] })],
  ])(
    'is read with its numbers and dates as texts, and with a title above its headings: %s',
    async (_, make) => {
      const table = await read(await make());
      expect(table).toMatchObject({
        headings: homes[1],
        headingLine: 2,
        sheet: 0,
        sheets: [{ name: 'Homes', rows: 3 }],
      });
      expect('rows' in table && table.rows.at(-1)).toEqual({ line: 3, cells: asText });
    },
  );

  test('is read from its first visible sheet with a table, or from a chosen one, and counts the rows of each', async () => {
    const bytes = await xlsx(
      { name: 'Cover', rows: [['Confidential']] },
      { name: 'Secret', hidden: true, rows: homes },
      { name: 'Homes', rows: homes },
      { name: 'Notes', rows: [['a'], ['b']] },
    );
    const sheets = [
      { name: 'Cover', rows: 1 },
      { name: 'Homes', rows: 3 },
      { name: 'Notes', rows: 2 },
    ];
    expect(await read(bytes)).toMatchObject({ sheet: 1, sheets, headings: homes[1] });
    const chosen = async (sheet: number) => {
      const table = await readTable(bytes, 'ann', sheet);
      return table.ok ? table.value : table.reason;
    };
    expect(await chosen(2)).toMatchObject({ sheet: 2, sheets, rows: [{ cells: ['a'] }, { cells: ['b'] }] });
    expect(await chosen(0)).toMatchObject({ reason: 'empty' });
    // The hidden sheet is none of them.
    expect(await chosen(3)).toMatchObject({ reason: 'empty' });
  });

  test('has headings that are merged over two rows', async () => {
    const rows = [
      ['Home', null, 'Zip'],
      ['Street', 'City', null],
      ['1 Elm Street', 'Ithaca', '14850'],
    ];
    expect(await read(await xlsx({ name: 'a', rows }))).toMatchObject({
      headings: ['Street', 'City', 'Zip'],
      headingLine: 2,
    });
  });

  test('gives a formula’s stored value, and calculates and fetches nothing', async () => {
    const external =
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="http://192.0.2.1/x.xlsx" TargetMode="External"/>';
    const parts = bookOf(
      sheetOf(
        `${head}<row>${text('1 Elm Street')}<c><f>14800+50</f><v>14850</v></c></row><row>${text('2 Elm Street')}<c><f>WEBSERVICE("http://192.0.2.1")</f></c></row>`,
      ),
    ).map((each) =>
      each.name === 'xl/_rels/workbook.xml.rels'
        ? part(each.name, relations('worksheet', 'worksheets/sheet1.xml', external))
        : each,
    );
    const table = await read(zipOf(parts));
    expect('rows' in table && table.rows.map(({ cells }) => cells)).toEqual([
      ['Street', 'Zip'],
      ['1 Elm Street', '14850'],
      ['2 Elm Street'],
    ]);
  });

  test('does not expand entities', async () => {
    const doctype =
      '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    const table = await read(
      zipOf(bookOf(sheetOf(`${head}<row>${text('1 &file;&b;')}${text('14850')}</row>`, doctype))),
    );
    expect(JSON.stringify(table)).not.toContain('root:');
    expect(JSON.stringify(table)).not.toContain('aaaa');
  });

  test('in ODS may be as large as an import may be', async () => {
    const rows = Array.from({ length: MAX_ROWS + 1 }, (_, at) =>
      Array.from({ length: 40 }, (_, column) => `cell ${at} ${column}`),
    );
    const bytes = await writeOds({ sheets: [{ name: 'Homes', rows }] });
    const table = await read(bytes);
    expect('rows' in table && table.rows.length).toBe(MAX_ROWS + 1);
  });

  const wide = Array.from({ length: MAX_COLUMNS + 1 }, (_, at) => `c${at}`);
  const sheetBomb = (bytes: number, declaredBytes: number) => ({
    name: 'xl/worksheets/sheet1.xml',
    data: Buffer.alloc(bytes, ' '),
    declaredBytes,
  });
  const withoutSheet = bookOf('').slice(0, -1);
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    [
      'too many rows',
      () => xlsx({ name: 'a', rows: Array.from({ length: MAX_ROWS + 2 }, () => ['x']) }),
      'too-many-rows',
    ],
    ['too many columns', () => xlsx({ name: 'a', rows: [wide, wide] }), 'too-many-columns'],
    ['no rows', () => xlsx({ name: 'a', rows: [['Street']] }), 'empty'],
    ['a zip bomb', () => zipOf([...withoutSheet, sheetBomb(5_000, 300_000_000)]), 'heavy-spreadsheet'],
    [
      'a zip bomb that says that it is small',
      () => zipOf([...withoutSheet, sheetBomb(40_000_000, 5_000)]),
      'damaged-spreadsheet',
    ],
    [
      '10,000 parts',
      () => zipOf(Array.from({ length: 10_000 }, (_, at) => part(`xl/${at}.xml`, 'x'))),
      'heavy-spreadsheet',
    ],
    [
      'a part outside the archive',
      () => zipOf([...bookOf(sheetOf(head)), part('../../etc/x', 'x')]),
      'damaged-spreadsheet',
    ],
    ['an ODS bomb', () => odsOf('<a/>', 300_000_000), 'heavy-ods'],
    [
      'an ODS bomb that says that it is small',
      () => odsOf(Buffer.alloc(40_000_000, ' '), 5_000),
      'damaged-spreadsheet',
    ],
    [
      'an ODS bomb that says nothing of its size',
      () => odsOf(Buffer.alloc(600_000_000, ' '), 0),
      'heavy-ods',
    ],
    [
      'an ODS file of more data than memory',
      () => odsOf(odsTable(`<table:table-row>${odsCell}</table:table-row>`.repeat(2_000_000))),
      'heavy-ods',
    ],
    [
      'an ODS file with repeated rows',
      () =>
        odsOf(
          odsTable(
            `<table:table-row table:number-rows-repeated="1048576">${odsCell}${odsCell}</table:table-row>`,
          ),
        ),
      'too-many-rows',
    ],
    [
      'an ODS file with repeated cells',
      () =>
        odsOf(
          odsTable(
            `<table:table-row table:number-rows-repeated="100000">${odsCell.replace('office:', 'table:number-columns-repeated="16384" office:')}</table:table-row>`,
          ),
        ),
      'heavy-ods',
    ],
    ['another kind of archive', () => zipOf([part('photo.txt', 'x')]), 'damaged-spreadsheet'],
  ])('is refused with the reason: %s', async (_, make, reason) => {
    expect(await read(await make())).toEqual({ reason, line: null });
  });
});
