import 'server-only';
import type { BulkItem, BulkUpload, ItemResult } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Assignment } from '@/lib/domain/bulk-uploads/plan';
import type { Draft } from '@/lib/domain/drafts/draft';
import { keyOf, type Upload } from '@/lib/domain/drafts/files/draft-files';
import { photoMark, withImportedPhoto } from '@/lib/domain/drafts/files/imported-photos';
import { isEditable } from '@/lib/domain/drafts/review-state';
import type { Organization } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { Transaction } from '@/lib/server/platform/store/store';
import { addEntry } from '@/lib/server/records/drafts/add-entry';
import { drafts, uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { FILE_KEPT_MS } from '@/lib/server/workflows/uploads/uploads';
import type { TakenItem } from './take-item';

interface Piece {
  readonly bulk: BulkUpload;
  readonly items: readonly BulkItem[];
  readonly organization: Organization;
  readonly part: readonly Assignment[];
  readonly taken: readonly Result<TakenItem, string>[];
  readonly now: number;
}

interface Added {
  readonly result: ItemResult;
  readonly reason: string | null;
}

/** Adds the files of a piece to their homes, in order, within the caller's commit. */
export async function addTaken(
  tx: Transaction,
  { bulk, items, organization, part, taken, now }: Piece,
): Promise<readonly Added[]> {
  const ids = [...new Set(part.map(({ draftId }) => draftId))];
  const found = await tx.getAll(drafts, ids);
  const before = new Map(ids.map((id, at) => [id, found[at]?.data ?? null]));
  const after = new Map(before);
  const written = new Set<string>();
  const added = part.map(({ at: place, draftId }, at): Added => {
    const item = taken[at];
    if (!item?.ok) return { result: 'refused', reason: item?.reason ?? 'gone' };
    const draft = after.get(draftId) ?? null;
    const next = add(draft, item.value, organization);
    const marked = (home: Draft, key: string | null) =>
      markFetched(home, { bulk, url: items[place]?.url ?? null, key, was: before.get(draftId) ?? null });
    if (next.ok && next.value === draft) {
      if (item.value.declaration) after.set(draftId, marked(next.value, null));
      return { result: 'repeated', reason: null };
    }
    const upload = toUpload(draftId, bulk.by.uid, item.value);
    // The pictures of a file that its home refuses are stored already. The sweep deletes them.
    const late = next.ok ? null : { state: 'removed' as const, expiresAt: now + FILE_KEPT_MS };
    const id = upload && uploadId(draftId, upload.key);
    // Two equal pictures have one upload, which a commit may write only once.
    if (id && !written.has(id)) tx.set(uploads, id, { ...upload, ...late });
    if (id) written.add(id);
    if (!next.ok) return { result: 'refused', reason: next.reason };
    after.set(draftId, marked(next.value, upload?.key ?? null));
    return { result: isHeld(item.value) ? 'held' : 'stored', reason: null };
  });
  for (const [draftId, draft] of after) {
    const was = before.get(draftId);
    if (draft && was && draft !== was)
      tx.set(drafts, draftId, { ...draft, version: was.version + 1, changedAt: now });
  }
  return added;
}

interface Fetched {
  readonly bulk: BulkUpload;
  readonly url: string | null;
  readonly key: string | null;
  readonly was: Draft | null;
}

/** So that the next import does not fetch it again, and an undo of this one finds it. */
function markFetched(draft: Draft, { bulk: { importId }, url, key, was }: Fetched): Draft {
  if (importId === null || url === null || !was) return draft;
  const photo = { mark: photoMark(url), importId, key, version: was.version + 1 };
  return { ...draft, importedPhotos: withImportedPhoto(draft, photo) };
}

/** The same draft if it has the file already. */
function add(draft: Draft | null, { entry }: TakenItem, organization: Organization): Result<Draft, string> {
  if (draft?.owner.uid !== organization.organisationId) return refuse('gone');
  if (!isEditable(draft.standing)) return refuse('not-editable');
  if (!entry) return ok(draft);
  const { photos, documents } = draft;
  const key = entry.purpose === 'photo' ? entry.photo.key : entry.document.key;
  if ([...photos, ...documents].some((each) => each.key === key)) return ok(draft);
  return addEntry(draft, entry);
}

const isHeld = ({ entry }: TakenItem): boolean =>
  entry?.purpose === 'photo' && entry.photo.doubt !== undefined;

/** So that the seller can remove the file and restore it, as if it had been sent alone. */
const toUpload = (draftId: string, uid: string, { declaration, entry }: TakenItem): Upload | null =>
  declaration &&
  entry && {
    draftId,
    uid,
    key: keyOf(declaration.sha256),
    wish: declaration,
    state: 'kept',
    entry,
    expiresAt: null,
  };
