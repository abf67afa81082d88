import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isEditable } from '@/lib/domain/drafts/review-state';
import {
  type BulkAction,
  type BulkActionItem,
  countItems,
  ITEMS_PER_PIECE,
  type MissingOfHome,
  toMissingOfHome,
} from '@/lib/domain/portfolio/bulk-action';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { documentsOf, readSharedDocuments } from '@/lib/server/records/drafts/shared-documents';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import { bulkActionPieces, pieceId } from './bulk-action-collections';
import { listItems } from './bulk-action-record';
import { answersAfter, homeCommandOf, plannedChangeOf } from './home-command';

/** Previews the homes of the next piece. Returns whether it is complete. */
export async function planPiece(action: BulkAction, by: SignedIn, clock: () => number): Promise<boolean> {
  const { actionId, cursor } = action;
  const id = pieceId(actionId, cursor / ITEMS_PER_PIECE);
  const piece = await runtime().store.get(bulkActionPieces, id);
  if (!piece) return false;
  const planned: BulkActionItem[] = [];
  const before = countItems(await listItems({ actionId, total: cursor })).planned;
  for (const item of piece.data.items) {
    const place = before + countItems(planned).planned;
    planned.push(await planItem(action, item, { by, place, now: clock() }));
  }
  await runtime().store.commit([
    write.set(bulkActionPieces, id, { actionId, items: planned }, piece.version),
  ]);
  return true;
}

async function planItem(
  { request, organisationId }: BulkAction,
  item: BulkActionItem,
  at: { readonly by: SignedIn; readonly place: number; readonly now: number },
): Promise<BulkActionItem> {
  const draft = (await runtime().store.get(drafts, item.draftId))?.data;
  if (draft?.owner.uid !== organisationId) return { ...item, refusal: 'not-found' };
  const isUndo = request.type === 'undo';
  if (isUndo && draft.version !== item.version) return { ...item, refusal: 'changed-since' };
  const { standing, version } = draft;
  const reopens = isUndo ? item.reopens : standing.published !== null && !isEditable(standing);
  const home = { ...at, item: { ...item, reopens } };
  const tried = await homeCommandOf(request, home).preview();
  if (tried.ok)
    return { ...home.item, version, refusal: null, change: plannedChangeOf(request, draft, home) };
  const isIncomplete = tried.reason === 'rules' || tried.reason === 'needs-contract';
  const after = { ...draft, answers: answersAfter(request, draft, at.place) };
  const missing = isIncomplete ? await readMissing(after, at.now) : null;
  return { ...home.item, version, refusal: tried.reason, missing, change: null };
}

async function readMissing(draft: Draft, now: number): Promise<MissingOfHome | null> {
  const documents = documentsOf(draft, await readSharedDocuments(runtime().store, draft));
  const { missing } = await assessDraft({ ...draft, documents }, now);
  return missing.length > 0 ? toMissingOfHome(missing) : null;
}
