import 'server-only';
import { ok, type Result } from '@/lib/domain/result';
import { changeDocuments, type DocumentChange, type DraftDocument } from '@/lib/domain/selling/documents';
import type { Draft } from '@/lib/domain/selling/draft';
import { changePhotos, type Photo, type PhotoChange } from '@/lib/domain/selling/photos';
import type { FileEntry, FileRefusal } from '@/lib/domain/selling/upload';
import { changeDraft, readDraft } from '@/lib/server/drafts';
import { runtime } from '@/lib/server/runtime';
import { uploadId, uploads } from '@/lib/server/store/collections';
import { FILE_KEPT_MS, keepUpload, type Sending } from './uploads';

/** Changes the list of photos; what is removed can be put back for a while. */
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

/** What the draft has now. */
export async function readDraftFiles({ by, draftId }: Sending): Promise<Pick<Draft, 'photos' | 'documents'>> {
  const draft = await readDraft(by.user, draftId);
  return draft.ok ? draft.value : { photos: [], documents: [] };
}
