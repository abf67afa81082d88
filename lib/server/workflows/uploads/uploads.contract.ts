import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { MAX_PHOTOS, type Photo } from '@/lib/domain/drafts/files/photos';
import { PIECE_BYTES } from '@/lib/domain/drafts/files/upload';
import { pathsIn } from '@/lib/server/platform/files/files.contract';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import {
  drafts,
  submissionId,
  submissions,
  uploadId,
  uploads,
} from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { changeDraftPhotos } from './change-files';
import { sweepUploads } from './sweep-uploads';
import {
  beginUpload,
  cancelUpload,
  FILE_KEPT_MS,
  finishUpload,
  listUploads,
  readUpload,
  restoreFile,
  type Sending,
  sendPiece,
} from './uploads';
import {
  aPicture,
  aSending,
  declarationOf,
  emptyDraft,
  now,
  pieceOf,
  sendWhole,
  sha256Of,
} from './uploads.fixture';

type Open = Pick<Runtime, 'store' | 'files'> & { readonly end: () => Promise<void> };

let number = 0;
/** A valid image of three pieces, unique each time: bytes after the end of a JPEG are ignored. */
async function aLargePicture(): Promise<Buffer> {
  const picture = await aPicture(201 + number++, 200)
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(2 * PIECE_BYTES + 1000, number)]);
}

