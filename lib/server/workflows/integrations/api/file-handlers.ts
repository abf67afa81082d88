import 'server-only';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import type { DocumentFacts } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { entryIn } from '@/lib/domain/drafts/files/file-entry';
import { type FileDeclaration, type FileEntry, largestOf } from '@/lib/domain/drafts/files/upload';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readChunks } from '@/lib/server/platform/intake/read-chunks';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { isDiskFull } from '@/lib/server/platform/process/disk-full';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { changeDraftDocuments, changeDraftPhotos } from '@/lib/server/workflows/uploads/change-files';
import {
  keepFile,
  openDraft,
  refuseAnnouncedFile,
  type Sending,
} from '@/lib/server/workflows/uploads/uploads';
import type { Handler } from './seller-route';
import { toDocument, toPhoto } from './views';

export const addPhoto: Handler<'addPhoto'> = async ({ by, params, query, request, now }) => {
  const sending = { by, draftId: params.draftId, now };
  const kept = await takeFile(sending, request, { purpose: 'photo' });
  if (!kept.ok) return refuse({ reason: kept.reason });
  if (kept.value.purpose !== 'photo') throw new Error('A photo became a document');
  const { photo } = kept.value;
  const caption = query.caption ?? '';
  if (caption === '') return ok({ body: toPhoto(photo) });
  const described = { type: 'describe', key: photo.key, caption, room: photo.room } as const;
  const photos = await changeDraftPhotos(sending, described);
  if (!photos.ok) return refuse({ reason: photos.reason });
  return ok({ body: toPhoto(photos.value.find(({ key }) => key === photo.key) ?? photo) });
};

export const addDocument: Handler<'addDocument'> = async ({ by, params, query, request, now }) => {
  const { kind, title } = query;
  const asOf = fromEasternDay(query.asOf) ?? now;
  const sending = { by, draftId: params.draftId, now };
  const kept = await takeFile(sending, request, { purpose: 'document', kind, title, asOf });
  // Of a closing, `not-yet` means an earlier step.
  if (!kept.ok) return refuse({ reason: kept.reason === 'not-yet' ? 'document-date' : kept.reason });
  if (kept.value.purpose !== 'document') throw new Error('A document became a photo');
  return ok({ body: toDocument(kept.value.document) });
};

export const removePhoto: Handler<'removePhoto'> = async ({ by, params, now }) => {
  const change = { type: 'remove', key: params.fileId } as const;
  const changed = await changeDraftPhotos({ by, draftId: params.draftId, now }, change);
  return changed.ok ? ok({ body: null }) : refuse({ reason: changed.reason });
};

export const removeDocument: Handler<'removeDocument'> = async ({ by, params, now }) => {
  const change = { type: 'remove', key: params.fileId } as const;
  const changed = await changeDraftDocuments({ by, draftId: params.draftId, now }, change);
  return changed.ok ? ok({ body: null }) : refuse({ reason: changed.reason });
};

type Purpose = { readonly purpose: 'photo' } | ({ readonly purpose: 'document' } & DocumentFacts);

/** Files of one organization that may arrive at once: each takes room on the disk. */
const atOnce = 6;
const underWay = perProcess('sellerApiFiles', () => new Map<string, number>());

/** Takes a file if the organization has not too many under way. */
async function takeFile(
  sending: Sending,
  request: Request,
  purpose: Purpose,
): Promise<Result<FileEntry, FileRefusal>> {
  const { uid } = sending.by.user;
  const count = underWay().get(uid) ?? 0;
  if (count >= atOnce) return refuse('too-many-uploads');
  underWay().set(uid, count + 1);
  try {
    return await receiveFile(sending, request, purpose);
  } finally {
    const left = (underWay().get(uid) ?? 1) - 1;
    if (left > 0) underWay().set(uid, left);
    else underWay().delete(uid);
  }
}

/** Writes the body to a temporary file as it arrives, then checks and keeps it like any upload. */
async function receiveFile(
  sending: Sending,
  { body, headers, signal }: Request,
  purpose: Purpose,
): Promise<Result<FileEntry, FileRefusal>> {
  const draft = await openDraft(sending.by, sending.draftId);
  if (!draft.ok) return draft;
  const maxBytes = largestOf(purpose.purpose);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return refuse('too-large');
  if (!body) return refuse('empty');
  return withFolder(async (folder) => {
    const path = join(folder, 'sent');
    const received = await receive(readChunks(body, { ended: signal, maxBytes }), path);
    if (!received) return refuse('incomplete');
    const there = entryIn(draft.value, keyOf(received.sha256));
    if (there?.purpose === purpose.purpose) return ok(there);
    const declaration: FileDeclaration = { name: keyOf(received.sha256), ...received, ...purpose };
    const refusal = refuseAnnouncedFile(declaration, sending.now);
    if (refusal) return refuse(refusal);
    const work = join(folder, 'work');
    await mkdir(work);
    return keepFile(sending, declaration, { path, folder: work });
  });
}

/** Null if the body broke off or became too large. */
async function receive(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Pick<FileDeclaration, 'bytes' | 'sha256'> | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.from(chunks), count, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return null;
  }
  return { bytes, sha256: hash.digest('hex') };
}
