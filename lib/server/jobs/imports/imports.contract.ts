import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { noFindings } from '@/lib/domain/imports/fault-groups';
import { MAX_LINES_SHOWN, noCounts, TRIES_PER_PIECE } from '@/lib/domain/imports/import';
import { draftRow, draftsHead } from '@/lib/domain/imports/write-table';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { users } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { importFindings, imports } from '@/lib/server/records/imports/import-collections';
import { searchEverything } from '@/lib/server/workflows/desk/search-everything';
import { deleteDraft } from '@/lib/server/workflows/drafts/delete-draft';
import { listDraftsOf, saveAnswers, startDraft } from '@/lib/server/workflows/drafts/drafts';
import { exportDrafts } from '@/lib/server/workflows/drafts/portfolio';
import {
  dismissMember,
  inviteMember,
  startOrganization,
} from '@/lib/server/workflows/organizations/organization-commands';
import {
  beginImport,
  cancelImport,
  checkImport,
  chooseHeadings,
  chooseSheet,
  matchWords,
  runImport,
  undoImport,
} from './imports';
import { listFindings, readImport } from './read-imports';
import { advanceImport, runImports } from './run-imports';
import { sweepImports } from './sweep-imports';
import { faultyLines } from './table-response';

const enoughMs = 60_000;
const dayMs = 24 * 3_600_000;

