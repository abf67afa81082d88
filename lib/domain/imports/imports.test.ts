import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft, aPhoto, completeAnswers, draftNow } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import { formerLabels } from './aliases';
import { changesOf, foldDone, undoStep } from './changes';
import * as columns from './columns';
import { toRemember, withoutRepeats } from './columns';
import { readPhotos } from './photos';
import { type KnownDrafts, planRow } from './plan';
import { createRepeats } from './repeats';
import { type ImportRow, isSameParcel, type Reading, readRow } from './row';
import type { RowFault } from './values/row-fault';
import { draftRow, draftsHead, faultyHead, faultyRow } from './write-table';

const read = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true });
const nothing: KnownDrafts = { byDraftKey: null, byReference: null, byAddress: null, neighbor: null };
const guessColumns = (headings: readonly string[], remembered = {}) =>
  columns.guessColumns(headings, wizardWords, remembered);
const readingOf = (headings: readonly string[]): Reading => ({
  headings,
  mapping: guessColumns(headings),
  constants: {},
  ownWords: {},
});
const rowOf = (columns: Readonly<Record<string, string>>): ImportRow =>
  readRow({ line: 2, cells: Object.values(columns) }, readingOf(Object.keys(columns)), wizardWords);
const answersIn = (columns: Readonly<Record<string, string>>): Answers => rowOf(columns).answers;

const first = { sellerKind: 'bank', sellerName: 'A Bank' };
const home = { street: '418 Halsey Street', postalCode: '11233' };
const aRow = (answers: Answers = {}, parts: Partial<ImportRow> = {}): ImportRow => ({
  line: 2,
  reference: null,
  draftKey: null,
  version: null,
  photos: [],
  answers: { ...home, ...answers },
  unread: [],
  notes: [],
  raw: {},
  isHome: true,
  ...parts,
});
const plan = (row: ImportRow, known: Partial<KnownDrafts> = {}) =>
  planRow({ row, known: { ...nothing, ...known }, first, words: wizardWords, now: draftNow });
const faultsOf = (planned: ReturnType<typeof plan>): readonly RowFault[] =>
  planned.type === 'refuse' ? planned.faults : [];
const draftWith = (answers: Answers, parts: Partial<Draft> = {}): Draft =>
  aDraft({ answers: { ...answers }, ...parts });

describe('the columns of a table', () => {
  test('are guessed from RESO and wizard names in any notation, and each target is used once', () => {
    expect(
      guessColumns(['ListingId', 'Street Number', 'STREET_NAME', 'Zip', 'Beds', 'BedroomsTotal', 'Moon']),
    ).toEqual(['reference', 'streetNumber', 'streetName', 'postalCode', 'bedroomsTotal', '', '']);
    expect(guessColumns(['Auction.StartingBid', 'Kind of property', 'toString', '', ''])).toEqual([
      'startingBid',
      'propertySubType',
      '',
      '',
      '',
    ]);
    expect(guessColumns(['PropertyType', 'Property Sub Type'])).toEqual(['', 'propertySubType']);
    const ofAssets = ['Asset ID', 'Address', 'BPO', 'Property Type'];
    const targets = ['reference', 'unparsedAddress', 'estimate', 'propertySubType'];
    expect(guessColumns(ofAssets)).toEqual(targets);
    expect(guessColumns([...ofAssets, 'Property Style'])).toEqual([
      ...targets.with(3, ''),
      'propertySubType',
    ]);
  });

  test('earlier headings and choices of the table are still read', () => {
    expect(guessColumns(Object.values(formerLabels))).toEqual(Object.keys(formerLabels));
    expect(guessColumns(['Your reference'])).toEqual(['reference']);
    const columns = {
      Occupancy: 'Occupied by a tenant',
      'What becomes of lien 2?': 'Taken over by the buyer',
      'What is handed over at the closing?':
        'Subject to the occupants: they stay, and their rights with them',
    };
    expect(answersIn(columns)).toMatchObject({
      occupancy: 'Tenant',
      lien2Treatment: 'AssumedByBuyer',
      possession: 'SubjectToOccupants',
    });
  });

  test('keep their mapping for the next import', () => {
    const headings = ['Asset', 'Moon', 'Zip', 'Zip'];
    const mapping = toRemember(headings, ['reference', 'stories', '', 'postalCode']);
    expect(guessColumns(['zip', 'MOON', 'asset', 'City'], mapping)).toEqual([
      '',
      'stories',
      'reference',
      'city',
    ]);
    expect(guessColumns(['Zip'], { zip: 'no such target' })).toEqual(['postalCode']);
    expect(withoutRepeats(['stories', 'stories', 'x'])).toEqual(['stories', '', '']);
  });
});