/** The upload rules, on every engine. */
export function describeUploads(name: string, open: () => Promise<Open> | Open): void {
  describe(name, () => {
    let runtime: Open;
    let sending: Awaited<ReturnType<typeof aSending>>;
    let bytes: Buffer;
    let key: string;
    beforeAll(async () => {
      runtime = await open();
    });
    afterAll(() => runtime.end());
    beforeEach(async () => {
      sending = await aSending(runtime.store, `h${number}`);
      bytes = await aLargePicture();
      key = keyOf(sha256Of(bytes));
    });

    const photosOf = async ({ draftId }: Sending): Promise<readonly Photo[]> =>
      (await runtime.store.get(drafts, draftId))?.data.photos ?? [];
    const piecesOf = ({ draftId }: Sending) => pathsIn(runtime.files, `private/uploads/${draftId}/`);
    const mediaOf = ({ draftId }: Sending) => pathsIn(runtime.files, `public/media/${draftId}/`);
    const begin = () => beginUpload(sending, declarationOf(bytes));
    const offsetNow = async () => {
      const state = await readUpload(sending, key);
      return state.ok ? state.value.offset : state.reason;
    };

    describe('a file in pieces', () => {
      test('arrives whole, becomes a photo of the draft, and leaves no pieces', async () => {
        const sent = await sendWhole(sending, bytes);
        expect(sent).toMatchObject({
          ok: true,
          value: { key, entry: { purpose: 'photo', photo: { key, order: 0 } } },
        });
        expect(await photosOf(sending)).toHaveLength(1);
        expect(await piecesOf(sending)).toEqual([]);
        expect(await mediaOf(sending)).toContain(
          `public/media/${sending.draftId}/${key}-${200 + number}.webp`,
        );
      });

      test('resumes where it stopped when it is announced again', async () => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        expect(await begin()).toEqual({ ok: true, value: { key, offset: PIECE_BYTES, entry: null } });
        expect((await sendWhole(sending, bytes)).ok).toBe(true);
      });

      test('whose sender is killed mid-piece has only the earlier pieces', async () => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        const piece = pieceOf(bytes, PIECE_BYTES);
        async function* broken() {
          for await (const chunk of piece.body) {
            yield chunk;
            throw new Error('aborted');
          }
        }
        expect(await sendPiece(sending, { ...piece, body: broken() })).toEqual({
          ok: false,
          reason: 'wrong-piece',
        });
        expect(await offsetNow()).toBe(PIECE_BYTES);
        expect((await sendWhole(sending, bytes)).ok).toBe(true);
      });

      test.each([
        ['before the current offset', 0],
        ['after a gap', 2 * PIECE_BYTES],
        ['in the middle of a piece', 1000],
      ])('refuses a piece %s', async (_where, offset) => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        expect(await sendPiece(sending, pieceOf(bytes, offset))).toEqual({
          ok: false,
          reason: 'wrong-offset',
        });
        expect(await offsetNow()).toBe(PIECE_BYTES);
      });

      test('refuses a corrupted piece', async () => {
        await begin();
        const digest = pieceOf(bytes, PIECE_BYTES).digest;
        const wrong = [
          { ...pieceOf(bytes), digest },
          { ...pieceOf(bytes), length: PIECE_BYTES - 1 },
          { ...pieceOf(bytes), length: PIECE_BYTES + 1 },
          { ...pieceOf(bytes, 0, 1000) },
          { ...pieceOf(bytes, 0, 0) },
          { ...pieceOf(Buffer.concat([bytes, bytes, bytes]), 0, 5 * 1024 * 1024), key },
        ];
        for (const piece of wrong)
          expect(await sendPiece(sending, piece)).toEqual({ ok: false, reason: 'wrong-piece' });
        expect(await offsetNow()).toBe(0);
      });

      test('comes in pieces of 64 KB to 2 MB; only the last may be smaller', async () => {
        const large = Buffer.concat([bytes, Buffer.alloc(2 * 1024 * 1024)]);
        await beginUpload(sending, declarationOf(large));
        const answers = [];
        for (const length of [64 * 1024 - 1, 2 * 1024 * 1024 + 1, 2 * 1024 * 1024])
          answers.push((await sendPiece(sending, pieceOf(large, 0, length))).ok);
        const [from, smallest] = [2 * 1024 * 1024, 64 * 1024];
        answers.push((await sendPiece(sending, pieceOf(large, from, from + smallest))).ok);
        expect(answers).toEqual([false, false, true, true]);
      });

      test('cannot be longer than announced', async () => {
        await begin();
        for (const offset of [0, PIECE_BYTES]) await sendPiece(sending, pieceOf(bytes, offset));
        const more = Buffer.concat([bytes, Buffer.alloc(100)]);
        const tail = { ...pieceOf(more, 2 * PIECE_BYTES), key };
        expect(await sendPiece(sending, tail)).toEqual({ ok: false, reason: 'wrong-piece' });
        await sendPiece(sending, pieceOf(bytes, 2 * PIECE_BYTES));
        expect(await sendPiece(sending, { ...tail, offset: bytes.length })).toEqual({
          ok: false,
          reason: 'wrong-offset',
        });
      });

      test('sent from two tabs at once is stored once and complete', async () => {
        const tab = async () => {
          const begun = await begin();
          let offset = begun.ok ? begun.value.offset : 0;
          while (offset < bytes.length) {
            const sent = await sendPiece(sending, pieceOf(bytes, offset));
            const at = sent.ok ? sent.value.offset : await offsetNow();
            if (typeof at === 'string') break;
            offset = at;
          }
          return finishUpload(sending, key);
        };
        const [first, second] = await Promise.all([tab(), tab()]);
        for (const each of [first, second])
          expect(each).toMatchObject({ ok: true, value: { entry: { photo: { key } } } });
        expect(await photosOf(sending)).toHaveLength(1);
        expect(await piecesOf(sending)).toEqual([]);
      });

      test('that differs from its announcement is refused and restarts from the beginning', async () => {
        const declaration = { ...declarationOf(bytes), sha256: sha256Of(Buffer.from('another')) };
        const other = keyOf(declaration.sha256);
        await beginUpload(sending, declaration);
        for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES)
          await sendPiece(sending, { ...pieceOf(bytes, offset), key: other });
        expect(await finishUpload(sending, other)).toEqual({ ok: false, reason: 'wrong-checksum' });
        expect(await piecesOf(sending)).toEqual([]);
        expect(await beginUpload(sending, declaration)).toMatchObject({ ok: true, value: { offset: 0 } });
      });

      test('is not inspected before it is complete', async () => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        expect(await finishUpload(sending, key)).toEqual({ ok: false, reason: 'incomplete' });
        expect(await offsetNow()).toBe(PIECE_BYTES);
      });

      test('that another tab finishes meanwhile gets the same answer', async () => {
        await begin();
        for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES)
          await sendPiece(sending, pieceOf(bytes, offset));
        const first: unknown[] = [];
        const get = vi.spyOn(runtime.files, 'get').mockImplementationOnce(async () => {
          first.push(await finishUpload(sending, key));
          return null;
        });
        const second = await finishUpload(sending, key);
        get.mockRestore();
        expect(second).toMatchObject({ ok: true, value: { entry: { photo: { key } } } });
        expect([second]).toEqual(first);
        expect(await begin()).toEqual(second);
      });

      test('that is finished twice becomes one photo with one answer', async () => {
        const sent = await sendWhole(sending, bytes);
        expect(await finishUpload(sending, key)).toEqual(sent);
        expect(await begin()).toEqual(sent);
        expect(await photosOf(sending)).toHaveLength(1);
      });

      test('that is canceled is deleted', async () => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        expect((await cancelUpload(sending, key)).ok).toBe(true);
        expect(await piecesOf(sending)).toEqual([]);
        expect(await offsetNow()).toBe('no-such-upload');
      });

      test('that is refused for its content leaves nothing behind', async () => {
        const junk = Buffer.alloc(PIECE_BYTES + 1, 'x');
        expect(await sendWhole(sending, junk)).toEqual({ ok: false, reason: 'not-photo' });
        expect([...(await piecesOf(sending)), ...(await mediaOf(sending))]).toEqual([]);
        expect(await runtime.store.get(uploads, uploadId(sending.draftId, keyOf(sha256Of(junk))))).toBeNull();
      });
    });

    describe('refusals before the first byte', () => {
      test.each([
        ['an empty file', { bytes: 0 }, 'empty'],
        ['a photo above 25 MB', { bytes: 25 * 1024 * 1024 + 1 }, 'too-large'],
        ['a document above 50 MB', { purpose: 'document', bytes: 50 * 1024 * 1024 + 1 }, 'too-large'],
      ])('%s', async (_what, more, reason) => {
        const declaration = {
          ...declarationOf(bytes),
          kind: 'Survey',
          title: '',
          asOf: now,
          ...more,
        } as never;
        expect(await beginUpload(sending, declaration)).toEqual({ ok: false, reason });
      });

      test('a forty-first photo, but not a repeat of one of the forty', async () => {
        await sendWhole(sending, bytes);
        const [photo] = await photosOf(sending);
        if (!photo) throw new Error('It was sent');
        const photos = Array.from({ length: MAX_PHOTOS }, (_, order) =>
          order === 7 ? { ...photo, order } : { ...photo, order, key: String(order).padStart(24, '0') },
        );
        const full = emptyDraft(sending.draftId, sending.by.user.uid, { photos });
        await runtime.store.commit([write.set(drafts, sending.draftId, full)]);
        const another = declarationOf(await aLargePicture());
        expect(await beginUpload(sending, another)).toEqual({ ok: false, reason: 'too-many-photos' });
        expect(await begin()).toMatchObject({ ok: true, value: { entry: { photo: { order: 7 } } } });
      });

      test('more than sixty concurrent uploads', async () => {
        const declarations = Array.from({ length: 61 }, (_, at) => ({
          ...declarationOf(bytes),
          sha256: sha256Of(Buffer.from([at])),
        }));
        const begun = [];
        for (const declaration of declarations) begun.push(await beginUpload(sending, declaration));
        expect(begun.filter(({ ok }) => ok)).toHaveLength(60);
        expect(begun.at(-1)).toEqual({ ok: false, reason: 'too-many-uploads' });
      });
    });

    describe('the upload command', () => {
      const ways = {
        begin: (by: Sending) => beginUpload(by, declarationOf(bytes)),
        read: (by: Sending) => readUpload(by, key),
        send: (by: Sending) => sendPiece(by, pieceOf(bytes)),
        finish: (by: Sending) => finishUpload(by, key),
        cancel: (by: Sending) => cancelUpload(by, key),
        restore: (by: Sending) => restoreFile(by, key),
        remove: (by: Sending) => changeDraftPhotos(by, { type: 'remove', key }),
      };

      test.each(Object.entries(ways))(
        '%s is refused to everyone but the seller of the draft, even to staff',
        async (_name, way) => {
          await begin();
          for (const role of ['member', 'seller', 'admin'] as const) {
            const stranger = await aSending(runtime.store, sending.draftId, {
              uid: `stranger-${role}`,
              role,
            });
            expect(await way(stranger)).toEqual({ ok: false, reason: 'not-found' });
          }
          expect(await offsetNow()).toBe(0);
        },
      );

      test.each(Object.entries(ways))('%s is refused for a draft in review', async (_name, way) => {
        await begin();
        const draft = emptyDraft(sending.draftId, sending.by.user.uid);
        const standing = { ...draft.standing, status: 'InReview' as const, submission: 1 };
        await runtime.store.commit([write.set(drafts, sending.draftId, { ...draft, standing })]);
        expect(await way(sending)).toEqual({ ok: false, reason: 'not-editable' });
      });

      test('an upload belongs to one draft only', async () => {
        await begin();
        const other = await aSending(runtime.store, `${sending.draftId}x`);
        expect(await readUpload(other, key)).toEqual({ ok: false, reason: 'no-such-upload' });
      });
    });

    describe('cleanup and restoring', () => {
      test('an abandoned upload is deleted with its pieces after a day, not earlier', async () => {
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        await sweepUploads(now + FILE_KEPT_MS);
        expect(await piecesOf(sending)).toHaveLength(1);
        await sweepUploads(now + FILE_KEPT_MS + 1);
        expect(await piecesOf(sending)).toEqual([]);
        expect(await offsetNow()).toBe('no-such-upload');
      });

      test('a photo in use stays', async () => {
        await sendWhole(sending, bytes);
        const media = await mediaOf(sending);
        await sweepUploads(now + 100 * FILE_KEPT_MS);
        expect(await mediaOf(sending)).toEqual(media);
      });

      test('a removed photo can be restored to its position without a new upload', async () => {
        const second = await aLargePicture();
        await sendWhole(sending, bytes);
        await sendWhole(sending, second);
        await changeDraftPhotos(sending, { type: 'describe', key, caption: 'Front', room: 'Front' });
        const before = await photosOf(sending);
        await changeDraftPhotos(sending, { type: 'remove', key });
        expect((await photosOf(sending)).map((photo) => photo.key)).toEqual([keyOf(sha256Of(second))]);
        expect((await restoreFile(sending, key)).ok).toBe(true);
        expect(await photosOf(sending)).toEqual(before);
        await sweepUploads(now + 2 * FILE_KEPT_MS);
        expect(await mediaOf(sending)).not.toEqual([]);
      });

      test('only interrupted uploads and removed files are listed', async () => {
        const [stored, removed] = [await aLargePicture(), await aLargePicture()];
        await sendWhole(sending, stored);
        await sendWhole(sending, removed, declarationOf(removed, 'removed.jpg'));
        await changeDraftPhotos(sending, { type: 'remove', key: keyOf(sha256Of(removed)) });
        await begin();
        await sendPiece(sending, pieceOf(bytes));
        const percent = Math.floor((PIECE_BYTES / bytes.length) * 100);
        expect(await listUploads(sending.draftId, 'photo')).toEqual({
          unfinished: [{ key, name: 'front.jpg', percent }],
          removed: [{ key: keyOf(sha256Of(removed)), name: 'removed.jpg' }],
        });
        expect(await listUploads(sending.draftId, 'document')).toEqual({ unfinished: [], removed: [] });
      });

      test('a removed photo is restored at once when it is added again', async () => {
        await sendWhole(sending, bytes);
        await changeDraftPhotos(sending, { type: 'remove', key });
        expect(await begin()).toMatchObject({
          ok: true,
          value: { offset: bytes.length, entry: { photo: { key } } },
        });
        expect(await photosOf(sending)).toHaveLength(1);
      });

      test('a removed photo is deleted after a day', async () => {
        await sendWhole(sending, bytes);
        await changeDraftPhotos(sending, { type: 'remove', key });
        await sweepUploads(now + FILE_KEPT_MS);
        expect(await mediaOf(sending)).not.toEqual([]);
        await sweepUploads(now + FILE_KEPT_MS + 1);
        expect(await mediaOf(sending)).toEqual([]);
        expect(await restoreFile(sending, key)).toEqual({ ok: false, reason: 'no-such-upload' });
      });

      test('a file that a change removes from a public listing stays until the change is published', async () => {
        await sendWhole(sending, bytes);
        const draft = (await runtime.store.get(drafts, sending.draftId))?.data;
        if (!draft) throw new Error('There is a draft');
        const { photos, documents } = draft;
        const standing = { ...draft.standing, published: 1 };
        await runtime.store.commit([
          write.set(submissions, submissionId(sending.draftId, 1), {
            answers: {},
            photos,
            documents,
            at: now,
          }),
          write.set(drafts, sending.draftId, { ...draft, standing }),
        ]);
        await changeDraftPhotos(sending, { type: 'remove', key });
        await sweepUploads(now + FILE_KEPT_MS + 1);
        expect(await mediaOf(sending)).not.toEqual([]);
        await runtime.store.commit([write.delete(submissions, submissionId(sending.draftId, 1))]);
        await sweepUploads(now + 3 * FILE_KEPT_MS);
        expect(await mediaOf(sending)).toEqual([]);
      });

      test('a photo removed from the draft stays as long as the listing shows it', async () => {
        await sendWhole(sending, bytes);
        await changeDraftPhotos(sending, { type: 'remove', key });
        const [sample] = sampleCatalog({ size: 1, now, createSalt: () => '0'.repeat(64) });
        const [media] = sample?.listing.media ?? [];
        if (!sample || !media) throw new Error('The sample has a picture');
        const listing = { ...sample.listing, media: [{ ...media, key: `${sending.draftId}-${key}` }] };
        await runtime.store.commit([write.set(listings, sending.draftId, listing)]);
        await sweepUploads(now + FILE_KEPT_MS + 1);
        expect(await mediaOf(sending)).not.toEqual([]);
        await runtime.store.commit([write.delete(listings, sending.draftId)]);
        await sweepUploads(now + 2 * FILE_KEPT_MS + 2);
        expect(await mediaOf(sending)).toEqual([]);
      });
    });
  });
}
