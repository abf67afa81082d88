import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import {
  changeDocuments,
  type DocumentChange,
  type DraftDocument,
} from '@/lib/domain/drafts/files/documents';
import { changePhotos, type Photo, type PhotoChange } from '@/lib/domain/drafts/files/photos';
import type { FileEntry } from '@/lib/domain/drafts/files/upload';
import { ok, type Result } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { changeDraft, readDraft } from '@/lib/server/workflows/drafts/drafts';
import { FILE_KEPT_MS, keepUpload, type Sending } from './uploads';

/** Changes the list of photos. A removed photo can be restored for a while. */
export async function changeDraftPhotos(
  { by, draftId, now }: Sending,
  change: PhotoChange,
): Promise<Result<readonly Photo[], FileRefusal>> {
  let removed: Photo | undefined;
  const changed = await changeDraft(
    by,
    draftId,
    (draft) => {
      removed = draft.photos.find(({ key }) => key === change.key);
      const photos = changePhotos(draft.photos, change);
      return photos.ok ? ok({ ...draft, photos: [...photos.value] }) : photos;
    },
    now,
  );
  if (!changed.ok) return changed;
  if (change.type === 'remove' && removed)
    await setAside(draftId, { purpose: 'photo', photo: removed }, change.key, now);
  return ok(changed.value.photos);
}

export async function changeDraftDocuments(
  { by, draftId, now }: Sending,
  change: DocumentChange,
): Promise<Result<readonly DraftDocument[], FileRefusal>> {
  let removed: DraftDocument | undefined;
  const changed = await changeDraft(
    by,
    draftId,
    (draft) => {
      removed = draft.documents.find(({ key }) => key === change.key);
      const documents = changeDocuments(draft.documents, change);
      return documents.ok ? ok({ ...draft, documents: [...documents.value] }) : documents;
    },
    now,
  );
  if (!changed.ok) return changed;
  if (change.type === 'remove' && removed)
    await setAside(draftId, { purpose: 'document', document: removed }, change.key, now);
  return ok(changed.value.documents);
}

async function setAside(draftId: string, entry: FileEntry, key: string, now: number): Promise<void> {
  const upload = (await runtime().store.get(uploads, uploadId(draftId, key)))?.data;
  if (upload) await keepUpload({ ...upload, state: 'removed', entry, expiresAt: now + FILE_KEPT_MS });
}

/** For a reverted draft: the files it loses stay restorable for a while, the ones it regains are kept. */
export async function retainRemovedFiles(
  tx: Transaction,
  { draftId, ...now }: Pick<Draft, 'draftId' | 'photos' | 'documents'>,
  before: Pick<Draft, 'photos' | 'documents'>,
  at: number,
): Promise<void> {
  const [had, has] = [now, before].map(({ photos, documents }) => [
    ...photos.map(({ key }) => key),
    ...documents.map(({ key }) => key),
  ]);
  const moved = [...new Set([...(had ?? []), ...(has ?? [])])].filter(
    (key) => had?.includes(key) !== has?.includes(key),
  );
  const found = await tx.getAll(
    uploads,
    moved.map((key) => uploadId(draftId, key)),
  );
  for (const upload of found) {
    if (!upload) continue;
    const isBack = has?.includes(upload.data.key);
    const change = isBack
      ? { state: 'kept' as const, expiresAt: null }
      : { state: 'removed' as const, expiresAt: at + FILE_KEPT_MS };
    tx.set(uploads, upload.id, { ...upload.data, ...change });
  }
}

/** The draft's current files. */
export async function readDraftFiles({ by, draftId }: Sending): Promise<Pick<Draft, 'photos' | 'documents'>> {
  const draft = await readDraft(by.user, draftId);
  return draft.ok ? draft.value : { photos: [], documents: [] };
}