describe('a row', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each<[Record<string, string>, Answers]>([
    [
      { StreetNumber: '12', StreetDirPrefix: 'W', StreetName: 'Elm', StreetSuffix: 'Street' },
      { street: '12 W Elm Street' },
    ],
    [
      { UnparsedAddress: '12 Elm Street, Ithaca, NY 14850' },
      { street: '12 Elm Street', city: 'Ithaca', postalCode: '14850' },
    ],
    [{ Street: '', UnparsedAddress: '12 Elm Street' }, { street: '12 Elm Street' }],
    [{ Street: '9 Oak Road', UnparsedAddress: '12 Elm Street' }, { street: '9 Oak Road' }],
    [{ LotSizeAcres: '0.25' }, { lotSizeSqft: '10890' }],
    [{ PropertySubType: 'Single Family Residence' }, { propertySubType: 'SingleFamilyResidence' }],
    [{ OccupantType: 'Owner' }, { occupancy: 'OwnerOccupied' }],
    [{ ListingTerms: 'Cash; VA Loan' }, { listingTerms: 'Cash,VA' }],
    [{ StartingBid: '200000.00' }, { startingBid: '200000.00' }],
    [{ YearBuilt: '1986.0' }, { yearBuilt: '1986' }],
    [{ TaxAsOf: '1/5/2026' }, { taxAsOf: '2026-01-05' }],
    [
      { StartTime: '2:05 PM', EndTime: '12:00 am' },
      { startTime: '14:05', endTime: '00:00' },
    ],
    [{ 'Auction.StartTimestamp': '2027-01-11T15:00:00Z' }, { startDate: '2027-01-11', startTime: '10:00' }],
    [{ PostalCode: '11233-1234' }, { postalCode: '11233' }],
    [{ PostalCode: '501' }, { postalCode: '00501' }],
    [{ isDeclared: 'Y' }, { isDeclared: 'yes' }],
    [{ CountyOrParish: 'Kings County' }, { countyOrParish: 'Kings' }],
    [{ PublicRemarks: ' two\r\nlines\u0000\u0007 ' }, { publicRemarks: 'two\nlines' }],
    [{ PublicRemarks: "'=cmd|' /C calc'!A0" }, { publicRemarks: "=cmd|' /C calc'!A0" }],
  ])('%j has the answers %j', (columns, answers) => {
    expect(answersIn(columns)).toEqual(answers);
  });

  test.each<[stamp: string, date: string, time: string]>([
    ['2027-01-18T14:00:00', '2027-01-18', '14:00'],
    ['2027-07-18T23:30', '2027-07-18', '23:30'],
    ['2027-01-18T14:00:00.000Z', '2027-01-18', '09:00'],
    ['2027-07-19T03:30:00Z', '2027-07-18', '23:30'],
    ['2027-01-18T23:00:00-08:00', '2027-01-19', '02:00'],
    ['2027-01-18T14:00:00-0500', '2027-01-18', '14:00'],
  ])('reads the timestamp %s as New York time in any server time zone', (stamp, date, time) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone);
      expect(answersIn({ AuctionEnd: stamp })).toEqual({ endDate: date, endTime: time });
      expect(answersIn({ EndDate: stamp })).toEqual({ endDate: date });
    }
  });

  test('reads midnight UTC in a date column as the day that it names', () => {
    for (const stamp of ['2027-01-18T00:00:00Z', '2027-01-18T00:00:00.000Z', '2027-01-18T00:00+00:00'])
      expect(answersIn({ EndDate: stamp })).toEqual({ endDate: '2027-01-18' });
    expect(answersIn({ AuctionEnd: '2027-01-18T00:00:00Z' })).toEqual({
      endDate: '2027-01-17',
      endTime: '19:00',
    });
  });

  test('of nothing but numbers is a sum, unless it names a home', () => {
    const isHome = (columns: Record<string, string>) => rowOf(columns).isHome;
    const sums = { Beds: '10', BPO: '1,070,000', ListPrice: '$1,048,800' };
    expect(isHome({ AssetId: '', Address: '', ...sums })).toBe(false);
    expect(isHome({ AssetId: '1001', Address: '', ...sums })).toBe(true);
    expect(isHome({ BBL: '5003170005', Address: '-', ...sums })).toBe(true);
  });

  test('refuses what it cannot read where an answer is asked', () => {
    const codesIn = (columns: Record<string, string>) =>
      faultsOf(plan(rowOf({ Street: '1 Elm Street', Zip: '14850', ...columns }))).map(
        ({ field, code, value }) => [field, code, value],
      );
    expect(codesIn({ StartingBid: 'TBD', ListPrice: '(250000)', StartDate: '13/40/2027' })).toEqual([
      ['startingBid', 'not-an-amount', 'TBD'],
      ['listPrice', 'negative-amount', '(250000)'],
      ['startDate', 'not-a-date', '13/40/2027'],
    ]);
    expect(codesIn({ EndTimestamp: 'soon', PropertySubType: 'Castle' })).toEqual([
      ['propertySubType', 'not-a-choice', 'Castle'],
      ['endDate', 'not-a-date', 'soon'],
    ]);
    expect(codesIn({ EndDate: '2027-02-30T14:00:00' })).toEqual([
      ['endDate', 'not-a-date', '2027-02-30T14:00:00'],
    ]);
  });

  test('leaves an optional answer empty that it cannot use, and warns', () => {
    const planned = plan(
      rowOf({
        Street: '1 Elm Street',
        Zip: '14850',
        Type: 'x',
        PropertySubType: 'Single Family',
        YearBuilt: '0',
        LivingArea: 'big',
        BuyNowPrice: 'TBD',
        Latitude: '0',
      }),
    );
    expect(planned).toMatchObject({
      type: 'create',
      warnings: [
        { field: 'yearBuilt', code: 'zero' },
        { field: 'latitude', code: 'answer' },
        { field: 'livingAreaSqft', code: 'not-a-number', value: 'big' },
        { field: 'buyNowPrice', code: 'not-an-amount' },
      ],
    });
    expect(Object.keys(planned.type === 'create' ? planned.answers : {}).sort()).toEqual([
      ...['postalCode', 'propertySubType', 'sellerKind', 'sellerName', 'street'],
    ]);
  });

  test('with any text becomes either a draft with known fields or faults', () => {
    const names = fields.map(({ name }) => name);
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '"', "'", '\r\n', '\u202e'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), hostile), (cells) => {
        const planned = plan(rowOf({ ...cells, ...home }));
        if (planned.type === 'refuse') return planned.faults.length > 0;
        return (
          planned.type === 'create' && Object.keys(planned.answers).every((name) => names.includes(name))
        );
      }),
    );
  });
});

