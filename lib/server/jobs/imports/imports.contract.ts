import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { TRIES_PER_PIECE } from '@/lib/domain/imports/import';
import { draftRow, draftsHead } from '@/lib/domain/imports/write-table';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { users } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { listDraftsOf, saveAnswers, startDraft } from '@/lib/server/workflows/drafts/drafts';
import { exportDrafts } from '@/lib/server/workflows/drafts/portfolio';
import {
  dismissMember,
  inviteMember,
  startOrganization,
} from '@/lib/server/workflows/organizations/organization-commands';
import { imports } from './import-collections';
import { beginImport, checkImport, listFaulty, readImport, runImport } from './imports';
import { advanceImport, runImports } from './run-imports';
import { sweepImports } from './sweep-imports';
import { faultyLines } from './table-response';

const many = 60_000;
const dayMs = 24 * 3_600_000;

/** Tables of organisations, on one engine. */
export function importsContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;

  async function aBank() {
    count += 1;
    const mona = await aBidder(runtime(), `teller-${count}`);
    const started = await startOrganization(mona, { name: `Bank ${count}`, kind: 'bank' }, now);
    if (!started.ok) throw new Error(started.reason);
    return { mona, bank: started.value.organisationId };
  }

  const { street: _, postalCode: __, parcelNumber: ___, sellerName: ____, ...more } = completeAnswers;
  const head = toLine(['Asset number', 'Street', 'Zip', ...Object.keys(more)]);
  const line = (number: number, parts: { reference?: string; street?: string; stories?: string } = {}) => {
    const { reference = `A-${number}`, street = `${number} Maple Street`, ...said } = parts;
    return toLine([reference, street, '14850', ...Object.values({ ...more, ...said })]);
  };
  const table = (...lines: readonly string[]) => Buffer.from(head + lines.join(''));
  const rows = (total: number) => Array.from({ length: total }, (_, at) => line(at + 1));

  async function begin(by: SignedIn, bank: string, bytes: Buffer): Promise<string> {
    const begun = await beginImport(by, bank, { name: 'homes.csv', bytes }, now);
    if (!begun.ok) throw new Error(JSON.stringify(begun.reason));
    const { importId, mapping } = begun.value;
    const checked = await checkImport(by, importId, mapping, now);
    if (!checked.ok) throw new Error(checked.reason);
    await advanceImport(importId, now, many);
    return importId;
  }
  async function bring(by: SignedIn, bank: string, bytes: Buffer) {
    const importId = await begin(by, bank, bytes);
    const run = await runImport(by, importId, now);
    if (!run.ok) throw new Error(run.reason);
    await advanceImport(importId, now, many);
    const after = await readImport(by.user, importId);
    if (!after.ok) throw new Error(after.reason);
    return after.value;
  }
  const textOf = async (lines: AsyncIterable<string>) => {
    const all = [];
    for await (const each of lines) all.push(each);
    return all.join('');
  };
  const exported = async (by: SignedIn, bank: string) => {
    const found = await exportDrafts(by.user, bank);
    if (!found.ok) throw new Error(found.reason);
    const lines = [draftsHead()];
    for await (const draft of found.value) lines.push(draftRow(draft));
    return Buffer.from(lines.join(''));
  };

  test('a dry run writes nothing; the run makes drafts of the good rows, and a second run of the same table changes nothing', async () => {
    const { mona, bank } = await aBank();
    const bytes = table(...rows(120), line(121, { stories: 'tall' }));
    const importId = await begin(mona, bank, bytes);
    const checked = await readImport(mona.user, importId);
    const counts = { created: 120, changed: 0, same: 0, faulty: 1 };
    expect(checked.ok && checked.value).toMatchObject({ state: 'checked', counts });
    expect(await listDraftsOf(bank, 500)).toEqual([]);

    const first = await bring(mona, bank, bytes);
    expect(first).toMatchObject({ state: 'done', counts });
    expect(await listFaulty(first, 10)).toEqual([
      { line: 122, faults: [{ field: 'stories', text: 'Enter a whole number.' }] },
    ]);
    const made = await listDraftsOf(bank, 500);
    expect(made).toHaveLength(120);
    expect(made.every(({ standing }) => standing.status === 'Draft')).toBe(true);
    expect(made[0]).toMatchObject({ owner: { uid: bank }, answers: { sellerName: `Bank ${count}` } });
    const entry = await runtime().store.get(audit, auditId(made[0]?.draftId ?? '', 1));
    expect(entry?.data).toMatchObject({ action: 'started', by: { uid: mona.user.uid } });

    const second = await bring(mona, bank, bytes);
    expect(second.counts).toEqual({ created: 0, changed: 0, same: 120, faulty: 1 });
    expect(await listDraftsOf(bank, 500)).toEqual(made);
  });

  test('what was not taken comes back as a table; mended and sent again it makes the rest and doubles nothing', async () => {
    const { mona, bank } = await aBank();
    const first = await bring(mona, bank, table(...rows(5), line(6, { street: 'Nowhere' }), line(3)));
    expect(first.counts).toMatchObject({ created: 5, faulty: 2 });
    const back = await textOf(faultyLines(first));
    const [, nowhere = [], again = []] = parse(back, { bom: true }) as string[][];
    expect(nowhere.at(-1)).toContain('House number and street: Begin with the house number');
    expect(again.at(-1)).toContain('line 4 already');
    const mended = back.replace('Nowhere', '6 Maple Street');
    const second = await bring(mona, bank, Buffer.from(mended));
    expect(second.counts).toEqual({ created: 1, changed: 0, same: 1, faulty: 0 });
    expect(await listDraftsOf(bank, 50)).toHaveLength(6);
  });

  test('a row is known by its reference and by its address, however it is written', async () => {
    const { mona, bank } = await aBank();
    await bring(mona, bank, table(line(1, { reference: '' }), line(2)));
    const street = '1 maple st.';
    const second = await bring(mona, bank, table(line(1, { street }), line(2, { street: '2 Cedar Lane' })));
    expect(second.counts).toMatchObject({ created: 0, faulty: 0 });
    const third = await bring(
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

  test('the table of its own listings is imported again without a change, also what was typed by hand', async () => {
    const { mona, bank } = await aBank();
    await bring(mona, bank, table(...rows(3)));
    const typed = await startDraft(mona, now, bank);
    if (!typed.ok) throw new Error(typed.reason);
    const { draftId } = typed.value;
    const publicRemarks = '=cmd|\' /C calc\'!A0, "quoted"\nand a second line of it that says more.';
    const said = { publicRemarks, postalCode: '14850', street: '9 Elm Street' };
    await saveAnswers(mona, draftId, { typed: said, was: {} }, now);
    const before = await listDraftsOf(bank, 50);
    const again = await bring(mona, bank, await exported(mona, bank));
    expect(again.counts).toEqual({ created: 0, changed: 0, same: 4, faulty: 0 });
    expect(await listDraftsOf(bank, 50)).toEqual(before);

    const mended = (await exported(mona, bank)).toString().replace('9 Elm Street', '11 Elm Street');
    const changed = await bring(mona, bank, Buffer.from(mended));
    expect(changed.counts).toMatchObject({ changed: 1, same: 3 });
    const twice = await bring(mona, bank, Buffer.from(mended));
    expect(twice.counts).toMatchObject({ changed: 0, same: 4 });
  });

  test('two who go on with one import at once, and one that broke off, do each piece once', async () => {
    const { mona, bank } = await aBank();
    const importId = await begin(mona, bank, table(...rows(160)));
    await runImport(mona, importId, now);
    // Nothing but one piece, as if the server had died after it.
    await advanceImport(importId, now, 0);
    const half = await readImport(mona.user, importId);
    expect(half.ok && half.value).toMatchObject({ state: 'running', cursor: 1, counts: { created: 50 } });
    await Promise.all([1, 2, 3].map(() => advanceImport(importId, now, many)));
    const after = await readImport(mona.user, importId);
    expect(after.ok && after.value).toMatchObject({ state: 'done', counts: { created: 160 } });
    expect(await listDraftsOf(bank, 500)).toHaveLength(160);
  });

  test('the clock goes on with what nobody waits for, and stops where its person has left', async () => {
    const { mona, bank } = await aBank();
    const importId = await begin(mona, bank, table(...rows(2)));
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
    await runImports(now, many);
    expect((await runtime().store.get(imports, importId))?.data.state).toBe('stopped');
    expect(await listDraftsOf(bank, 50)).toEqual([]);
  });

  test('one that throws keeps no other back, is tried again, and has failed after some tries', async () => {
    const started = await Promise.all(
      [await aBank(), await aBank()].map(async ({ mona, bank }) => {
        const importId = await begin(mona, bank, table(...rows(60)));
        await runImport(mona, importId, now);
        return { importId, bank };
      }),
    );
    // The clock takes them in this order.
    const [bad, good] = started.sort((a, b) => (a.importId < b.importId ? -1 : 1));
    if (!bad || !good) throw new Error('There are two');
    const body = Readable.from([Buffer.from('[{"line":0}]')]);
    await runtime().files.put(`private/imports/${bad.importId}/0001.json`, {
      contentType: 'application/json',
      body,
    });
    const stateOf = async ({ importId }: typeof bad) => (await runtime().store.get(imports, importId))?.data;
    await runImports(now, many);
    expect(await stateOf(good)).toMatchObject({ state: 'done', counts: { created: 60 } });
    expect(await stateOf(bad)).toMatchObject({ state: 'running', cursor: 1, tries: 1 });
    for (let tries = 2; tries < TRIES_PER_PIECE; tries++) await runImports(now, many);
    expect(await stateOf(bad)).toMatchObject({ state: 'running', tries: TRIES_PER_PIECE - 1 });
    await runImports(now, many);
    expect(await stateOf(bad)).toMatchObject({ state: 'failed', cursor: 1 });
    expect(await listDraftsOf(bad.bank, 100)).toHaveLength(50);
  });

  test('of who is suspended it does not go on', async () => {
    const { mona, bank } = await aBank();
    const importId = await begin(mona, bank, table(...rows(60)));
    await runImport(mona, importId, now);
    const suspension = { at: now, by: 'Ada', reason: 'Fraud' };
    await runtime().store.commit([write.set(users, mona.user.uid, { ...mona.user, suspension })]);
    await runImports(now, many);
    expect((await runtime().store.get(imports, importId))?.data.state).toBe('stopped');
    expect(await listDraftsOf(bank, 50)).toEqual([]);
  });

  test('the columns are remembered for the next table, and of a foreign organisation nothing is read', async () => {
    const { mona, bank } = await aBank();
    const bytes = Buffer.from('Haus,Zip\n1 Birch Street,14850\n');
    const begun = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    if (!begun.ok) throw new Error('It is a table');
    expect(begun.value.mapping).toEqual(['', 'postalCode']);
    await checkImport(mona, begun.value.importId, ['street', 'postalCode'], now);
    const next = await beginImport(mona, bank, { name: 'x.csv', bytes }, now);
    expect(next.ok && next.value.mapping).toEqual(['street', 'postalCode']);

    const eve = (await aBank()).mona;
    const reasons = [
      await beginImport(eve, bank, { name: 'x.csv', bytes }, now),
      await readImport(eve.user, begun.value.importId),
      await checkImport(eve, begun.value.importId, [], now),
      await runImport(eve, begun.value.importId, now),
      await exportDrafts(eve.user, bank),
      await inviteMember(eve, bank, { email: 'x@example.com', role: 'member' }, now),
      await dismissMember(eve, bank, mona.user.uid, now),
    ].map((answer) => !answer.ok && answer.reason);
    expect(new Set(reasons)).toEqual(new Set(['not-found']));
  });

  test('a table is kept for a month, what it made stays', async () => {
    const { mona, bank } = await aBank();
    const brought = await bring(mona, bank, table(...rows(60), line(61, { street: 'Nowhere' })));
    await sweepImports(now + 29 * dayMs);
    expect(await textOf(faultyLines(brought))).toContain('Nowhere');
    // A few at a time, the oldest first.
    for (let at = 0; at < 10; at++) await sweepImports(now + 31 * dayMs);
    expect(await readImport(mona.user, brought.importId)).toMatchObject({ reason: 'not-found' });
    expect(await textOf(faultyLines(brought))).not.toContain('Nowhere');
    expect(await listDraftsOf(bank, 100)).toHaveLength(60);
  });

  test('a key of somebody else’s draft is not one of the organisation', async () => {
    const [{ mona, bank }, other] = [await aBank(), await aBank()];
    await bring(other.mona, other.bank, table(line(1)));
    const stolen = await bring(mona, bank, await exported(other.mona, other.bank));
    expect(stolen.counts).toEqual({ created: 0, changed: 0, same: 0, faulty: 1 });
    expect(await listFaulty(stolen, 1)).toMatchObject([{ faults: [{ field: 'draftKey' }] }]);
  });
}
