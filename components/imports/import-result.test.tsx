import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { reasonWords } from '@/lib/copy/imports/row-fault-words';
import { addFindings, noFindings } from '@/lib/domain/imports/fault-groups';
import { noCounts, noUndone, type TableImport } from '@/lib/domain/imports/import';
import { type RowFault, rowFault } from '@/lib/domain/imports/values/row-fault';
import { importResult as copy } from '@/messages/imports/import-result';
import { ColumnBar, ColumnForm } from './column-form';
import { ImportResult } from './import-result';

vi.mock('@/lib/actions/imports', () => {
  const names = ['cancelRun', 'chooseHeadingLine', 'letRun', 'mapColumns', 'matchChoices', 'readSheet'];
  return Object.fromEntries([...names, 'undoRun'].map((name) => [name, async () => ({ status: 'done' })]));
});

const home = { reference: '', street: '9 Oak Road', unit: '', parcel: '1-2-3' };
const tableImport: TableImport = {
  ...{ importId: 'i1', organisationId: 'org_1', by: { uid: 'mona', name: 'Mona' }, fileName: 'homes.csv' },
  ...{ sheet: null, sheets: [], profile: null, headingLine: 1, headings: ['Type'], rows: 30, pieces: 1 },
  ...{ mapping: ['propertySubType'], constants: {}, ownWords: {}, samples: [], state: 'checked' },
  ...{ cursor: 1, tries: 0, undone: noUndone, undoneBy: null, createdAt: 0, changedAt: 0 },
  counts: { ...noCounts, created: 20, faulty: 3, warned: 12 },
  photos: 0,
  unknownWords: [{ field: 'propertySubType', word: 'Castle', rows: 2 }],
  repeats: { 5: 4 },
  repeated: [{ first: { line: 4, ...home }, again: { line: 5, ...home } }],
  otherParcels: {},
  sameAddress: [],
};
const castle = rowFault('not-a-choice', { field: 'propertySubType', value: 'Castle' });
const zero = rowFault('zero', { field: 'livingAreaSqft', value: '0' });
const repeat = rowFault('repeat', { text: '4' });
const linesOf = (fault: RowFault, ...lines: readonly number[]) =>
  lines.map((line) => ({ line, faults: [fault] }));

function htmlOf(parts: Partial<TableImport> = {}, repeated: readonly number[] = [5]): string {
  const warned = linesOf(zero, ...Array.from({ length: 12 }, (_, at) => at + 10));
  const faulty = [...linesOf(castle, 2, 3), ...linesOf(repeat, ...repeated)];
  return renderToStaticMarkup(
    <ImportResult
      tableImport={{ ...tableImport, ...parts }}
      findings={addFindings(noFindings, { faulty, warned, changed: [] })}
      undo={<p>Undo</p>}
    />,
  );
}

test('warnings of one kind have one heading with their number, and all but the first five are folded', () => {
  const html = htmlOf();
  expect(html).toContain('Living area (sq ft): treated as blank');
  expect(html).toContain('12 rows');
  const [before = '', after = ''] = html.split('<details').slice(-2);
  expect(before.match(/We treated “0” as blank\./g)).toHaveLength(5);
  expect(after).toContain('Show all 12');
  expect(after.match(/We treated “0” as blank\./g)).toHaveLength(7);
});

test('a repeated home is shown once, beside the first row', () => {
  expect(htmlOf().match(/9 Oak Road/g)).toHaveLength(2);
  expect(htmlOf()).not.toContain(reasonWords(repeat));
});

test('repeated homes that are not listed are counted', () => {
  const lines = Array.from({ length: 25 }, (_, at) => at + 5);
  const pairs = lines.map((line) => ({ first: { line: 4, ...home }, again: { line, ...home } }));
  const htmlWith = (listed: number) => htmlOf({ repeated: pairs.slice(0, listed) }, lines);
  expect(htmlWith(20)).toContain('Show the first 20 of 25');
  expect(htmlWith(3)).toContain('Plus 22 more.');
  expect(htmlWith(0)).not.toContain('Repeated homes side by side');
});

test('the button to import says what happens to words that nobody has matched', () => {
  const said = [copy.unmatched({ words: 1 }), copy.unmatchedText({ left: 2, empty: 0 })];
  for (const text of said) expect(htmlOf()).toContain(text);
  expect(htmlOf({ unknownWords: [] })).not.toContain(copy.matchFirst);
});

test('a finished import has its undo beside the totals instead of a button to import', () => {
  expect(htmlOf({ state: 'done' })).toContain('Undo');
  expect(htmlOf({ state: 'done' })).not.toContain('Import 20 rows');
});

test('the import button says how many photos follow, even if no row changes anything else', () => {
  expect(htmlOf()).not.toContain('from the URLs');
  expect(htmlOf({ photos: 12 })).toContain(copy.photosAfter({ photos: 12 }));
  expect(htmlOf({ photos: 12 })).toContain('Import 20 rows');
  const onlyPhotos = htmlOf({ photos: 12, counts: { ...noCounts, same: 3 } });
  expect(onlyPhotos).toContain('Import 12 photos');
  expect(onlyPhotos).not.toContain(copy.nothingImport);
});

test('the button that checks a new table has its own bar and submits the column form', () => {
  const mapping: TableImport = { ...tableImport, state: 'mapping' };
  const form = renderToStaticMarkup(<ColumnForm tableImport={mapping} />);
  const bar = renderToStaticMarkup(<ColumnBar tableImport={mapping} />);
  const [, id = ''] = /<form[^>]* id="([^"]+)"/.exec(form) ?? [];
  expect(bar).toContain(`form="${id}"`);
  expect(bar).toContain('1 of 1 column matched');
  expect(form).not.toContain('type="submit"');
  const again = renderToStaticMarkup(<ColumnForm tableImport={{ ...mapping, state: 'checked' }} />);
  expect(again).toContain('Check again with these columns');
});
