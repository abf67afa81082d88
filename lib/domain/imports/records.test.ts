import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { draftNow } from '@/lib/domain/drafts/draft.builders';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { getZip } from '@/lib/domain/locations/zips';
import { needsRecords } from '@/lib/skipped.fixture';
import { guessColumns } from './columns';
import { findHeadingRow, headingsAt } from './heading-row';
import { planRow } from './plan';
import { createRepeats } from './repeats';
import { type ImportRow, readRow } from './row';

const folder = process.env.RECORDS_DIR ?? '';

const nothing = { byDraftKey: null, byReference: null, byAddress: null, neighbor: null };
const zipOf = ({ answers }: ImportRow): string => answers.postalCode ?? '';

describe.skipIf(folder === '')('public records in tables', needsRecords, () => {
  test('every Staten Island sale with a ZIP code is placed in Richmond County', () => {
    const rows = readTable('rollingsales_statenisland.csv');
    const zipped = rows.filter((row) => zipOf(row) !== '');
    expect([rows.length, zipped.length]).toEqual([7776, 7771]);
    expect(countiesOf(zipped)).toEqual(['Richmond']);
    expect(zipped.flatMap(placeFaults)).toEqual([]);
  });

  test('Staten Island’s sales become drafts, apart from repeated homes and rows without an address or a type', () => {
    expect(countPlans(readTable('rollingsales_statenisland.csv'))).toEqual({
      create: 7212,
      repeat: 264,
      'same address': 12,
      refuse: 300,
      'postalCode no-address': 5,
      'street answer': 260,
      'propertySubType not-a-choice': 64,
      'warning: livingAreaSqft zero': 665,
      'warning: lotSizeSqft zero': 17,
      'warning: livingAreaSqft answer': 1,
    });
  });

  test.each([
    ['dof_sales.csv', { create: 9, repeat: 1 }],
    ['pluto_latest.csv', { create: 5 }],
    ['dof_tax_lien_sale_list.csv', { create: 99, refuse: 1 }],
  ])('%s is read with its own headings', (name, expected) => {
    const { create, repeat, refuse } = countPlans(readTable(name));
    expect({ create, ...(repeat && { repeat }), ...(refuse && { refuse }) }).toEqual(expected);
  });

  test('every Ithaca sale with a New York ZIP code is placed in a county of that code', () => {
    const rows = readTable('ithaca_transactions.csv');
    const zipped = rows.filter((row) => getZip(zipOf(row)) !== null);
    const others = rows.filter((row) => !zipped.includes(row)).map(zipOf);
    expect([...new Set(others)].sort()).toEqual(['', '11485', '11850', '14050']);
    expect(zipped.flatMap(placeFaults)).toEqual([]);
    expect(countiesOf(zipped.filter((row) => zipOf(row) === '14850'))).toEqual(['Tompkins']);
    for (const row of zipped) expect(getZip(zipOf(row))?.counties).toContain(placeOf(row.answers)?.county);
  });
});

/** Reads a file as an import does, with the headings that it finds itself. */
function readTable(name: string): readonly ImportRow[] {
  const lines: string[][] = parse(readFileSync(join(folder, name)), { bom: true, relax_column_count: true });
  const rows = lines.map((cells, at) => ({ line: at + 1, cells }));
  const at = findHeadingRow(rows, wizardWords);
  const headings = headingsAt(rows, at);
  const reading = { headings, mapping: guessColumns(headings, wizardWords), constants: {}, ownWords: {} };
  return rows
    .slice(at + 1)
    .map((row) => readRow(row, reading, wizardWords))
    .filter(({ isHome }) => isHome);
}

function countPlans(rows: readonly ImportRow[]): Readonly<Record<string, number>> {
  const repeatOf = createRepeats();
  const counts: Record<string, number> = {};
  const count = (key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const row of rows) {
    const planned = planRow({ row, known: nothing, first: {}, words: wizardWords, now: draftNow });
    if (planned.type === 'refuse') for (const { field, code } of planned.faults) count(`${field} ${code}`);
    const { repeat, sameAddress } = repeatOf(row);
    count(repeat ? 'repeat' : planned.type);
    if (sameAddress) count('same address');
    if ('warnings' in planned)
      for (const { field, code } of planned.warnings) count(`warning: ${field} ${code}`);
  }
  return counts;
}

function placeFaults(row: ImportRow): readonly string[] {
  const planned = planRow({ row, known: nothing, first: {}, words: wizardWords, now: draftNow });
  if (planned.type !== 'refuse') return [];
  const ofPlace = ['postalCode', 'city', 'countyOrParish', 'latitude', 'longitude'];
  return planned.faults
    .filter(({ field }) => ofPlace.includes(field ?? ''))
    .map(({ field, code }) => `${row.line} ${field}: ${code}`);
}

const countiesOf = (rows: readonly ImportRow[]): readonly string[] => [
  ...new Set(rows.map(({ answers }) => getCountyByName(placeOf(answers)?.county ?? '')?.name ?? 'none')),
];