/** The contract of imports for one store. */
export function importsContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;

  async function anOrganization() {
    count += 1;
    const mona = await aBidder(runtime(), `teller-${count}`, { name: 'Mona' });
    const started = await startOrganization(mona, { name: `Bank ${count}`, kind: 'bank' }, now);
    if (!started.ok) throw new Error(started.reason);
    return { mona, bank: started.value.organisationId };
  }

  const { street: _, postalCode: __, parcelNumber: ___, sellerName: ____, ...more } = completeAnswers;
  const head = toLine(['Asset number', 'Street', 'Zip', ...Object.keys(more)]);
  const line = (
    number: number,
    parts: {
      reference?: string;
      street?: string;
      bedroomsTotal?: string;
      stories?: string;
      propertySubType?: string;
    } = {},
  ) => {
    const { reference = `A-${number}`, street = `${number} Maple Street`, ...answers } = parts;
    return toLine([reference, street, '14850', ...Object.values({ ...more, ...answers })]);
  };
  const table = (...lines: readonly string[]) => Buffer.from(head + lines.join(''));
  const rows = (total: number) => Array.from({ length: total }, (_, at) => line(at + 1));

  async function checkTable(by: SignedIn, bank: string, bytes: Buffer): Promise<string> {
    const started = await beginImport(by, bank, { name: 'homes.csv', bytes }, now);
    if (!started.ok) throw new Error(JSON.stringify(started.reason));
    const { importId } = started.value;
    const checked = await checkImport(by, importId, started.value, now);
    if (!checked.ok) throw new Error(checked.reason);
    await advanceImport(importId, now, enoughMs);
    return importId;
  }
  async function importTable(by: SignedIn, bank: string, bytes: Buffer) {
    const importId = await checkTable(by, bank, bytes);
    const run = await runImport(by, importId, now);
    if (!run.ok) throw new Error(run.reason);
    await advanceImport(importId, now, enoughMs);
    const after = await readImport(by.user, importId);
    if (!after.ok) throw new Error(after.reason);
    return after.value;
  }
  const textOf = async (lines: AsyncIterable<string>) => {
    const all = [];
    for await (const each of lines) all.push(each);
    return all.join('');
  };
  const exportTable = async (by: SignedIn, bank: string) => {
    const found = await exportDrafts(by.user, bank);
    if (!found.ok) throw new Error(found.reason);
    const lines = [draftsHead()];
    for await (const draft of found.value) lines.push(draftRow(draft));
    return Buffer.from(lines.join(''));
  };

  test('a dry run writes nothing, a run creates drafts from the valid rows, and a second run changes nothing', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = table(...rows(120), line(121, { bedroomsTotal: 'many' }));
    const importId = await checkTable(mona, bank, bytes);
    const checked = await readImport(mona.user, importId);
    const counts = { ...noCounts, created: 120, faulty: 1 };
    expect(checked.ok && checked.value).toMatchObject({ state: 'checked', counts });
    expect(await listDraftsOf(bank, 500)).toEqual([]);

    const first = await importTable(mona, bank, bytes);
    expect(first).toMatchObject({ state: 'done', counts });
    expect((await listFindings(first)).faulty.groups).toMatchObject([
      { field: 'bedroomsTotal', code: 'not-a-number', lines: [{ line: 122, fault: { value: 'many' } }] },
    ]);
    const made = await listDraftsOf(bank, 500);
    expect(made).toHaveLength(120);
    expect(made.every(({ standing }) => standing.status === 'Draft')).toBe(true);
    expect(made[0]).toMatchObject({ owner: { uid: bank }, answers: { sellerName: `Bank ${count}` } });
    const entry = await runtime().store.get(audit, auditId(made[0]?.draftId ?? '', 1));
    expect(entry?.data).toMatchObject({ action: 'started', by: { uid: mona.user.uid } });

    const second = await importTable(mona, bank, bytes);
    expect(second.counts).toMatchObject({ created: 0, changed: 0, same: 120, faulty: 1 });
    expect(await listDraftsOf(bank, 500)).toEqual(made);
  });

  test('what a pass found is stored once for the whole table, and read from its pieces if it is not', async () => {
    const { mona, bank } = await anOrganization();
    const many = Array.from({ length: 60 }, (_, at) => line(at + 200, { bedroomsTotal: 'many' }));
    await importTable(mona, bank, table(...rows(120)));
    const changed = Array.from({ length: 60 }, (_, at) => line(at + 1, { stories: '9' }));
    const importId = await checkTable(mona, bank, table(...changed, ...many));
    const checked = await readImport(mona.user, importId);
    if (!checked.ok) throw new Error(checked.reason);
    const whole = await listFindings(checked.value);
    expect(whole.changed).toHaveLength(MAX_LINES_SHOWN);
    expect(whole.faulty.groups).toMatchObject([{ field: 'bedroomsTotal', count: 60 }]);
    expect(whole.faulty.groups[0]?.lines).toHaveLength(MAX_LINES_SHOWN);
    await runtime().store.commit([write.delete(importFindings, importId)]);
    expect({ importId, ...(await listFindings(checked.value)) }).toEqual(whole);

    await runImport(mona, importId, now);
    await advanceImport(importId, now, enoughMs);
    expect((await runtime().store.get(importFindings, importId))?.data).toEqual({ ...whole, changed: [] });
  });

  test('a table can be checked again with other columns until its run starts', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(2)));
    const before = await readImport(mona.user, importId);
    const mapping = before.ok ? before.value.mapping : [];
    const check = (columns: readonly string[]) => checkImport(mona, importId, { mapping: columns }, now);
    const withoutStreet = mapping.map((field) => (field === 'street' ? '' : field));
    expect(await check(withoutStreet)).toMatchObject({
      value: { state: 'checking', mapping: withoutStreet },
    });
    await advanceImport(importId, now, enoughMs);
    expect(await check(mapping)).toMatchObject({ value: { state: 'checking', mapping } });
    await advanceImport(importId, now, enoughMs);
    expect(await runImport(mona, importId, now)).toMatchObject({ ok: true });
    expect(await check(withoutStreet)).toEqual({ ok: false, reason: 'wrong-state' });
    expect(await runImport(mona, importId, now)).toEqual({ ok: false, reason: 'wrong-state' });
  });

  test('rejected rows can be downloaded, fixed and imported again without duplicates', async () => {
    const { mona, bank } = await anOrganization();
    const first = await importTable(mona, bank, table(...rows(5), line(6, { street: 'Nowhere' }), line(3)));
    expect(first.counts).toMatchObject({ created: 5, faulty: 2 });
    const back = await textOf(faultyLines(first));
    const [, nowhere = [], again = []] = parse(back, { bom: true }) as string[][];
    expect(nowhere.at(-1)).toContain(
      'House number and street (column “Street”): “Nowhere”: Enter the house number',
    );
    expect(again.at(-1)).toContain('Row 4 is for the same home');
    const fixedTable = back.replace('Nowhere', '6 Maple Street');
    const second = await importTable(mona, bank, Buffer.from(fixedTable));
    expect(second.counts).toMatchObject({ created: 1, changed: 0, same: 1, faulty: 0 });
    expect(await listDraftsOf(bank, 50)).toHaveLength(6);
  });

  test('a row is matched by its reference or its address, in any notation', async () => {
    const { mona, bank } = await anOrganization();
    await importTable(mona, bank, table(line(1, { reference: '' }), line(2)));
    const street = '1 maple st.';
    const second = await importTable(
      mona,
      bank,
      table(line(1, { street }), line(2, { street: '2 Cedar Lane' })),
    );
    expect(second.counts).toMatchObject({ created: 0, faulty: 0 });
    const third = await importTable(
      mona,
      bank,
      table(line(7, { reference: 'a-1' }), line(2, { reference: 'A-9' })),
    );
    expect(third.counts).toMatchObject({ created: 1, changed: 1 });
    expect((await listDraftsOf(bank, 50)).map(({ answers }) => answers.street).sort()).toEqual([
      '2 Cedar Lane',
      '2 Maple Street',
      '7 Maple Street',
    ]);
  });

  test('homes with one address on different parcels are two drafts, also when the table is sent again', async () => {
    const { mona, bank } = await anOrganization();
    const plain = toLine(['Street', 'Zip', 'Parcel number', 'Stories']);
    const rowOf = (parcel: string, stories: number) => toLine(['7 Oak Street', '14850', parcel, stories]);
    const first = await importTable(mona, bank, Buffer.from(plain + rowOf('1-2-3', 1) + rowOf('1-2-4', 2)));
    expect(first.counts).toMatchObject({ created: 2, faulty: 0, warned: 1 });
    const { warned } = await listFindings(first);
    expect(warned.groups).toMatchObject([
      { code: 'same-address', lines: [{ line: 3, fault: { text: '2' } }] },
    ]);
    const back = await textOf(faultyLines(first, 'warned'));
    expect(back).toContain('What we did\r\n7 Oak Street,14850,1-2-4,2,');
    const same = await importTable(mona, bank, Buffer.from(back));
    expect(same.counts).toMatchObject({ created: 0, changed: 0, same: 1, faulty: 0 });
    const again = await importTable(mona, bank, Buffer.from(plain + rowOf('1-2-4', 3) + rowOf('1-2-3', 1)));
    expect(again.counts).toMatchObject({ created: 0, changed: 1, same: 1, faulty: 0 });
    const third = await importTable(mona, bank, Buffer.from(plain + rowOf('1-2-5', 3)));
    expect(third.counts).toMatchObject({ created: 1, warned: 1 });
    const stories = (await listDraftsOf(bank, 10)).map(({ answers }) => answers.stories);
    expect(stories.toSorted()).toEqual(['1', '3', '3']);
  });

  test('a row finds the draft of its parcel in another notation, also beside other homes at the address', async () => {
    const { mona, bank } = await anOrganization();
    const plain = toLine(['Street', 'Zip', 'Parcel number', 'Stories']);
    const rowOf = (parcel: string, stories: number) => toLine(['7 Oak Street', '14850', parcel, stories]);
    const tableOf = (...lines: readonly string[]) => Buffer.from(plain + lines.join(''));
    await importTable(mona, bank, tableOf(rowOf('059.64-02-37', 1), rowOf('059.64-02-38', 2)));
    const again = tableOf(rowOf('59.64-2-37', 1), rowOf('59.64-2-38', 3));
    const second = await importTable(mona, bank, again);
    expect(second.counts).toMatchObject({ created: 0, changed: 2, faulty: 0 });
    expect(await listDraftsOf(bank, 9)).toHaveLength(2);
  });

  test('of two parcels at the address of a draft without one, the first changes it and the other is created, as planned', async () => {
    const plain = toLine(['Street', 'Zip', 'Parcel number', 'Stories']);
    const rowOf = (parcel: string, stories: number) => toLine(['7 Oak Street', '14850', parcel, stories]);
    const fillers = Array.from({ length: 60 }, (_, at) => toLine([`${at + 1} Elm Street`, '14850', '', 1]));
    // In one piece and in two.
    for (const between of [[], fillers]) {
      const { mona, bank } = await anOrganization();
      await importTable(mona, bank, Buffer.from(plain + rowOf('', 1)));
      const bytes = Buffer.from([plain, rowOf('1-2-3', 1), ...between, rowOf('1-2-4', 2)].join(''));
      const checked = await readImport(mona.user, await checkTable(mona, bank, bytes));
      const counts = { ...noCounts, created: between.length + 1, changed: 1, warned: 1 };
      expect(checked.ok && checked.value.counts).toEqual(counts);
      expect((await importTable(mona, bank, bytes)).counts).toEqual(counts);
      const again = await importTable(mona, bank, bytes);
      expect(again.counts).toEqual({ ...noCounts, same: between.length + 2 });
    }
  });

  test('importing the exported drafts changes nothing, even for answers typed by hand', async () => {
    const { mona, bank } = await anOrganization();
    await importTable(mona, bank, table(...rows(3)));
    const draft = await startDraft(mona, now, bank);
    if (!draft.ok) throw new Error(draft.reason);
    const { draftId } = draft.value;
    const publicRemarks = '=cmd|\' /C calc\'!A0, "quoted"\nand a second line of it that says more.';
    const answers = { publicRemarks, postalCode: '14850', street: '9 Elm Street' };
    await saveAnswers(mona, draftId, { typed: answers, was: {} }, now);
    const before = await listDraftsOf(bank, 50);
    const again = await importTable(mona, bank, await exportTable(mona, bank));
    expect(again.counts).toMatchObject({ created: 0, changed: 0, same: 4, faulty: 0 });
    expect(await listDraftsOf(bank, 50)).toEqual(before);

    const fixedTable = (await exportTable(mona, bank)).toString().replace('9 Elm Street', '11 Elm Street');
    const changed = await importTable(mona, bank, Buffer.from(fixedTable));
    expect(changed.counts).toMatchObject({ changed: 1, same: 3 });
    const twice = await importTable(mona, bank, Buffer.from(fixedTable));
    expect(twice.counts).toMatchObject({ changed: 0, same: 4 });
  });

  test('concurrent runs and a resumed run import each piece once', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(160)));
    await runImport(mona, importId, now);
    // Only one piece, with the headings and 49 rows, as if the server had crashed after it.
    await advanceImport(importId, now, 0);
    const half = await readImport(mona.user, importId);
    expect(half.ok && half.value).toMatchObject({ state: 'running', cursor: 1, counts: { created: 49 } });
    await Promise.all([1, 2, 3].map(() => advanceImport(importId, now, enoughMs)));
    const after = await readImport(mona.user, importId);
    expect(after.ok && after.value).toMatchObject({ state: 'done', counts: { created: 160 } });
    expect(await listDraftsOf(bank, 500)).toHaveLength(160);
  });

  test('the tick continues imports and stops one whose owner has left the organization', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(2)));
    await runImport(mona, importId, now);
    const stored = (await runtime().store.get(organizations, bank))?.data;
    if (!stored) throw new Error('It is there');
    const other = {
      uid: 'other',
      name: 'Other',
      email: 'o@example.com',
      role: 'manager' as const,
      since: now,
    };
    const without = { ...stored, members: [other], memberUids: ['other'] };
    await runtime().store.commit([write.set(organizations, bank, without)]);
    await runImports(now, enoughMs);
    expect((await runtime().store.get(imports, importId))?.data.state).toBe('stopped');
    expect(await listDraftsOf(bank, 50)).toEqual([]);
  });

  test('an import that throws does not block others and fails after several tries', async () => {
    const started = await Promise.all(
      [await anOrganization(), await anOrganization()].map(async ({ mona, bank }) => {
        const importId = await checkTable(mona, bank, table(...rows(60)));
        await runImport(mona, importId, now);
        return { importId, bank };
      }),
    );
    // The tick runs them in this order.
    const [bad, good] = started.sort((a, b) => (a.importId < b.importId ? -1 : 1));
    if (!bad || !good) throw new Error('There are two');
    const body = Readable.from([Buffer.from('[{"line":0}]')]);
    await runtime().files.put(`private/imports/${bad.importId}/0001.json`, {
      contentType: 'application/json',
      body,
    });
    const stateOf = async ({ importId }: typeof bad) => (await runtime().store.get(imports, importId))?.data;
    await runImports(now, enoughMs);
    expect(await stateOf(good)).toMatchObject({ state: 'done', counts: { created: 60 } });
    expect(await stateOf(bad)).toMatchObject({ state: 'running', cursor: 1, tries: 1 });
    for (let tries = 2; tries < TRIES_PER_PIECE; tries++) await runImports(now, enoughMs);
    expect(await stateOf(bad)).toMatchObject({ state: 'running', tries: TRIES_PER_PIECE - 1 });
    await runImports(now, enoughMs);
    expect(await stateOf(bad)).toMatchObject({ state: 'failed', cursor: 1 });
    expect(await listDraftsOf(bad.bank, 100)).toHaveLength(49);
  });

  test('an import continues only in a tick that has time left for it', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(2)));
    await runImport(mona, importId, now);
    await runImports(now, 0);
    expect(await listDraftsOf(bank, 50)).toEqual([]);
    await runImports(now, enoughMs);
    expect(await listDraftsOf(bank, 50)).toHaveLength(2);
  });

  test('an import of a suspended person stops', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(60)));
    await runImport(mona, importId, now);
    const suspension = { at: now, by: 'Ada', reason: 'Fraud' };
    await runtime().store.commit([write.set(users, mona.user.uid, { ...mona.user, suspension })]);
    await runImports(now, enoughMs);
    expect((await runtime().store.get(imports, importId))?.data.state).toBe('stopped');
    expect(await listDraftsOf(bank, 50)).toEqual([]);
  });

  test('column mappings are remembered for the next table, and a member of another organization gets not-found', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = Buffer.from('Haus,Zip\n1 Birch Street,14850\n');
    const started = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    if (!started.ok) throw new Error('It is a table');
    expect(started.value.mapping).toEqual(['', 'postalCode']);
    await checkImport(mona, started.value.importId, { mapping: ['street', 'postalCode'] }, now);
    const next = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    expect(next.ok && next.value.mapping).toEqual(['street', 'postalCode']);

    const eve = (await anOrganization()).mona;
    const reasons = [
      await beginImport(eve, bank, { name: 'x.csv', bytes }, now),
      await readImport(eve.user, started.value.importId),
      await checkImport(eve, started.value.importId, { mapping: [] }, now),
      await runImport(eve, started.value.importId, now),
      await exportDrafts(eve.user, bank),
      await inviteMember(eve, bank, { email: 'x@example.com', role: 'member' }, now),
      await dismissMember(eve, bank, mona.user.uid, now),
    ].map((answer) => !answer.ok && answer.reason);
    expect(new Set(reasons)).toEqual(new Set(['not-found']));
  });

  test('a table is deleted after a month, but its drafts stay', async () => {
    const { mona, bank } = await anOrganization();
    const imported = await importTable(mona, bank, table(...rows(60), line(61, { street: 'Nowhere' })));
    await sweepImports(now + 29 * dayMs);
    expect(await textOf(faultyLines(imported))).toContain('Nowhere');
    expect((await listFindings(imported)).faulty.groups).toHaveLength(1);
    // Each sweep deletes a few, oldest first.
    for (let at = 0; at < 10; at++) await sweepImports(now + 31 * dayMs);
    expect(await readImport(mona.user, imported.importId)).toMatchObject({ reason: 'not-found' });
    expect(await textOf(faultyLines(imported))).not.toContain('Nowhere');
    expect(await listFindings(imported)).toEqual(noFindings);
    expect(await listDraftsOf(bank, 100)).toHaveLength(60);
  });

  test('a member matches a word once, and the next table knows it', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = table(line(1, { propertySubType: 'Bungalow' }), line(2));
    const importId = await checkTable(mona, bank, bytes);
    const checked = await readImport(mona.user, importId);
    expect(checked.ok && checked.value).toMatchObject({
      counts: { created: 1, faulty: 1 },
      unknownWords: [{ field: 'propertySubType', word: 'Bungalow', rows: 1 }],
    });
    await matchWords(mona, importId, { propertySubType: { bungalow: 'SingleFamilyResidence' } }, now);
    await advanceImport(importId, now, enoughMs);
    const again = await readImport(mona.user, importId);
    expect(again.ok && again.value).toMatchObject({ counts: { created: 2, faulty: 0 }, unknownWords: [] });
    const next = await importTable(mona, bank, bytes);
    expect(next.counts).toMatchObject({ created: 2, faulty: 0 });
  });

  test('answers for all homes fill empty ones and are offered for the next table', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = Buffer.from('Street,Zip,Deed\n1 Elm Street,14850,\n2 Elm Street,14850,Quitclaim\n');
    const begun = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    if (!begun.ok) throw new Error('It is a table');
    const { importId, mapping } = begun.value;
    const constants = { deedType: 'WarrantyDeed' };
    await checkImport(mona, importId, { mapping, constants }, now);
    await advanceImport(importId, now, enoughMs);
    await runImport(mona, importId, now);
    await advanceImport(importId, now, enoughMs);
    const deeds = (await listDraftsOf(bank, 9)).map(({ answers }) => answers.deedType);
    expect(deeds.sort()).toEqual(['Quitclaim', 'WarrantyDeed']);
    const next = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    expect(next.ok && next.value.constants).toEqual(constants);
  });

  test('another sheet of a workbook can be chosen until the import runs, in place of the first one with rows', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Confidential']] },
        {
          name: 'North',
          rows: [
            ['Street', 'Zip'],
            ['1 Elm Street', '14850'],
          ],
        },
        {
          name: 'South',
          rows: [
            ['Zip', 'Street'],
            ['14850', '2 Elm Street'],
            ['14850', '3 Elm Street'],
          ],
        },
      ],
    });
    const begun = await beginImport(mona, bank, { name: 'homes.xlsx', bytes }, now);
    if (!begun.ok) throw new Error('It is a table');
    const sheets = [
      { name: 'Cover', rows: 1 },
      { name: 'North', rows: 2 },
      { name: 'South', rows: 3 },
    ];
    expect(begun.value).toMatchObject({ sheet: 'North', sheets, rows: 1, mapping: ['street', 'postalCode'] });
    const first = begun.value.importId;
    const chosen = await chooseSheet(mona, first, 2, now);
    if (!chosen.ok) throw new Error('It is a sheet');
    expect(chosen.value).toMatchObject({
      sheet: 'South',
      sheets,
      rows: 2,
      mapping: ['postalCode', 'street'],
    });
    expect(await chooseSheet(mona, first, 1, now)).toEqual({ ok: false, reason: 'not-found' });
    const { importId } = chosen.value;
    for (const sheet of [-1, 3, Number.NaN])
      expect(await chooseSheet(mona, importId, sheet, now)).toEqual({ ok: false, reason: 'wrong-state' });
    expect(await chooseSheet(mona, importId, 0, now)).toMatchObject({ reason: { reason: 'empty' } });
    expect(await chooseSheet(mona, importId, 1, now)).toMatchObject({ value: { sheet: 'North' } });
  });

  test('a line above the headings can be chosen as the headings, and back', async () => {
    const { mona, bank } = await anOrganization();
    const bytes = Buffer.from('Homes of the fund,,\n,,\nStreet,Zip,Deed\n1 Elm Street,14850,\n');
    const begun = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    if (!begun.ok) throw new Error('It is a table');
    expect(begun.value).toMatchObject({
      headingLine: 3,
      rows: 1,
      mapping: ['street', 'postalCode', 'deedType'],
    });
    const { importId } = begun.value;
    const other = await chooseHeadings(mona, importId, 1, now);
    expect(other).toMatchObject({ value: { headingLine: 1, rows: 2, mapping: ['', '', ''] } });
    expect(await chooseHeadings(mona, importId, 3, now)).toMatchObject({
      value: { headingLine: 3, rows: 1, mapping: ['street', 'postalCode', 'deedType'] },
    });
    expect(await chooseHeadings(mona, importId, 2, now)).toEqual({ ok: false, reason: 'wrong-state' });
  });

  test('an undone import deletes its untouched drafts, restores its changes, and keeps what changed since', async () => {
    const { mona, bank } = await anOrganization();
    await importTable(mona, bank, table(line(1), line(2)));
    const before = await listDraftsOf(bank, 9);
    const changed = table(line(1, { stories: '9' }), line(2, { stories: '8' }), line(3), line(4));
    const second = await importTable(mona, bank, changed);
    expect(second.counts).toMatchObject({ created: 2, changed: 2 });
    const draftOf = async (street: string) => {
      const found = (await listDraftsOf(bank, 9)).find(({ answers }) => answers.street === street);
      if (!found) throw new Error('It was made');
      return found;
    };
    const edit = async (street: string, typed: Record<string, string>) => {
      const { draftId, answers } = await draftOf(street);
      await saveAnswers(mona, draftId, { typed, was: { stories: answers.stories ?? '' } }, now);
    };
    await edit('2 Maple Street', { stories: '7' });
    await edit('4 Maple Street', { stories: '6' });
    expect(await undoImport(mona, second.importId, now)).toMatchObject({ value: { state: 'undoing' } });
    await advanceImport(second.importId, now, enoughMs);
    const after = await readImport(mona.user, second.importId);
    expect(after.ok && after.value).toMatchObject({
      state: 'undone',
      undone: { deleted: 1, restored: 1, kept: 2 },
    });
    const drafts = await listDraftsOf(bank, 9);
    expect(drafts.map(({ answers }) => [answers.street, answers.stories]).sort()).toEqual([
      ['1 Maple Street', before[0]?.answers.stories],
      ['2 Maple Street', '7'],
      ['4 Maple Street', '6'],
    ]);
    const entry = await runtime().store.get(audit, `${bank}:undo:${second.importId}`);
    expect(entry?.data).toMatchObject({ action: 'import-undone', subject: bank, by: { uid: mona.user.uid } });
    expect(await undoImport(mona, second.importId, now)).toEqual({ ok: false, reason: 'wrong-state' });
    expect((await importTable(mona, bank, changed)).counts).toMatchObject({ created: 1 });
  });

  test('a canceled run keeps what it imported, which can be undone; a canceled dry run starts over', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(120)));
    await runImport(mona, importId, now);
    await advanceImport(importId, now, 0);
    expect(await cancelImport(mona, importId, now)).toMatchObject({ value: { state: 'canceled' } });
    await advanceImport(importId, now, enoughMs);
    expect(await listDraftsOf(bank, 500)).toHaveLength(49);
    await undoImport(mona, importId, now);
    await advanceImport(importId, now, enoughMs);
    expect(await listDraftsOf(bank, 500)).toEqual([]);
    const next = await beginImport(mona, bank, { name: 'x.csv', bytes: table(...rows(2)) }, now);
    if (!next.ok) throw new Error('It is a table');
    await checkImport(mona, next.value.importId, next.value, now);
    expect(await cancelImport(mona, next.value.importId, now)).toMatchObject({ value: { state: 'mapping' } });
  });

  test('a deleted draft leaves nothing, and its row creates a new one', async () => {
    const { mona, bank } = await anOrganization();
    await importTable(mona, bank, table(line(1)));
    const [draft] = await listDraftsOf(bank, 9);
    expect(await deleteDraft(mona, draft?.draftId ?? '', now)).toMatchObject({ ok: true });
    expect(await listDraftsOf(bank, 9)).toEqual([]);
    expect((await importTable(mona, bank, table(line(1)))).counts).toMatchObject({ created: 1 });
  });

  test('staff find the imports of an organization, and one by its id, without its rows', async () => {
    const { mona, bank } = await anOrganization();
    const importId = await checkTable(mona, bank, table(...rows(1)));
    const ada = await aBidder(runtime(), `ada-${count}`, { role: 'admin', terms: ['role:admin'] });
    const find = async (words: string) => {
      const found = await searchEverything(ada.user, words);
      return found.ok ? found.value.imports : [];
    };
    const found = { importId, organisationId: bank, fileName: 'homes.csv', state: 'checked', createdAt: now };
    await expect.poll(() => find(`Bank ${count}`)).toEqual([{ ...found, seller: `Bank ${count}` }]);
    expect(await find(importId)).toMatchObject([found]);
  });

  test('a draft key of another organization is rejected', async () => {
    const [{ mona, bank }, other] = [await anOrganization(), await anOrganization()];
    await importTable(other.mona, other.bank, table(line(1)));
    const stolen = await importTable(mona, bank, await exportTable(other.mona, other.bank));
    expect(stolen.counts).toMatchObject({ created: 0, changed: 0, same: 0, faulty: 1 });
    expect((await listFindings(stolen)).faulty.groups).toMatchObject([{ field: 'draftKey', count: 1 }]);
  });
}
