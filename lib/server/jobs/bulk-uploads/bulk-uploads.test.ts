import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BulkUpload, ITEMS_PER_PIECE, limitsOf, MAX_OPEN } from '@/lib/domain/bulk-uploads/bulk-upload';
import { aPhoto as aDraftPhoto } from '@/lib/domain/drafts/draft.builders';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import { ok, refuse } from '@/lib/domain/shared/result';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { pathsIn } from '@/lib/server/platform/files/files.contract';
import { aZip, type FixtureEntry } from '@/lib/server/platform/intake/zip.fixture';
import { requestOutbound } from '@/lib/server/platform/outbound/outbound';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { sweepUploads } from '@/lib/server/workflows/uploads/sweep-uploads';
import { aPdf, aPicture, emptyDraft } from '@/lib/server/workflows/uploads/uploads.fixture';
import { listOutcomes, readBulkUpload } from './bulk-upload-record';
import { cancelBulkUpload, correctBulkUpload, reviewBulkUpload, startBulkUpload } from './review-bulk-upload';
import { advanceBulkUpload, runBulkUploadsInBackground } from './run-bulk-uploads';
import { beginBulkUpload, beginUrlUpload, finishBulkUpload, sendBulkPiece } from './send-bulk-upload';
import { sweepBulkUploads } from './sweep-bulk-uploads';

vi.mock('@/lib/server/platform/outbound/outbound', () => ({ requestOutbound: vi.fn() }));
process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const now = Date.parse('2026-11-26T17:00:00Z');
const dayMs = 86_400_000;
let mona: SignedIn;
let bank: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  bank = `org_${count}`;
  mona = await aBidder(runtime, `mona-${count}`, { name: 'Mona' });
  await anOrganization(runtime, bank, [mona.user]);
});

async function aHome(reference: string, street = ''): Promise<string> {
  const draftId = `h${count}${reference.toLowerCase()}`;
  const draft = emptyDraft(draftId, bank, {
    listingId: `BNY-${count}${reference}`,
    answers: { street, postalCode: '14850' },
    imported: { reference, answers: {} },
  });
  await runtime.store.commit([write.set(drafts, draftId, draft)]);
  return draftId;
}
const readHome = async (draftId: string) => {
  const draft = (await runtime.store.get(drafts, draftId))?.data;
  if (!draft) throw new Error('There is no such home');
  return draft;
};

/** A photo that differs from the others by its width. */
const aPhoto = (width: number) => aPicture(width, 240).jpeg().toBuffer();
const keyOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

async function send(bytes: Buffer, name = 'homes.zip') {
  const begun = await beginBulkUpload(mona, bank, { name, bytes: bytes.length }, now);
  if (!begun.ok) throw new Error(begun.reason);
  const { bulkId } = begun.value;
  const body = (async function* () {
    yield bytes;
  })();
  const sent = await sendBulkPiece(mona, bulkId, { offset: 0, length: bytes.length, digest: null, body });
  if (!sent.ok) throw new Error(sent.reason);
  const finished = await finishBulkUpload(mona, bulkId, now);
  if (!finished.ok) throw new Error(finished.reason);
  return finished.value;
}
const sendZip = (entries: readonly FixtureEntry[]) => send(aZip(entries));