describe('the plan for a row', () => {
  test('creates a draft that starts with the organization’s answers and may be incomplete', () => {
    expect(plan(aRow({ stories: '2', unitNumber: '' }))).toEqual({
      type: 'create',
      answers: { ...first, ...home, stories: '2' },
      typed: { ...home, stories: '2', unitNumber: '' },
      warnings: [],
    });
    expect(plan(aRow({ sellerName: 'Its servicer' }))).toMatchObject({
      answers: { sellerName: 'Its servicer' },
    });
  });

  test('refuses a row without an address', () => {
    expect(faultsOf(plan(aRow({ street: '' }))).map(({ field }) => field)).toEqual(['street']);
    expect(faultsOf(plan(aRow({ postalCode: '90210' }))).map(({ field }) => field)).toEqual(['postalCode']);
    expect(faultsOf(plan(aRow({ postalCode: '14999' }))).map(({ field }) => field)).toEqual(['city']);
  });

  test('refuses an answer that is too long to store, even if its question does not apply', () => {
    const faults = (answers: Answers) => faultsOf(plan(aRow({ hasLiens: 'no', ...answers })));
    const tooLong = fields.flatMap(({ name }) =>
      name === 'hasLiens' ? [] : [{ [name]: '1'.repeat(4_001) }],
    );
    for (const answers of tooLong)
      expect(faults(answers)).toMatchObject(Object.keys(answers).map((field) => ({ field })));
    expect(faults({ lien1Text: 'x'.repeat(300) })).toEqual([]);
    expect(faults({ lien1Text: 'x'.repeat(301) })).toEqual([
      { field: 'lien1Text', code: 'answer', value: 'x'.repeat(80), text: 'Use 300 characters or fewer.' },
    ]);
  });

  test('ignores answers unchanged since the last import, even if the draft was edited on the site', () => {
    const answers = { ...home, stories: '2', yearBuilt: '1986' };
    const imported = { reference: null, answers };
    const byAddress = draftWith({ ...answers, yearBuilt: '1990', conditionText: 'Dry.' }, { imported });
    expect(plan(aRow({ stories: '2', yearBuilt: '1986' }), { byAddress })).toMatchObject({
      type: 'same',
      warnings: [],
    });
    expect(plan(aRow({ stories: '3', yearBuilt: '1986' }), { byAddress })).toMatchObject({
      type: 'change',
      answers: { stories: '3', yearBuilt: '1990', conditionText: 'Dry.' },
    });
    expect(plan(aRow({ stories: '', yearBuilt: '1986' }), { byAddress })).toMatchObject({
      type: 'change',
      answers: expect.not.objectContaining({ stories: '2' }),
    });
  });

  test('refuses the whole row if an answer changed both on the site and in the table, and shows the site’s', () => {
    const imported = { reference: null, answers: { ...home, stories: '2' } };
    const byAddress = draftWith({ ...home, stories: '3' }, { imported });
    const faults = faultsOf(plan(aRow({ stories: '4', yearBuilt: '1986' }), { byAddress }));
    expect(faults).toMatchObject([{ field: 'stories', code: 'changed-here', text: '3' }]);
  });

  test('refuses changes to a draft in review or decided on, but accepts an unchanged row', () => {
    const standing = { ...aDraft().standing, status: 'InReview' as const };
    const byReference = draftWith(home, { standing, imported: { reference: 'R1', answers: home } });
    const row = (answers: Answers = {}) => aRow(answers, { reference: 'R1' });
    expect(plan(row(), { byReference, byAddress: byReference })).toMatchObject({
      type: 'same',
      warnings: [],
    });
    expect(faultsOf(plan(row({ stories: '2' }), { byReference }))).toMatchObject([
      { field: null, code: 'in-review' },
    ]);
    const active = { ...byReference, standing: { ...standing, status: 'Active' as const } };
    expect(faultsOf(plan(row({ stories: '2' }), { byReference: active }))).toMatchObject([{ field: null }]);
  });

  test('refuses a row that names two listings or one of another organization', () => {
    const named = (draftId: string, reference: string) =>
      draftWith(home, { draftId, imported: { reference, answers: home } });
    const [one, two] = [named('h1', 'R1'), named('h2', 'R2')];
    const fieldOf = (row: ImportRow, known: Partial<KnownDrafts>) => faultsOf(plan(row, known))[0]?.field;
    expect(fieldOf(aRow({}, { draftKey: 'h9' }), {})).toBe('draftKey');
    expect(
      fieldOf(aRow({}, { draftKey: 'h1', reference: 'R2' }), { byDraftKey: one, byReference: two }),
    ).toBe('reference');
    expect(fieldOf(aRow({}, { reference: 'R1' }), { byReference: one, byAddress: two })).toBe('street');
    expect(fieldOf(aRow({}, { reference: 'R3' }), { byAddress: two })).toBe('street');
    expect(plan(aRow(), { byAddress: two })).toMatchObject({ type: 'same', warnings: [] });
    expect(plan(aRow({}, { reference: 'R3', draftKey: 'h1' }), { byDraftKey: one }).type).toBe('change');
    expect(fieldOf(aRow({}, { reference: 'R'.repeat(81) }), {})).toBe('reference');
  });

  test('finds the first of two rows about one home, by reference, address or parcel in any notation', () => {
    const repeatOf = createRepeats();
    const lineOf = (row: ImportRow) => repeatOf(row).repeat?.first.line ?? null;
    expect(lineOf(aRow({}, { line: 2, reference: 'r1' }))).toBeNull();
    expect(lineOf(aRow({ street: '9 Oak Road' }, { line: 3, reference: 'R1' }))).toBe(2);
    expect(lineOf(aRow({ street: '418 halsey st.' }, { line: 4, reference: 'R2' }))).toBe(2);
    const coop = { propertySubType: 'StockCooperative', parcelNumber: '3-1672-41' };
    expect(lineOf(aRow({ ...coop, unitNumber: '2B' }, { line: 5, reference: 'R3' }))).toBeNull();
    expect(lineOf(aRow({ ...coop, unitNumber: '2C' }, { line: 6, reference: 'R4' }))).toBeNull();
    expect(lineOf(aRow({ ...coop, unitNumber: 'Apt 2-b' }, { line: 7, reference: 'R5' }))).toBe(5);
    const parcels = ['5-317-5', '5003170005', '5 00317 0005'].map((Parcel, at) =>
      rowOf({ Street: `${at + 1} Pine Street`, Zip: '10301', BBL: Parcel }),
    );
    expect(parcels.map(lineOf)).toEqual([null, 2, 2]);
  });

  test('finds one parcel at one address in two notations, in a table and in a draft, and no other parcel', () => {
    const isSame = (one: string, other: string) => {
      const repeatOf = createRepeats();
      const [first, second] = [one, other].map((parcelNumber, at) =>
        aRow({ parcelNumber }, { line: at + 2 }),
      );
      if (!first || !second) return null;
      repeatOf(first);
      const { repeat } = repeatOf(second);
      expect(isSameParcel(first.answers, second.answers)).toBe(repeat !== null);
      return repeat !== null;
    };
    expect(isSame('5003170005', '5-317-5')).toBe(true);
    expect(isSame('059.64-02-38', '59.64-2-38')).toBe(true);
    expect(isSame('59.64-20-38', '59.64-2-38')).toBe(false);
    expect(isSame('59.64-0-38', '59.64-38')).toBe(false);
  });

  test('with one address on different parcels is another home, which is shown beside the first', () => {
    const repeatOf = createRepeats();
    const linesOf = (line: number, parcelNumber: string) => {
      const { repeat, sameAddress } = repeatOf(aRow({ parcelNumber }, { line }));
      return { repeats: repeat?.first.line ?? null, beside: sameAddress?.first.line ?? null };
    };
    expect(linesOf(2, '3-1672-41')).toEqual({ repeats: null, beside: null });
    expect(linesOf(3, '3-1672-42')).toEqual({ repeats: null, beside: 2 });
    expect(linesOf(4, '3 1672 42')).toEqual({ repeats: 3, beside: null });
    expect(linesOf(5, '')).toEqual({ repeats: 2, beside: null });
    const neighbor = draftWith({ ...home, parcelNumber: '3-1672-41' });
    expect(plan(aRow({ parcelNumber: '3-1672-42' }), { neighbor })).toMatchObject({
      type: 'create',
      warnings: [{ code: 'listed-same-address', text: '3-1672-41' }],
    });
  });
});

