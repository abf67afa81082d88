import 'server-only';
import type { DraftDocument } from '@/lib/domain/drafts/files/documents';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Reader, write } from '@/lib/server/platform/store/store';
import { openingId, openings } from './draft-collections';

/** A reviewer opens a document. `file`: its key with `.pdf`; `at` in ms. */
export async function recordOpening(draftId: string, file: string, uid: string, at: number): Promise<void> {
  const id = openingId(draftId, file.replace(/\.pdf$/, ''), uid);
  await runtime().store.commit([write.set(openings, id, { uid, at })]);
}

/** Whether this reviewer has opened each of the documents. */
export async function areOpened(
  reader: Reader,
  draftId: string,
  documents: readonly DraftDocument[],
  uid: string,
): Promise<boolean> {
  const ids = documents.map(({ key }) => openingId(draftId, key, uid));
  const found = await Promise.all(ids.map((id) => reader.get(openings, id)));
  return found.every((doc) => doc !== null);
}
