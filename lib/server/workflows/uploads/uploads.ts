import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { describeDocument, MAX_DOCUMENTS } from '@/lib/domain/drafts/files/documents';
import { keyOf, type Upload } from '@/lib/domain/drafts/files/draft-files';
import { entryIn } from '@/lib/domain/drafts/files/file-entry';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import {
  type FileDeclaration,
  type FileEntry,
  largestOf,
  type UploadState,
} from '@/lib/domain/drafts/files/upload';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import {
  dropPieces,
  LARGEST_PIECE,
  type Piece,
  readOffset,
  readPieces,
  SMALLEST_PIECE,
  storePiece,
} from '@/lib/server/platform/intake/pieces';
import { takeIn, writeTo } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { addEntry } from '@/lib/server/records/drafts/add-entry';
import { uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { changeDraft, readDraft } from '@/lib/server/workflows/drafts/drafts';

/** How long an interrupted upload can be resumed and a removed file restored. */
export const FILE_KEPT_MS = 24 * 3_600_000;
/** Per person. */
const UNDER_WAY_AT_MOST = 60;
/** Higher than for other changes of a draft, because each file was counted when it arrived. */
const addLimit: RateLimit = { name: 'draft-files', burst: 2_000, refillMs: 160 };

/** The sender, the file, the draft and the time of an upload. */
export interface Sending {
  readonly by: SignedIn;
  readonly draftId: string;
  readonly now: number;
}
type Answer<T = UploadState> = Promise<Result<T, FileRefusal>>;

/**
 * Announces a file. Its id comes from its SHA-256, so the same file resumes where it stopped from any tab or
 * device, and a file that is already stored is not sent again.
 */
export async function beginUpload({ by, draftId, now }: Sending, declaration: FileDeclaration): Answer {
  const draft = await openDraft(by, draftId);
  if (!draft.ok) return draft;
  const faulty = refuseAnnouncedFile(declaration, now);
  if (faulty) return refuse(faulty);
  const key = keyOf(declaration.sha256);
  const there = entryIn(draft.value, key);
  if (there) return ok({ key, offset: declaration.bytes, entry: there });
  const full = refuseMore(draft.value, declaration);
  if (full) return refuse(full);
  const { store } = runtime();
  const before = (await store.get(uploads, uploadId(draftId, key)))?.data;
  if (before?.state === 'removed') return restoreFile({ by, draftId, now }, key);
  const { docs } = await store.query(uploads, {
    where: [
      { field: 'uid', op: '==', value: by.user.uid },
      { field: 'state', op: '==', value: 'receiving' },
    ],
    limit: UNDER_WAY_AT_MOST + 1,
  });
  const isNew = docs.every(({ id }) => id !== uploadId(draftId, key));
  if (isNew && docs.length >= UNDER_WAY_AT_MOST) return refuse('too-many-uploads');
  const expiresAt = now + FILE_KEPT_MS;
  await keepUpload({
    draftId,
    key,
    wish: declaration,
    uid: by.user.uid,
    state: 'receiving',
    entry: null,
    expiresAt,
  });
  return ok({ key, offset: Math.min(await readOffset(draftId, key), declaration.bytes), entry: null });
}

/** How many bytes have arrived. */
export async function readUpload(
  { by, draftId }: Sending,
  key: string,
): Answer<UploadState & { bytes: number }> {
  const found = await findUpload(by, draftId, key);
  if (!found.ok) return found;
  const { wish: declaration, state, entry } = found.value.data;
  const isStored = state === 'kept';
  const offset = isStored ? declaration.bytes : await readOffset(draftId, key);
  return ok({ key, offset, entry: isStored ? entry : null, bytes: declaration.bytes });
}

export async function sendPiece(
  { by, draftId }: Sending,
  piece: Omit<Piece, 'draftId'>,
): Answer<Pick<UploadState, 'offset'>> {
  const { key, offset, length } = piece;
  const found = await findUpload(by, draftId, key);
  if (!found.ok) return found;
  const { wish: declaration, state } = found.value.data;
  const left = declaration.bytes - offset;
  const isFit = length <= LARGEST_PIECE && length <= left && length >= Math.min(left, SMALLEST_PIECE);
  if (state !== 'receiving') return refuse('wrong-offset');
  if (!isFit || length === 0) return refuse(left <= 0 ? 'wrong-offset' : 'wrong-piece');
  const storedPiece = await storePiece({ ...piece, draftId });
  return storedPiece.ok ? ok({ offset: storedPiece.value }) : storedPiece;
}

/** Inspects an uploaded file and adds it to the draft. A repeat gets the same answer. */
export async function finishUpload({ by, draftId, now }: Sending, key: string): Answer {
  const found = await findUpload(by, draftId, key);
  if (!found.ok) return found;
  const { wish: declaration, state, entry } = found.value.data;
  if (state === 'kept' && entry) return ok({ key, offset: declaration.bytes, entry });
  if ((await readOffset(draftId, key)) !== declaration.bytes) return refuse('incomplete');
  const taken = await withFolder(async (folder): Answer<FileEntry> => {
    const path = join(folder, 'sent');
    await writeTo(path, readPieces(draftId, key));
    if ((await sha256Of(path)) !== declaration.sha256) return refuse('wrong-checksum');
    return keepFile({ by, draftId, now }, declaration, { path, folder });
  });
  if (!taken.ok) {
    // Another tab finished first and deleted the pieces.
    const now = (await runtime().store.get(uploads, uploadId(draftId, key)))?.data;
    if (now?.entry && now.state === 'kept') return ok({ key, offset: declaration.bytes, entry: now.entry });
    if (mayBeSentAgain(taken.reason)) return taken;
    await forget(found.value);
  }
  await dropPieces(draftId, key);
  return taken.ok ? ok({ key, offset: declaration.bytes, entry: taken.value }) : taken;
}

/** A refusal unrelated to the file's content keeps the uploaded pieces. */
const mayBeSentAgain = (reason: FileRefusal): boolean =>
  ['signed-out', 'not-editable', 'busy', 'too-many-photos', 'too-many-documents'].includes(reason);

/** Stores a complete file, from pieces or from a form. */
export async function keepFile(
  { by, draftId, now }: Sending,
  declaration: FileDeclaration,
  { path, folder }: { readonly path: string; readonly folder: string },
): Promise<Result<FileEntry, FileRefusal>> {
  const taken = await takeIn({ uid: by.user.uid, draftId, declaration, path, folder, now });
  if (!taken.ok) return taken;
  const key = keyOf(declaration.sha256);
  const changed = await changeDraft(by, draftId, (draft) => addEntry(draft, taken.value), now, addLimit);
  if (!changed.ok) return changed;
  const entry = entryIn(changed.value, key) ?? taken.value;
  const { uid } = by.user;
  await keepUpload({ draftId, key, wish: declaration, uid, state: 'kept', entry, expiresAt: null });
  return ok(entry);
}

/** Restores a recently removed file, a photo at its old position. */
export async function restoreFile({ by, draftId, now }: Sending, key: string): Answer {
  const found = await findUpload(by, draftId, key);
  if (!found.ok) return found;
  const { entry, wish: declaration } = found.value.data;
  if (!entry) return refuse('no-such-upload');
  const changed = await changeDraft(by, draftId, (draft) => addEntry(draft, entry), now);
  if (!changed.ok) return changed;
  await keepUpload({ ...found.value.data, state: 'kept', expiresAt: null });
  return ok({ key, offset: declaration.bytes, entry });
}

export async function cancelUpload({ by, draftId }: Sending, key: string): Answer<null> {
  const found = await findUpload(by, draftId, key);
  if (!found.ok) return found;
  if (found.value.data.state !== 'receiving') return refuse('no-such-upload');
  await forget(found.value);
  await dropPieces(draftId, key);
  return ok(null);
}

function refuseMore({ photos, documents }: Draft, { purpose }: FileDeclaration): FileRefusal | null {
  if (purpose === 'photo') return photos.length >= MAX_PHOTOS ? 'too-many-photos' : null;
  return documents.length >= MAX_DOCUMENTS ? 'too-many-documents' : null;
}

/** The draft, if this person may change it now. */
export async function openDraft(by: SignedIn, draftId: string): Promise<Result<Draft, FileRefusal>> {
  const draft = await readDraft(by.user, draftId);
  if (!draft.ok) return draft;
  // Staff can read a submitted draft but not change it, and so can a viewer of the organization.
  const { store } = runtime();
  const organization = await readOrganizationOf(store, draft.value.owner.uid);
  const refusal = refuseSelling('edit', by.user, draft.value, organization);
  if (refusal) return refuse(refusal);
  return isEditable(draft.value.standing) ? draft : refuse('not-editable');
}

/** The reason to refuse it before the first byte arrives. */
export function refuseAnnouncedFile(declaration: FileDeclaration, now: number): FileRefusal | null {
  if (declaration.bytes <= 0) return 'empty';
  if (declaration.bytes > largestOf(declaration.purpose)) return 'too-large';
  if (declaration.purpose === 'photo') return null;
  const facts = describeDocument(declaration, now);
  return facts.ok ? null : facts.reason;
}

async function findUpload(
  by: SignedIn,
  draftId: string,
  key: string,
): Promise<Result<Doc<Upload & { readonly wish: FileDeclaration }>, FileRefusal>> {
  const draft = await openDraft(by, draftId);
  if (!draft.ok) return draft;
  const upload = await runtime().store.get(uploads, uploadId(draftId, key));
  if (!upload) return refuse('no-such-upload');
  const { wish, isCancellation } = upload.data;
  if (isCancellation || wish.purpose === 'cancellation') return refuse('no-such-upload');
  return ok({ ...upload, data: { ...upload.data, wish } });
}

export const keepUpload = (upload: Upload): Promise<void> =>
  runtime().store.commit([write.set(uploads, uploadId(upload.draftId, upload.key), upload)]);

/** Deletes it unless it changed meanwhile. */
async function forget({ id, version }: Doc<Upload>): Promise<void> {
  try {
    await runtime().store.commit([write.delete(uploads, id, version)]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** A draft's interrupted uploads and its removed files that can be restored. */
export async function listUploads(draftId: string, purpose: FileDeclaration['purpose']) {
  const { docs } = await runtime().store.query(uploads, {
    where: [
      { field: 'draftId', op: '==', value: draftId },
      { field: 'state', op: 'in', value: ['receiving', 'removed'] },
    ],
    limit: 200,
  });
  const found = docs.map(({ data }) => data).filter(({ wish }) => wish.purpose === purpose);
  const [receiving, removed] = (['receiving', 'removed'] as const).map((state) =>
    found.filter((upload) => upload.state === state),
  );
  return {
    unfinished: await Promise.all(
      (receiving ?? []).map(async ({ key, wish: { name, bytes } }) => {
        const percent = Math.floor(((await readOffset(draftId, key)) / bytes) * 100);
        return { key, name, percent };
      }),
    ),
    removed: (removed ?? []).map(({ key, wish }) => ({ key, name: wish.name })),
  };
}
