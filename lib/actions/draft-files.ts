'use server';

import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import { type DraftDocument, draftDocumentKinds } from '@/lib/domain/drafts/files/documents';
import { fileKeySchema } from '@/lib/domain/drafts/files/draft-files';
import { type Photo, toPhotoChange } from '@/lib/domain/drafts/files/photos';
import type { FilesState } from '@/lib/domain/drafts/files/upload';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  changeDraftDocuments,
  changeDraftPhotos,
  readDraftFiles,
} from '@/lib/server/workflows/uploads/change-files';
import { restoreFile, type Sending } from '@/lib/server/workflows/uploads/uploads';
import { notSavedMessage } from '@/messages/site/not-saved-message';

/** Changes a draft's photos: `earlier`, `later`, `move`, `cover`, `describe`, `remove` or `restore`. */
export async function changePhoto(_before: FilesState<Photo>, form: FormData): Promise<FilesState<Photo>> {
  const posted = await readForm(form);
  if (!posted) return { status: 'refused', message: fileRefusalWords['signed-out'] };
  const { sending, key, text } = posted;
  if (text('change') === 'restore') {
    const restored = await saveOrNull(restoreFile(sending, key));
    if (!restored) return { status: 'refused', message: notSavedMessage };
    if (!restored.ok) return { status: 'refused', message: fileRefusalWords[restored.reason] };
    return { status: 'done', entries: (await readDraftFiles(sending)).photos };
  }
  const changed = await saveOrNull(changeDraftPhotos(sending, toPhotoChange(text)));
  if (!changed) return { status: 'refused', message: notSavedMessage };
  return changed.ok
    ? { status: 'done', entries: changed.value }
    : { status: 'refused', message: fileRefusalWords[changed.reason] };
}

/** Changes a draft's documents: `describe`, `remove` or `restore`. */
export async function changeDocument(
  _before: FilesState<DraftDocument>,
  form: FormData,
): Promise<FilesState<DraftDocument>> {
  const posted = await readForm(form);
  if (!posted) return { status: 'refused', message: fileRefusalWords['signed-out'] };
  const { sending, key, text } = posted;
  const { now } = sending;
  if (text('change') === 'restore') {
    const restored = await saveOrNull(restoreFile(sending, key));
    if (!restored) return { status: 'refused', message: notSavedMessage };
    if (!restored.ok) return { status: 'refused', message: fileRefusalWords[restored.reason] };
    return { status: 'done', entries: (await readDraftFiles(sending)).documents };
  }
  const kind = draftDocumentKinds.find((each) => each === text('kind')) ?? 'TermsOfSale';
  const facts = { kind, title: text('title'), asOf: fromEasternDay(text('asOf')) ?? now };
  const change =
    text('change') === 'remove'
      ? ({ type: 'remove', key } as const)
      : ({ type: 'describe', key, now, ...facts } as const);
  const changed = await saveOrNull(changeDraftDocuments(sending, change));
  if (!changed) return { status: 'refused', message: notSavedMessage };
  return changed.ok
    ? { status: 'done', entries: changed.value }
    : { status: 'refused', message: fileRefusalWords[changed.reason] };
}

async function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 2_000);
  const by = await getSession();
  const key = fileKeySchema.safeParse(text('key'));
  const sending: Sending | null = by && { by, draftId: text('draftId'), now: clock.now() };
  // An invalid key becomes '', which matches no file.
  return sending && { sending, key: key.success ? key.data : '', text };
}
