import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { type DraftDocument, describeDocument } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { altOf, MAX_PHOTOS, type Photo, photoFile } from '@/lib/domain/drafts/files/photos';
import type { FileDeclaration, FileEntry, FileFault } from '@/lib/domain/drafts/files/upload';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { FilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { HEAD_BYTES, isPhotoType, typeOfFile } from './file-type';
import { examinePdf, remakeLogo, remakePhoto } from './run-worker';

export const writeTo = (path: string, body: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }));

interface SentFile {
  /** The user who sent the file. Users take turns. */
  readonly uid: string;
  readonly draftId: string;
  readonly declaration: FileDeclaration;
  /** The path of the complete file. Its SHA-256 was checked against `wish.sha256`. */
  readonly path: string;
  /** A folder for temporary files. */
  readonly folder: string;
  readonly now: number;
}

/**
 * Checks a file, stores what is accepted of it, and returns its entry for the draft, or why it was refused.
 */
export async function takeIn(sent: SentFile): Promise<Result<FileEntry, FileRefusal>> {
  if (sent.declaration.purpose === 'photo') {
    const photo = await takePhoto(sent);
    return photo.ok ? ok({ purpose: 'photo', photo: photo.value }) : photo;
  }
  const document = await takeDocument(sent);
  return document.ok ? ok({ purpose: 'document', document: document.value }) : document;
}

/** Stores new images made from the photo's pixels. Nothing else of the file is stored. */
async function takePhoto({
  uid,
  draftId,
  declaration,
  path,
  folder,
}: SentFile): Promise<Result<Photo, FileRefusal>> {
  const type = typeOfFile(await readHead(path));
  if (!isPhotoType(type)) return refuse('not-photo');
  const made = join(folder, 'made');
  await mkdir(made);
  const remade = await remakePhoto({ uid, path, folder: made });
  if (!remade.ok) {
    const { fault } = remade.reason;
    return refuse(type === 'heic' && fault === 'damaged' ? 'heic' : fault);
  }
  const { width, height, blurDataUrl, doubt } = remade.value;
  const key = keyOf(declaration.sha256);
  await Promise.all(
    photoWidths(width).flatMap((each) =>
      (['avif', 'webp'] as const).map((format) =>
        // An existing file was made from the same bytes, so it may stay.
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
    ...(doubt && { doubt }),
  });
}

/** Stores a small image made from a logo's pixels. An existing file was made from the same bytes, so it stays. */
export async function keepLogo(
  { uid, path, folder }: Pick<SentFile, 'uid' | 'path' | 'folder'>,
  to: FilePath,
): Promise<Result<{ readonly width: number; readonly height: number }, FileRefusal>> {
  const type = typeOfFile(await readHead(path));
  if (type !== 'jpeg' && type !== 'png' && type !== 'webp') return refuse('not-photo');
  const made = join(folder, 'made');
  await mkdir(made);
  const remade = await remakeLogo({ uid, path, folder: made });
  if (!remade.ok) return refuse(remade.reason.fault);
  const { width, height } = remade.value;
  const body = createReadStream(join(made, 'logo.webp'));
  await runtime().files.create(to, { contentType: 'image/webp', body });
  return ok({ width, height });
}

/** Stores a document as it was sent, signatures included, if it has no active content. */
async function takeDocument({
  uid,
  draftId,
  declaration,
  path,
  folder,
  now,
}: SentFile): Promise<Result<DraftDocument, FileRefusal>> {
  if (declaration.purpose !== 'document') throw new Error('A photo is no document');
  const facts = describeDocument(declaration, now);
  if (!facts.ok) return facts;
  const key = keyOf(declaration.sha256);
  const stored = await keepPdf({ uid, path, folder }, `private/documents/${draftId}/${key}.pdf`);
  if (!stored.ok) return stored;
  return ok({ key, bytes: declaration.bytes, sha256: declaration.sha256, ...facts.value });
}

/** Stores a PDF as it was sent, if it has no active content. An existing file stays. */
export async function keepPdf(
  { uid, path, folder }: Pick<SentFile, 'uid' | 'path' | 'folder'>,
  to: FilePath,
): Promise<Result<null, FileRefusal>> {
  const fault = await examineDocument({ uid, path, folder });
  if (fault) return refuse(fault);
  await runtime().files.create(to, { contentType: 'application/pdf', body: createReadStream(path) });
  return ok(null);
}

/** Why a file cannot be stored as a document; null: it is a PDF without active content. */
export async function examineDocument({
  uid,
  path,
  folder,
}: Pick<SentFile, 'uid' | 'path' | 'folder'>): Promise<FileFault | null> {
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