test('taking back what an import did gives every answer its former text', () => {
  const names = ['stories', 'publicRemarks', 'unitNumber', 'listPrice'];
  const texts = fc.dictionary(
    fc.constantFrom(...names),
    fc.string({ minLength: 1, maxLength: 90 }).map((text) => `x${text}x`),
  );
  fc.assert(
    fc.property(texts, texts, (was, is) => {
      const [before, after] = [draftWith({ ...home, ...was }), draftWith({ ...home, ...is }, { version: 2 })];
      const done = {
        draftId: after.draftId,
        version: 2,
        reference: null,
        photos: null,
        ...changesOf(before, after),
      };
      const step = undoStep(done, after, { importId: 'i1', now: draftNow });
      expect(step).toMatchObject({ type: 'restore', isWhole: true });
      expect(step.type === 'restore' && step.draft.answers).toEqual(before.answers);
    }),
  );
});

test('taking back an import keeps a draft that was changed, submitted or decided on since', () => {
  const created = { draftId: 'h1', version: 1, before: null, after: {}, reference: null, photos: null };
  const by = { importId: 'i1', now: draftNow };
  const typeOf = (parts: Partial<Draft>) => undoStep(created, draftWith(home, parts), by).type;
  expect(typeOf({ version: 1 })).toBe('delete');
  expect(typeOf({ version: 2 })).toBe('keep');
  expect(typeOf({ version: 1, standing: { ...aDraft().standing, submission: 1 } })).toBe('keep');
  expect(undoStep(created, null, by).type).toBe('gone');
});

