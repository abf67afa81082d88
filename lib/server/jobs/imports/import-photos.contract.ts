import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type BulkUpload, limitsOf, MAX_OPEN } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aPhoto } from '@/lib/domain/drafts/draft.builders';
import { photoMark } from '@/lib/domain/drafts/files/imported-photos';
import { MAX_PHOTOS, type Photo } from '@/lib/domain/drafts/files/photos';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { ok, refuse } from '@/lib/domain/shared/result';
import { listOutcomes } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { advanceBulkUpload } from '@/lib/server/jobs/bulk-uploads/run-bulk-uploads';
import { beginBulkUpload } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { requestOutbound } from '@/lib/server/platform/outbound/outbound';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { drafts, uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { importPieceId, importPieces } from '@/lib/server/records/imports/import-collections';
import { listDraftsOf, saveAnswers } from '@/lib/server/workflows/drafts/drafts';
import { startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import { FILE_KEPT_MS } from '@/lib/server/workflows/uploads/uploads';
import { aPicture } from '@/lib/server/workflows/uploads/uploads.fixture';
import { photosIdOf, startPhotosOf } from './import-photos';
import { beginImport, cancelImport, checkImport, runImport, undoImport } from './imports';
import { listFindings, readImport } from './read-imports';
import { advanceImport, runImports } from './run-imports';

/** The contract of photos that an import fetches, for one store. Its file must mock `requestOutbound`. */
export function importPhotosContract(runtime: () => Runtime): void {
  const now = Date.now();
  const enoughMs = 60_000;
  let count = 0;
  let fetched: string[] = [];
  const url = (name: string) => `https://photos.example.com/${name}.jpg`;

  /** Each URL is another picture, by its first number. */
  const pictureOf = (name: string) =>
    aPicture(210 + Number(/\d+/.exec(name)?.[0] ?? 0), 240)
      .jpeg()
      .toBuffer();
  const keyOf = async (name: string) =>
    createHash('sha256')
      .update(await pictureOf(name))
      .digest('hex')
      .slice(0, 24);
  beforeEach(() => {
    fetched = [];
    vi.mocked(requestOutbound).mockImplementation(async (request, readBody) => {
      fetched.push(request.url);
      if (request.url.includes('missing')) return refuse('bad-status');
      const bytes = await pictureOf(request.url);
      const body = (async function* () {
        yield bytes;
      })();
      return ok(await readBody(body, { status: 200, type: 'image/jpeg', url: request.url }));
    });
  });

  async function aBank() {
    count += 1;
    const mona = await aBidder(runtime(), `photo-teller-${count}`, { name: 'Mona' });
    const started = await startOrganization(mona, { name: `Photo Bank ${count}`, kind: 'bank' }, now);
    if (!started.ok) throw new Error(started.reason);
    return { mona, bank: started.value.organisationId };
  }
  type Home = readonly [number: number, photos: string, photo2?: string];
  const tableOf = (...homes: readonly Home[]) =>
    Buffer.from(
      [
        toLine(['Asset number', 'Street', 'Zip', 'Photos', 'Photo 2']),
        ...homes.map(([number, photos, photo2 = '']) =>
          toLine([`A-${number}`, `${number} Maple Street`, '14850', photos, photo2]),
        ),
      ].join(''),
    );

  async function check(by: SignedIn, bank: string, bytes: Buffer) {
    const begun = await beginImport(by, bank, { name: 'homes.csv', bytes }, now);
    if (!begun.ok) throw new Error(JSON.stringify(begun.reason));
    const { importId } = begun.value;
    await checkImport(by, importId, begun.value, now);
    await advanceImport(importId, now, enoughMs);
    return importId;
  }
  async function read(by: SignedIn, importId: string) {
    const found = await readImport(by.user, importId);
    if (!found.ok) throw new Error(found.reason);
    return found.value;
  }
  async function bring(by: SignedIn, bank: string, bytes: Buffer) {
    const importId = await check(by, bank, bytes);
    const run = await runImport(by, importId, now);
    if (!run.ok) throw new Error(run.reason);
    await advanceImport(importId, now, enoughMs);
    return read(by, importId);
  }
  const photosOf = async (importId: string) =>
    (await runtime().store.get(bulkUploads, photosIdOf({ importId })))?.data ?? null;
  const fetchAll = (importId: string) =>
    advanceBulkUpload(
      photosIdOf({ importId }),
      () => now,
      () => true,
    );
  const homesOf = async (bank: string) =>
    (await listDraftsOf(bank, 50)).toSorted((a, b) =>
      (a.answers.street ?? '').localeCompare(b.answers.street ?? '', 'en', { numeric: true }),
    );

  test('photos of a table are fetched once its drafts exist and never before its run; wrong URLs are warnings', async () => {
    const { mona, bank } = await aBank();
    const bytes = tableOf(
      [1, `${url('12')}; ${url('11')}`, url('13')],
      [2, `http://photos.example.com/1.jpg, https://10.0.0.1/2.jpg, ${url('missing-9')}`],
    );
    const importId = await check(mona, bank, bytes);
    const checked = await read(mona, importId);
    expect(checked).toMatchObject({ state: 'checked', photos: 4, counts: { created: 2, warned: 1 } });
    expect((await listFindings(checked)).warned.groups.map(({ field, code }) => [field, code])).toEqual([
      ['photos', 'not-a-photo-url'],
      ['photos', 'internal-url'],
    ]);
    expect(await photosOf(importId)).toBeNull();

    await runImport(mona, importId, now);
    expect(await photosOf(importId)).toMatchObject({ state: 'waiting', importId });
    await fetchAll(importId);
    expect(fetched).toEqual([]);
    await advanceImport(importId, now, enoughMs);
    expect(await photosOf(importId)).toMatchObject({
      state: 'running',
      planned: 4,
      by: { uid: mona.user.uid },
    });
    expect(fetched).toEqual([]);

    await fetchAll(importId);
    const bulk = await photosOf(importId);
    expect(bulk).toMatchObject({ state: 'done', results: { stored: 3, refused: 1 } });
    expect(bulk && (await listOutcomes(bulk)).at(-1)).toMatchObject({
      url: url('missing-9'),
      reason: 'bad-status',
    });
    const [one, two] = await homesOf(bank);
    expect(one?.photos.map(({ key }) => key)).toEqual(await Promise.all(['12', '11', '13'].map(keyOf)));
    expect(two?.photos).toEqual([]);
  });

  test('a table that comes again fetches only what is new or failed, even if the seller removed a photo', async () => {
    const { mona, bank } = await aBank();
    const first = await bring(mona, bank, tableOf([1, `${url('21')} ${url('missing-9')}`], [2, url('22')]));
    await fetchAll(first.importId);
    const [one] = await homesOf(bank);
    if (!one) throw new Error('There is no home');
    await runtime().store.commit([write.set(drafts, one.draftId, { ...one, photos: [] })]);
    fetched = [];
    const again = await bring(
      mona,
      bank,
      tableOf([1, `${url('21')} ${url('missing-9')}`], [2, url('22'), url('23')]),
    );
    expect(again).toMatchObject({ photos: 2, counts: { created: 0, changed: 0, same: 2 } });
    await fetchAll(again.importId);
    expect(fetched.toSorted()).toEqual([url('23'), url('missing-9')]);
    expect((await homesOf(bank)).map(({ photos }) => photos.length)).toEqual([0, 2]);
    const third = await bring(mona, bank, tableOf([2, url('22'), url('23')]));
    expect(third.photos).toBe(0);
    expect(await photosOf(third.importId)).toMatchObject({ state: 'done', planned: 0 });
  });

  test('two imports that list one photo at the same time fetch it once', async () => {
    const { mona, bank } = await aBank();
    const bytes = tableOf([1, url('31')]);
    const [first, second] = [await bring(mona, bank, bytes), await bring(mona, bank, bytes)];
    await fetchAll(first.importId);
    await fetchAll(second.importId);
    expect(fetched).toEqual([url('31')]);
    expect((await photosOf(second.importId))?.results).toMatchObject({ stored: 0, repeated: 1 });
  });

  test('an undo stops the photos, deletes its drafts with them, and removes them from homes that were there before', async () => {
    const { mona, bank } = await aBank();
    await bring(mona, bank, tableOf([1, ''], [2, '']));
    const second = await bring(
      mona,
      bank,
      tableOf(
        [1, url('41')],
        [3, url('42')],
        [4, url('43')],
        ...Array.from({ length: 9 }, (_, at): Home => [at + 5, url(`5${at}`)]),
      ),
    );
    // The first ten arrive, then the seller changes a home that is new.
    let pieces = 0;
    await advanceBulkUpload(
      photosIdOf(second),
      () => now,
      () => ++pieces < 1,
    );
    const [one, , , four] = await homesOf(bank);
    if (!one || !four) throw new Error('A home is missing');
    expect([one.photos.length, four.photos.length]).toEqual([1, 1]);
    const { draftId } = four;
    await saveAnswers(mona, draftId, { typed: { stories: '3' }, was: {} }, now);
    expect(await undoImport(mona, second.importId, now)).toMatchObject({ ok: true });
    await advanceImport(second.importId, now, enoughMs);
    expect(await read(mona, second.importId)).toMatchObject({
      state: 'undone',
      undone: { deleted: 10, restored: 1, kept: 1 },
    });
    expect(await photosOf(second.importId)).toMatchObject({ state: 'cancelled' });
    const fetchedBefore = fetched.length;
    await fetchAll(second.importId);
    expect(fetched).toHaveLength(fetchedBefore);
    const left = await homesOf(bank);
    expect(left.map(({ answers, photos }) => [answers.street, photos.length])).toEqual([
      ['1 Maple Street', 0],
      ['2 Maple Street', 0],
      ['4 Maple Street', 1],
    ]);
    const removed = await runtime().store.get(uploads, uploadId(one.draftId, await keyOf('41')));
    // As long as after any other removal, because somebody may be fetching it again.
    expect(removed?.data).toMatchObject({ state: 'removed', expiresAt: now + FILE_KEPT_MS });
  });

  test('photos beyond the limit of the organization are left out with a warning', async () => {
    const { mona, bank } = await aBank();
    const { entries } = limitsOf({ verified: null, suspended: null });
    const homes = Math.floor(entries / MAX_PHOTOS) + 2;
    const many = Array.from(
      { length: homes },
      (_, home): Home => [
        home + 1,
        Array.from({ length: MAX_PHOTOS }, (__, at) => url(`${home}-${at}`)).join(' '),
      ],
    );
    const table = await read(mona, await check(mona, bank, tableOf(...many)));
    expect(table).toMatchObject({ photos: entries, counts: { created: homes, warned: 2 } });
    expect((await listFindings(table)).warned.groups).toMatchObject([{ code: 'too-many-in-all', count: 2 }]);
  });

  test('an import with photos does not start while too many uploads are open', async () => {
    const { mona, bank } = await aBank();
    const importId = await check(mona, bank, tableOf([1, url('61')]));
    for (let open = 0; open < MAX_OPEN; open++)
      await beginBulkUpload(mona, bank, { name: `${open}.zip`, bytes: 100 }, now);
    expect(await runImport(mona, importId, now)).toEqual(refuse('too-many-open'));
    expect((await read(mona, importId)).state).toBe('checked');
  });

  test('photos that only the run finds are fetched too', async () => {
    const { mona, bank } = await aBank();
    await bring(mona, bank, tableOf([1, '']));
    const [one] = await homesOf(bank);
    if (!one) throw new Error('There is no home');
    const importedPhotos = [{ mark: photoMark(url('65')), importId: 'i0', key: null, version: one.version }];
    await runtime().store.commit([write.set(drafts, one.draftId, { ...one, importedPhotos })]);
    const second = await check(mona, bank, tableOf([1, url('65')]));
    expect(await read(mona, second)).toMatchObject({ state: 'checked', photos: 0 });
    await runtime().store.commit([write.set(drafts, one.draftId, one)]);
    await runImport(mona, second, now);
    await advanceImport(second, now, enoughMs);
    expect(await photosOf(second)).toMatchObject({ state: 'running', planned: 1 });
    await fetchAll(second);
    expect(fetched).toEqual([url('65')]);
  });

  test('photos of a canceled import are not fetched, and those of a finished one start even if its process died', async () => {
    const { mona, bank } = await aBank();
    const canceled = await check(mona, bank, tableOf([1, url('71')]));
    await runImport(mona, canceled, now);
    await cancelImport(mona, canceled, now);
    const done = await bring(mona, bank, tableOf([2, url('72')]));
    const bulk = await photosOf(done.importId);
    if (!bulk) throw new Error('There are no photos');
    await runtime().store.commit([
      write.set(bulkUploads, bulk.bulkId, { ...bulk, state: 'waiting', planned: 0 }),
    ]);
    await runImports(now, enoughMs);
    expect(await photosOf(canceled)).toMatchObject({ state: 'cancelled' });
    expect(await photosOf(done.importId)).toMatchObject({ state: 'running', planned: 1 });
    expect(fetched).toEqual([]);
  });

  test('photos are listed by one process only, and by another once the claim of a dead one ends', async () => {
    const { mona, bank } = await aBank();
    const { importId } = await bring(mona, bank, tableOf([1, url('81')]));
    const bulk = await photosOf(importId);
    if (!bulk) throw new Error('There are no photos');
    const waiting: BulkUpload = { ...bulk, state: 'waiting', planned: 0, claimedUntil: now + enoughMs };
    await runtime().store.commit([write.set(bulkUploads, bulk.bulkId, waiting)]);
    const put = vi.spyOn(runtime().files, 'put');
    await startPhotosOf({ importId }, now);
    expect(put).not.toHaveBeenCalled();
    await Promise.all([1, 2].map(() => startPhotosOf({ importId }, now + enoughMs + 1)));
    // The items and the plan.
    expect(put).toHaveBeenCalledTimes(2);
    put.mockRestore();
    expect(await photosOf(importId)).toMatchObject({ state: 'running', planned: 1, claimedUntil: 0 });
  });

  /** Two rows that name one home: by its asset number with another street, and by its street. */
  const renamed = ['A-1', '2 Oak Street', '14850', url('91')];
  const former = ['', '1 Maple Street', '14850', url('92')];
  test.each([
    ['changed, then the same', [renamed, former], { changed: 1, same: 1, faulty: 0 }, '91'],
    ['the same, then changed', [former, renamed], { changed: 0, same: 1, faulty: 1 }, '92'],
  ])(
    'a home that two rows name gets the photos of the first, and an undo works: %s',
    async (_, rows, counts, photo) => {
      const { mona, bank } = await aBank();
      await bring(mona, bank, tableOf([1, '']));
      const lines = [['Asset number', 'Street', 'Zip', 'Photos'], ...rows].map(toLine);
      const { importId, ...table } = await bring(mona, bank, Buffer.from(lines.join('')));
      expect(table).toMatchObject({ photos: 1, counts });
      await fetchAll(importId);
      expect(fetched).toEqual([url(photo)]);
      await undoImport(mona, importId, now);
      await advanceImport(importId, now, enoughMs);
      expect(await read(mona, importId)).toMatchObject({ state: 'undone', undone: { restored: 1, kept: 0 } });
      expect(await homesOf(bank)).toMatchObject([{ answers: { street: '1 Maple Street' }, photos: [] }]);
    },
  );

  test('an import that an earlier version stored with two entries of one home can be undone', async () => {
    const { mona, bank } = await aBank();
    await bring(mona, bank, tableOf([1, '']));
    const { importId } = await bring(mona, bank, tableOf([1, url('93')]));
    await fetchAll(importId);
    const id = importPieceId(importId, 0);
    const piece = (await runtime().store.get(importPieces, id))?.data;
    if (!piece) throw new Error('There is no piece');
    const twice = { ...piece, imported: [...piece.imported, ...piece.imported] };
    await runtime().store.commit([write.set(importPieces, id, twice)]);
    await undoImport(mona, importId, now);
    await advanceImport(importId, now, enoughMs);
    expect(await read(mona, importId)).toMatchObject({ state: 'undone', undone: { restored: 1 } });
    expect((await homesOf(bank))[0]?.photos).toEqual([]);
  });

  test('an undo removes many photos in several commits after their homes, except those that a home has again', async () => {
    const { mona, bank } = await aBank();
    const many: Home[] = Array.from({ length: 6 }, (_, at) => [at + 1, '']);
    const { importId } = await bring(mona, bank, tableOf(...many));
    const homes = await homesOf(bank);
    for (const [at, home] of homes.entries())
      await runtime().store.commit(withManyPhotos(home, at, importId));
    const ids = homes.flatMap(({ draftId }, at) => manyPhotos(at).map(({ key }) => uploadId(draftId, key)));
    const statesOf = async () => (await runtime().store.getAll(uploads, ids)).map((doc) => doc?.data.state);
    await undoImport(mona, importId, now);
    await advanceImport(importId, now, 0);
    expect(await homesOf(bank)).toEqual([]);
    expect(new Set(await statesOf())).toEqual(new Set(['kept']));
    const [one] = homes;
    if (!one) throw new Error('There is no home');
    const again = { ...one, photos: manyPhotos(0).slice(0, 1) };
    await runtime().store.commit([write.set(drafts, one.draftId, again)]);

    const transact = vi.spyOn(runtime().store, 'transact');
    await advanceImport(importId, now, 0);
    // 240 photos, then the piece.
    expect(transact).toHaveBeenCalledTimes(3);
    transact.mockRestore();
    expect(await statesOf()).toEqual(['kept', ...Array.from({ length: 239 }, () => 'removed')]);
    await advanceImport(importId, now, enoughMs);
    expect(await read(mona, importId)).toMatchObject({ state: 'undone', undone: { deleted: 6 } });
  });
}

const manyPhotos = (home: number): Photo[] =>
  Array.from({ length: MAX_PHOTOS }, (_, order) => ({
    ...aPhoto(),
    key: (home * MAX_PHOTOS + order).toString(16).padStart(24, '0'),
    order,
  }));

function withManyPhotos(draft: Draft, home: number, importId: string) {
  const { draftId, version } = draft;
  const photos = manyPhotos(home);
  const importedPhotos = photos.map(({ key }) => ({ mark: key, importId, key, version: version + 1 }));
  return [
    write.set(drafts, draftId, { ...draft, photos, importedPhotos, version: version + 1 }),
    ...photos.map((photo) =>
      write.set(uploads, uploadId(draftId, photo.key), {
        draftId,
        uid: draft.owner.uid,
        key: photo.key,
        wish: { purpose: 'photo', name: '1.jpg', bytes: 1, sha256: photo.key.padStart(64, '0') },
        state: 'kept',
        entry: { purpose: 'photo', photo },
        expiresAt: null,
      }),
    ),
  ];
}