async function read(bulkId: string): Promise<BulkUpload> {
  const found = await readBulkUpload(mona.user, bulkId);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
async function run(bulkId: string): Promise<BulkUpload> {
  const started = await startBulkUpload(mona, bulkId, now);
  if (!started.ok) throw new Error(started.reason);
  await advanceBulkUpload(
    bulkId,
    () => now,
    () => true,
  );
  return read(bulkId);
}

describe('a ZIP for many homes', () => {
  test('is reviewed, corrected and stored: each home gets its files in order, the cover first', async () => {
    const [one, two] = [await aHome('REO-1001'), await aHome('REO-1002', '12 Maple Street')];
    const [a, b, cover, lost] = await Promise.all([210, 220, 230, 240].map(aPhoto));
    const bulk = await sendZip([
      { name: 'REO-1001/2.jpg', content: a },
      { name: 'REO-1001/1 kitchen.jpg', content: b },
      { name: 'REO-1001/front.jpg', content: cover },
      { name: 'REO-1001/survey_1998.pdf', content: aPdf() },
      { name: 'lost/9.jpg', content: lost },
    ]);
    expect(bulk).toMatchObject({ state: 'review', items: 5 });
    expect((await readHome(one)).photos).toEqual([]);
    const before = (await reviewBulkUpload(bulk)).plan;
    expect(before.skipped).toEqual([{ at: 4, reason: 'no-home' }]);
    const correction = { group: 'lost', home: '12 maple st' };
    expect(await correctBulkUpload(mona, bulk.bulkId, { group: 'lost', home: 'x' }, now)).toEqual(
      refuse('no-such-home'),
    );
    await correctBulkUpload(mona, bulk.bulkId, correction, now);

    const after = await run(bulk.bulkId);
    expect(after).toMatchObject({ state: 'done', planned: 5, cursor: 5, results: { stored: 5, refused: 0 } });
    const { photos, documents, version } = await readHome(one);
    expect(photos.map(({ key }) => key)).toEqual([cover, b, a].map((each) => keyOf(each ?? Buffer.alloc(0))));
    expect(photos.map(({ room }) => room)).toEqual(['Front', 'Kitchen', null]);
    expect(documents).toMatchObject([{ kind: 'Survey', title: 'survey 1998' }]);
    expect(version).toBe(2);
    expect((await readHome(two)).photos).toHaveLength(1);
    expect(await pathsIn(runtime.files, `private/uploads/${bulk.bulkId}/`)).toEqual([]);
  });

  test('sent again adds nothing twice', async () => {
    const home = await aHome('REO-1001');
    const entries = [{ name: 'REO-1001/1.jpg', content: await aPhoto(250) }];
    await run((await sendZip(entries)).bulkId);
    const before = await readHome(home);
    const again = await run((await sendZip(entries)).bulkId);
    expect(again.results).toMatchObject({ stored: 0, repeated: 1 });
    expect(await readHome(home)).toEqual(before);
  });

  test('leaves out what cannot be read, says why, and stores the rest', async () => {
    const home = await aHome('REO-1001');
    const photo = await aPhoto(260);
    const bulk = await sendZip([
      { name: 'REO-1001/1.jpg', content: Buffer.from('not a picture') },
      { name: 'REO-1001/2.jpg', content: photo, crc: 1 },
      { name: 'REO-1001/3.jpg', content: photo },
      { name: 'REO-1001/survey.pdf', content: Buffer.from('no PDF') },
    ]);
    const after = await run(bulk.bulkId);
    expect(after.results).toMatchObject({ stored: 1, refused: 3 });
    expect((await listOutcomes(after)).map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'REO-1001/1.jpg not-photo',
      'REO-1001/2.jpg damaged',
      'REO-1001/3.jpg null',
      'REO-1001/survey.pdf not-pdf',
    ]);
    expect((await readHome(home)).photos).toHaveLength(1);
  });

  test('refuses the photos of a home that is full by then, and has their pictures swept', async () => {
    const home = await aHome('REO-1001');
    const bulk = await sendZip([{ name: 'REO-1001/1.jpg', content: await aPhoto(265) }]);
    await startBulkUpload(mona, bulk.bulkId, now);
    const full = await readHome(home);
    const photos = Array.from({ length: MAX_PHOTOS }, (_, order) => ({
      ...aDraftPhoto(),
      key: order.toString(16).padStart(24, '0'),
      order,
    }));
    await runtime.store.commit([write.set(drafts, home, { ...full, photos })]);
    await runBulkUploadsInBackground(() => now, 60_000);
    const after = await read(bulk.bulkId);
    expect((await listOutcomes(after))[0]).toMatchObject({ result: 'refused', reason: 'too-many-photos' });
    expect(await pathsIn(runtime.files, `public/media/${home}/`)).not.toEqual([]);
    await sweepUploads(now + 2 * dayMs);
    expect(await pathsIn(runtime.files, `public/media/${home}/`)).toEqual([]);
  });

  test('holds a picture of one color for the seller', async () => {
    const home = await aHome('REO-1001');
    const content = await aPicture(300, 300).composite([]).jpeg().toBuffer();
    const after = await run((await sendZip([{ name: 'REO-1001/1.jpg', content }])).bulkId);
    expect(after.results).toMatchObject({ stored: 0, held: 1 });
    expect((await readHome(home)).photos).toMatchObject([{ doubt: 'blank' }]);
  });

  test('that could do harm is refused as a whole, with the entry, and its bytes are deleted', async () => {
    await aHome('REO-1001');
    const bulk = await sendZip([{ name: 'REO-1001/1.jpg' }, { name: 'REO-1001/2.jpg', flags: 1 }]);
    expect(bulk).toMatchObject({ state: 'refused', fault: { code: 'encrypted', entry: 'REO-1001/2.jpg' } });
    expect(await pathsIn(runtime.files, `private/uploads/${bulk.bulkId}/`)).toEqual([]);
    expect(await startBulkUpload(mona, bulk.bulkId, now)).toEqual(refuse('wrong-state'));
  });

  test('follows its manifest', async () => {
    const home = await aHome('REO-1001');
    const manifest =
      'file,home,kind,order\n1.jpg,REO-1001,Kitchen,2\nscan.pdf,REO-1001,Survey,\n2.jpg,REO-1001,,1\n';
    const [first, second] = await Promise.all([270, 280].map(aPhoto));
    const bulk = await sendZip([
      { name: 'manifest.csv', content: Buffer.from(manifest) },
      { name: '1.jpg', content: first },
      { name: '2.jpg', content: second },
      { name: 'scan.pdf', content: aPdf() },
    ]);
    expect((await run(bulk.bulkId)).results).toMatchObject({ stored: 3 });
    const { photos, documents } = await readHome(home);
    expect(photos.map(({ room }) => room)).toEqual([null, 'Kitchen']);
    expect(documents).toMatchObject([{ kind: 'Survey' }]);
  });

  test('continues after a crash where it stopped, once the claim of the dead process ends', async () => {
    const home = await aHome('REO-1001');
    const total = ITEMS_PER_PIECE + 2;
    const contents = await Promise.all(Array.from({ length: total }, (_, at) => aPhoto(300 + at)));
    const bulk = await sendZip(contents.map((content, at) => ({ name: `REO-1001/${at}.jpg`, content })));
    await startBulkUpload(mona, bulk.bulkId, now);
    // One piece, then the process dies with its claim.
    await advanceBulkUpload(
      bulk.bulkId,
      () => now,
      () => false,
    );
    expect(await read(bulk.bulkId)).toMatchObject({ state: 'running', cursor: ITEMS_PER_PIECE });
    const claimed = { ...(await read(bulk.bulkId)), claimedUntil: now + 30_000 };
    await runtime.store.commit([write.set(bulkUploads, bulk.bulkId, claimed)]);
    await runBulkUploadsInBackground(() => now, 60_000);
    expect((await read(bulk.bulkId)).cursor).toBe(ITEMS_PER_PIECE);
    await Promise.all([1, 2].map(() => runBulkUploadsInBackground(() => now + 31_000, 60_000)));
    expect(await read(bulk.bulkId)).toMatchObject({ state: 'done', results: { stored: total } });
    expect((await readHome(home)).photos.map(({ key }) => key)).toEqual(contents.map(keyOf));
  });

  test('stops when it is canceled or its sender leaves, and what was stored stays', async () => {
    const home = await aHome('REO-1001');
    const contents = await Promise.all(
      Array.from({ length: ITEMS_PER_PIECE + 1 }, (_, at) => aPhoto(320 + at)),
    );
    const entries = contents.map((content, at) => ({ name: `REO-1001/${at}.jpg`, content }));
    const first = await sendZip(entries);
    await startBulkUpload(mona, first.bulkId, now);
    const oneTurn = (bulkId: string) =>
      advanceBulkUpload(
        bulkId,
        () => now,
        () => false,
      );
    await oneTurn(first.bulkId);
    expect(await cancelBulkUpload(mona, first.bulkId, now)).toMatchObject(ok({ state: 'cancelled' }));
    await oneTurn(first.bulkId);
    expect((await readHome(home)).photos).toHaveLength(ITEMS_PER_PIECE);

    const second = await sendZip(entries);
    await startBulkUpload(mona, second.bulkId, now);
    const organization = (await runtime.store.get(organizations, bank))?.data;
    if (!organization) throw new Error('It is there');
    const [member] = organization.members;
    if (!member) throw new Error('She is there');
    const without = { ...organization, members: [{ ...member, uid: 'other' }], memberUids: ['other'] };
    await runtime.store.commit([write.set(organizations, bank, without)]);
    await oneTurn(second.bulkId);
    expect((await readHome(home)).photos).toHaveLength(ITEMS_PER_PIECE);
    await runtime.store.commit([write.set(organizations, bank, organization)]);
    expect((await read(second.bulkId)).state).toBe('stopped');
  });

  test('of strangers cannot be read, sent to or started', async () => {
    const bulk = await sendZip([{ name: 'a/1.jpg' }]);
    const eve = await aBidder(runtime, `eve-${count}`);
    expect(await readBulkUpload(eve.user, bulk.bulkId)).toEqual(refuse('not-found'));
    expect(await startBulkUpload(eve, bulk.bulkId, now)).toEqual(refuse('not-found'));
    expect(await cancelBulkUpload(eve, bulk.bulkId, now)).toEqual(refuse('not-found'));
    expect(await beginBulkUpload(eve, bank, { name: 'a.zip', bytes: 10 }, now)).toEqual(refuse('not-found'));
  });

  test('of an organization that is not verified is limited in size, and only a few wait at once', async () => {
    const limits = limitsOf({ verified: null, suspended: null });
    const begin = (bytes: number) => beginBulkUpload(mona, bank, { name: 'a.zip', bytes }, now);
    expect(await begin(limits.bytes + 1)).toEqual(refuse('too-large'));
    for (let at = 0; at < MAX_OPEN; at++) expect((await begin(10)).ok).toBe(true);
    expect(await begin(10)).toEqual(refuse('too-many-open'));
  });

  test('of a verified organization may have 10,000 files, each matched with its home, and not one more', async () => {
    const by = { uid: 'staff', name: 'Staff' };
    const verified = { method: 'fdic', evidence: '628', by, at: 1 } as const;
    await anOrganization(runtime, bank, [mona.user], { verified });
    const { entries } = limitsOf({ verified, suspended: null });
    expect(entries).toBe(10_000);
    const homes = 500;
    for (let at = 0; at < homes; at++) await aHome(`REO-${1_000 + at}`);
    const files = Array.from({ length: entries + 1 }, (_, at) => ({
      name: `REO-${1_000 + (at % homes)}/${at}.jpg`,
      content: Buffer.from(`pixels ${at}`),
    }));
    expect(await sendZip(files)).toMatchObject({ state: 'refused', fault: { code: 'too-many-entries' } });
    const bulk = await sendZip(files.slice(0, entries));
    expect(bulk).toMatchObject({ state: 'review', items: entries });
    const { plan } = await reviewBulkUpload(bulk);
    expect([plan.assigned.length, plan.skipped.length]).toEqual([entries, 0]);
    expect(new Set(plan.assigned.map(({ draftId }) => draftId)).size).toBe(homes);
  }, 60_000);

  test('that nobody finishes is deleted after a week', async () => {
    await aHome('REO-1001');
    const bulk = await sendZip([{ name: 'REO-1001/1.jpg', content: await aPhoto(340) }]);
    await sweepBulkUploads(now + 6 * dayMs);
    expect((await read(bulk.bulkId)).state).toBe('review');
    // A sweep takes five, and the other tests leave some too.
    for (let sweep = 0; sweep < 10; sweep++) await sweepBulkUploads(now + 8 * dayMs);
    expect(await readBulkUpload(mona.user, bulk.bulkId)).toEqual(refuse('not-found'));
    expect(await pathsIn(runtime.files, `private/uploads/${bulk.bulkId}/`)).toEqual([]);
    expect(await pathsIn(runtime.files, `private/bulk/${bulk.bulkId}/`)).toEqual([]);
  });
});