test('undoing an import removes its photos, even from a home that it did not otherwise change', () => {
  const by = { importId: 'i1', now: draftNow };
  const own = [
    { mark: 'a', importId: 'i1', key: 'a'.repeat(24), version: 2 },
    { mark: 'b', importId: 'i1', key: 'b'.repeat(24), version: 2 },
    { mark: 'c', importId: 'i1', key: 'c'.repeat(24), version: 3 },
  ];
  const others = [{ mark: 'd', importId: 'i0', key: 'd'.repeat(24), version: 1 }];
  const keys = own.map(({ key }) => key);
  const photos = [...others, ...own].map(({ key }, order) => aPhoto({ key, order }));
  const draft = draftWith(home, { version: 3, photos, importedPhotos: [...others, ...own] });
  const done = { draftId: 'h1', version: 1, reference: null, after: {}, photos: { line: 2, count: 3 } };
  expect(undoStep({ ...done, before: null }, draft, by)).toEqual({ type: 'delete', photoKeys: keys });
  expect(undoStep({ ...done, before: null }, { ...draft, version: 4 }, by).type).toBe('keep');
  const step = undoStep({ ...done, before: {} }, { ...draft, version: 4 }, by);
  expect(step).toMatchObject({ type: 'restore', isWhole: true, photoKeys: keys });
  expect(step.type === 'restore' && step.draft).toMatchObject({
    photos: [{ key: others[0]?.key, order: 0 }],
    importedPhotos: others,
    version: 5,
  });
  expect(undoStep({ ...done, before: {} }, draftWith(home), by).type).toBe('gone');
});

