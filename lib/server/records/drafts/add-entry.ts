import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { addDocument, type DocumentRefusal } from '@/lib/domain/drafts/files/documents';
import { insertPhoto, type PhotoRefusal } from '@/lib/domain/drafts/files/photos';
import type { FileEntry } from '@/lib/domain/drafts/files/upload';
import { ok, type Result } from '@/lib/domain/shared/result';

/** Adds a file to the draft, a photo at its position. Keeps an existing file unchanged. */
export function addEntry(draft: Draft, entry: FileEntry): Result<Draft, PhotoRefusal | DocumentRefusal> {
  if (entry.purpose === 'photo') {
    const photos = insertPhoto(draft.photos, entry.photo);
    return photos.ok ? ok({ ...draft, photos: [...photos.value] }) : photos;
  }
  const documents = addDocument(draft.documents, entry.document);
  return documents.ok ? ok({ ...draft, documents: [...documents.value] }) : documents;
}