describe('a list of photo URLs', () => {
  const url = (name: string) => `https://photos.example.com/${name}.jpg`;
  /** What each URL answers; null is an address that the guard refuses. */
  function answerWith(answers: Readonly<Record<string, Buffer | null>>) {
    vi.mocked(requestOutbound).mockImplementation(async (request, readBody) => {
      const bytes = answers[request.url];
      if (!bytes) return refuse('private-address');
      const body = (async function* () {
        yield bytes;
      })();
      return ok(await readBody(body, { status: 200, type: 'image/jpeg', url: request.url }));
    });
  }

  test('is reviewed and fetched in its order, with a result for each URL', async () => {
    const home = await aHome('REO-1001', '12 Maple Street');
    const [one, two] = await Promise.all([350, 360].map(aPhoto));
    answerWith({ [url('1')]: one ?? null, [url('2')]: two ?? null, [url('3')]: null });
    const text = `REO-1001, ${url('2')}\n12 Maple St, Ithaca, ${url('1')}\nREO-1001, ${url('3')}\nREO-9, ${url('4')}`;
    const begun = await beginUrlUpload(mona, bank, text, now);
    if (!begun.ok) throw new Error(begun.reason);
    expect((await reviewBulkUpload(begun.value)).plan.skipped).toEqual([{ at: 3, reason: 'unknown-home' }]);
    const after = await run(begun.value.bulkId);
    expect(after.results).toMatchObject({ stored: 2, refused: 1 });
    expect((await readHome(home)).photos.map(({ key }) => key)).toEqual(
      [two, one].map((each) => keyOf(each ?? Buffer.alloc(0))),
    );
    expect((await listOutcomes(after)).map(({ url: each, reason }) => [each, reason])).toEqual([
      [url('2'), null],
      [url('1'), null],
      [url('3'), 'private-address'],
    ]);
  });

  test('with one picture at two URLs is fetched to its end although its home refuses it', async () => {
    const home = await aHome('REO-1001');
    const photo = await aPhoto(370);
    answerWith({ [url('1')]: photo, [url('2')]: photo });
    const begun = await beginUrlUpload(mona, bank, `REO-1001, ${url('1')}\nREO-1001, ${url('2')}`, now);
    if (!begun.ok) throw new Error(begun.reason);
    const draft = await readHome(home);
    await startBulkUpload(mona, begun.value.bulkId, now);
    const standing = { ...draft.standing, status: 'InReview' as const };
    await runtime.store.commit([write.set(drafts, home, { ...draft, standing })]);
    await runBulkUploadsInBackground(() => now, 60_000);
    const after = await read(begun.value.bulkId);
    expect(after).toMatchObject({ state: 'done', results: { stored: 0, refused: 2 } });
    expect((await listOutcomes(after)).map(({ reason }) => reason)).toEqual(['not-editable', 'not-editable']);
  });

  test('may arrive as a file', async () => {
    await aHome('REO-1001');
    const bulk = await send(Buffer.from(`Asset number;Photo URL\nREO-1001;${url('1')}\n`), 'photos.csv');
    expect(bulk).toMatchObject({ state: 'review', source: 'urls', items: 1 });
  });

  test.each(['hello', '', 'REO-1001, http'])('without a URL is refused: %s', async (text) => {
    expect(await beginUrlUpload(mona, bank, text, now)).toEqual(refuse('bad-list'));
  });
});
