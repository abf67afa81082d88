import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DraftDocument, describeDocument } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { altOf, MAX_PHOTOS, type Photo, photoFile } from '@/lib/domain/drafts/files/photos';
import type { FileEntry, FileFault, FileWish } from '@/lib/domain/drafts/files/upload';
import type { FileRefusal } from '@/lib/domain/drafts/upload-refusals';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { FilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { HEAD_BYTES, isPhotoType, typeOfFile } from './file-type';
import { examinePdf, remakePhoto } from './run-worker';

export const writeTo = (path: string, body: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }));

interface Given {
  /** Whose file it is: users take turns. */
  readonly uid: string;
  readonly draftId: string;
  readonly wish: FileWish;
  /** Where the whole file lies; `wish.sha256` has been checked. */
  readonly path: string;
  /** May be written to. */
  readonly folder: string;
  readonly now: number;
}

/** Looks at a file, keeps what may be kept of it, and answers what the draft shall say of it. */
export async function takeIn(given: Given): Promise<Result<FileEntry, FileRefusal>> {
  if (given.wish.purpose === 'photo') {
    const photo = await takePhoto(given);
    return photo.ok ? ok({ purpose: 'photo', photo: photo.value }) : photo;
  }
  const document = await takeDocument(given);
  return document.ok ? ok({ purpose: 'document', document: document.value }) : document;
}

/** What is kept is drawn anew from its pixels: nothing else of the file is left. */
async function takePhoto({ uid, draftId, wish, path, folder }: Given): Promise<Result<Photo, FileRefusal>> {
  const type = typeOfFile(await readHead(path));
  if (!isPhotoType(type)) return refuse('not-photo');
  const made = join(folder, 'made');
  await mkdir(made);
  const remade = await remakePhoto({ uid, path, folder: made });
  if (!remade.ok) {
    const { fault } = remade.reason;
    return refuse(type === 'heic' && fault === 'damaged' ? 'heic' : fault);
  }
  const { width, height, blurDataUrl } = remade.value;
  const key = keyOf(wish.sha256);
  await Promise.all(
    photoWidths(width).flatMap((each) =>
      (['avif', 'webp'] as const).map((format) =>
        // One that is there was made of the same bytes.
        runtime().files.create(`public/media/${draftId}/${photoFile(key, each, format)}`, {
          contentType: `image/${format}`,
          body: createReadStream(join(made, `${each}.${format}`)),
        }),
      ),
    ),
  );
  return ok({
    key,
    width,
    height,
    blurDataUrl,
    caption: '',
    room: null,
    order: MAX_PHOTOS,
    alt: altOf('', null),
  });
}

/** A document is kept as it was sent, signatures included, once nothing in it does anything. */
async function takeDocument({
  uid,
  draftId,
  wish,
  path,
  folder,
  now,
}: Given): Promise<Result<DraftDocument, FileRefusal>> {
  if (wish.purpose !== 'document') throw new Error('A photo is no document');
  const facts = describeDocument(wish, now);
  if (!facts.ok) return facts;
  const key = keyOf(wish.sha256);
  const kept = await keepPdf({ uid, path, folder }, `private/documents/${draftId}/${key}.pdf`);
  if (!kept.ok) return kept;
  return ok({ key, bytes: wish.bytes, sha256: wish.sha256, ...facts.value });
}

/** Keeps a PDF as it was sent, once nothing in it does anything. One that is there stays. */
export async function keepPdf(
  { uid, path, folder }: Pick<Given, 'uid' | 'path' | 'folder'>,
  to: FilePath,
): Promise<Result<null, FileRefusal>> {
  const fault = await examineDocument({ uid, path, folder });
  if (fault) return refuse(fault);
  await runtime().files.create(to, { contentType: 'application/pdf', body: createReadStream(path) });
  return ok(null);
}

/** What speaks against keeping a file as a document; null: it is a PDF in which nothing does anything. */
export async function examineDocument({
  uid,
  path,
  folder,
}: Pick<Given, 'uid' | 'path' | 'folder'>): Promise<FileFault | null> {
  if (typeOfFile(await readHead(path)) !== 'pdf') return 'not-pdf';
  const examined = await examinePdf({ uid, path, folder });
  return examined.ok ? null : examined.reason.fault;
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
