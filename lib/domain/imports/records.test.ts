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
import { planRow } from './plan';
import { type ImportRow, readRow } from './row';

const folder = process.env.RECORDS_DIR ?? '';

const nothing = { byDraftKey: null, byReference: null, byAddress: null };
const zipOf = ({ answers }: ImportRow): string => answers.postalCode ?? '';

describe.skipIf(folder === '')('public records in tables', needsRecords, () => {
  test('every Staten Island sale with a ZIP code is placed in Richmond County', () => {
    const rows = readTable('rollingsales_statenisland.csv', 5);
    const zipped = rows.filter((row) => zipOf(row) !== '');
    expect([rows.length, zipped.length]).toEqual([7875, 7771]);
    expect(countiesOf(zipped)).toEqual(['Richmond']);
    expect(zipped.flatMap(placeFaults)).toEqual([]);
  });

  test('every Ithaca sale with a New York ZIP code is placed in a county of that code', () => {
    const rows = readTable('ithaca_transactions.csv', 1);
    const zipped = rows.filter((row) => getZip(zipOf(row)) !== null);
    const others = rows.filter((row) => !zipped.includes(row)).map(zipOf);
    expect([...new Set(others)].sort()).toEqual(['11485', '11850', '14050', 'None']);
    expect(zipped.flatMap(placeFaults)).toEqual([]);
    expect(countiesOf(zipped.filter((row) => zipOf(row) === '14850'))).toEqual(['Tompkins']);
    for (const row of zipped) expect(getZip(zipOf(row))?.counties).toContain(placeOf(row.answers)?.county);
  });
});

/** The rows below the headings, which are on line `head`. */
function readTable(name: string, head: number): readonly ImportRow[] {
  const lines: string[][] = parse(readFileSync(join(folder, name)), { bom: true, relax_column_count: true });
  const [headings = [], ...rows] = lines.slice(head - 1);
  const mapping = guessColumns(
    headings.map((heading) => heading.trim()),
    wizardWords,
  );
  return rows.map((cells, at) => readRow({ line: head + 1 + at, cells }, mapping, wizardWords));
}

function placeFaults(row: ImportRow): readonly string[] {
  const planned = planRow({ row, known: nothing, first: {}, words: wizardWords, now: draftNow });
  if (planned.type !== 'refuse') return [];
  const ofPlace = ['postalCode', 'city', 'countyOrParish', 'latitude', 'longitude'];
  return planned.faults
    .filter(({ field }) => ofPlace.includes(field ?? ''))
    .map(({ field, text }) => `${row.line} ${field}: ${text}`);
}

const countiesOf = (rows: readonly ImportRow[]): readonly string[] => [
  ...new Set(rows.map(({ answers }) => getCountyByName(placeOf(answers)?.county ?? '')?.name ?? 'none')),
];