test('two entries of one draft count as one, from the answers before both, in any order', () => {
  const same = { draftId: 'd1', version: 2, before: {}, after: {}, reference: 'A-1', photos: null };
  const photos = { line: 3, count: 1 };
  const changed = { ...same, version: 3, before: { stories: '1' }, after: { stories: '2' }, photos };
  const other = { ...same, draftId: 'd2' };
  expect(foldDone([same, other, changed])).toEqual([changed, other]);
  expect(foldDone([changed, same, other])).toEqual([changed, other]);
  const last = { ...changed, version: 4, before: { stories: '2' }, after: { stories: '3' } };
  expect(foldDone([changed, last])).toEqual([{ ...last, before: { stories: '1' } }]);
});

describe('photos in a table', () => {
  const urlsOf = (cells: readonly string[], mapping = cells.map(() => 'photos')) =>
    readPhotos(cells, mapping).urls;
  const url = (name: string) => `https://photos.example.com/${name}`;

  test.each([
    ['Photos', 'Image URLs', 'Photo URL', 'photo_1', 'Photo 11', 'Picture URL 2', 'Images', 'Image1URL'],
  ])('have a column of any usual name: %s', (...headings) => {
    expect(guessColumns(headings)).toEqual(headings.map(() => 'photos'));
  });

  test('have a column although an import from before there were photos left it out, unless a person does', () => {
    expect(guessColumns(['Photos', 'Moon'], { photos: '', moon: '' })).toEqual(['photos', '']);
    const without = toRemember(['Photos', 'Photo 2'], ['', 'photos']);
    expect(guessColumns(['Photos', 'Photo 2'], without)).toEqual(['', 'photos']);
  });

  test.each(['Photos count', 'Photographer', 'Has photos', 'Photo date'])(
    'have no column “%s”',
    (heading) => {
      expect(guessColumns([heading])).not.toContain('photos');
    },
  );

  test.each([' ', ', ', ',', ';', '; ', '|', ' | ', '\n'])('may share a cell, separated by “%s”', (sign) => {
    const names = ['1.jpg', '2.jpg?size=a,b;c', '3.jpg'].map(url);
    expect(urlsOf([names.join(sign), `${url('4.jpg')},`, url('1.jpg'), 'n/a', ''])).toEqual([
      ...names,
      url('4.jpg'),
    ]);
  });

  test('that cannot be fetched are left out with a warning, and the home is imported', () => {
    const wrong = ['http://photos.example.com/1.jpg', 'front.jpg', 'https://u:p@example.com/2.jpg', '12'];
    const internal = ['https://localhost/1.jpg', 'https://169.254.169.254/2.jpg', 'https://[::1]/3.jpg'];
    const { urls, faults } = readPhotos([[...wrong, url('1'), ...internal].join(' ')], ['photos']);
    expect(urls).toEqual([url('1')]);
    expect(faults.map(({ code, value }) => [code, value])).toEqual([
      ...wrong.map((each) => ['not-a-photo-url', each]),
      ...internal.map((each) => ['internal-url', each]),
    ]);
    const row = rowOf({ Street: '1 Elm Street', Zip: '14850', Photos: 'front.jpg', 'Photo 2': url('1') });
    expect(plan(row)).toMatchObject({
      type: 'create',
      warnings: [{ field: 'photos', code: 'not-a-photo-url' }],
    });
    expect(row.photos).toEqual([url('1')]);
  });

  test('are read in a time that grows with the cell and not faster, whatever it repeats', () => {
    const timeOf = (part: string) => {
      const cell = part.repeat(Math.floor(90_000 / part.length));
      const started = performance.now();
      readPhotos([cell], ['photos']);
      return performance.now() - started;
    };
    // The shortest of several, because the machine may be busy.
    const shortestOf = (part: string) => Math.min(...[1, 2, 3].map(() => timeOf(part)));
    const plain = shortestOf('photo');
    for (const part of [';', ',', ',;', 'x;;;;;;;;;;;;', '|', ' '])
      expect(shortestOf(part)).toBeLessThan(50 * plain + 50);
  });

  test('are not read in a cell that is too long for them, which is a warning', () => {
    const { urls, faults } = readPhotos([';'.repeat(1_000_000), url('1')], ['photos', 'photos']);
    expect(urls).toEqual([url('1')]);
    expect(faults).toMatchObject([{ field: 'photos', code: 'not-a-photo-url', value: ';'.repeat(80) }]);
  });

  test('beyond what a home may have are left out with a warning', () => {
    const all = Array.from({ length: MAX_PHOTOS + 1 }, (_, at) => url(String(at)));
    const { urls, faults } = readPhotos([all.join(' ')], ['photos']);
    expect(urls).toEqual(all.slice(0, MAX_PHOTOS));
    expect(faults).toMatchObject([{ code: 'too-many-photos', text: String(MAX_PHOTOS) }]);
  });
});

