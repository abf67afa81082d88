import type { DraftDocument } from './documents';
import type { Photo } from './photos';
import type { FileEntry } from './upload';

interface Files {
  readonly photos: readonly Photo[];
  readonly documents: readonly DraftDocument[];
}

/** The file with this key among a draft's files, or null. */
export function entryIn({ photos, documents }: Files, key: string): FileEntry | null {
  const photo = photos.find((each) => each.key === key);
  if (photo) return { purpose: 'photo', photo };
  const document = documents.find((each) => each.key === key);
  return document ? { purpose: 'document', document } : null;
}