describe('an exported table', () => {
  const exported = (draft: Draft): ImportRow => {
    const [headings = [], cells = []] = read(draftsHead() + draftRow(draft));
    return readRow({ line: 2, cells }, readingOf(headings), wizardWords);
  };

  test('of listings can be imported again without a change, whatever the answers are', () => {
    const whole = aDraft({ imported: { reference: '-7', answers: {} } });
    expect(exported(whole)).toMatchObject({ reference: '-7', draftKey: whole.draftId, version: 1 });
    expect(plan(exported(whole), { byDraftKey: whole })).toMatchObject({ type: 'same', warnings: [] });
    const texts = fc.dictionary(
      fc.constantFrom('publicRemarks', 'conditionText', 'sellerName', 'street', 'longitude', 'reserve'),
      fc.oneof(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.array(fc.constantFrom('"', ',', '\n', '=', '-', "'", '@', ' ', 'a')).map((all) => all.join('')),
      ),
    );
    fc.assert(
      fc.property(texts, (overrides) => {
        const draft = aDraft({ overrides });
        return plan(exported(draft), { byDraftKey: draft }).type === 'same';
      }),
    );
  });

  test('of listings is accepted with edits unless the listing has changed the same answer', () => {
    const draft = aDraft();
    const { answers, raw, ...rest } = exported(draft);
    const stories = '3';
    const edited = { ...rest, answers: { ...answers, stories }, raw: { ...raw, stories } };
    expect(plan(edited, { byDraftKey: draft })).toMatchObject({ type: 'change', answers: { stories: '3' } });
    const later = aDraft({ version: 2, overrides: { stories: '4' } });
    expect(faultsOf(plan(edited, { byDraftKey: later }))[0]).toMatchObject({ field: 'stories' });
  });

  test('of faulty rows has each original row, its faults in the last column, and no formula', () => {
    const headings = ['Street', 'What to mend', 'What to fix', 'Remarks'];
    const row = { line: 7, cells: ['=1+1', 'older', 'old', 'a, "b"'] };
    const [head, cells] = read(
      faultyHead(headings, 'What to fix') + faultyRow(headings, row, '=Begin with the number.'),
    );
    expect(head).toEqual(['Street', 'Remarks', 'What to fix']);
    expect(cells).toEqual(["'=1+1", 'a, "b"', "'=Begin with the number."]);
  });
});

test('every answer of a complete draft has a column', () => {
  const headings = Object.keys(completeAnswers);
  expect(guessColumns(headings)).toEqual(headings);
});
