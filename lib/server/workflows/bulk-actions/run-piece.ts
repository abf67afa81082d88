import 'server-only';
import {
  type BulkAction,
  type BulkActionItem,
  countItems,
  ITEMS_PER_PIECE,
  type ItemOutcome,
} from '@/lib/domain/portfolio/bulk-action';
import { ok, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { bulkActionPieces, bulkActions, pieceId } from './bulk-action-collections';
import { listItems } from './bulk-action-record';
import { homeCommandOf, type Step } from './home-command';

/** Runs the homes of the next piece, one commit each. Returns whether it is complete. */
export async function runPiece(action: BulkAction, by: SignedIn, clock: () => number): Promise<boolean> {
  const { actionId, request, cursor } = action;
  const id = pieceId(actionId, cursor / ITEMS_PER_PIECE);
  const items = (await runtime().store.get(bulkActionPieces, id))?.data.items;
  if (!items) return false;
  let place = countItems(await listItems({ actionId, total: cursor })).planned;
  for (const item of items) {
    if (item.refusal !== null) continue;
    const home = { by, item, place, now: clock() };
    place += 1;
    if (item.outcome !== null) continue;
    const result = await homeCommandOf(request, home).run(stepFor(action, id, item.draftId));
    // The site is busy, the run was canceled, or its starter cannot act anymore.
    if (!result.ok && interruptions.has(result.reason)) return false;
    if (!result.ok) await recordOutcome(action, id, item.draftId, result.reason);
  }
  return true;
}

const interruptions: ReadonlySet<string> = new Set(['busy', 'signed-out', 'not-running']);

/** The home's version is checked, and its outcome recorded, in the commit of its command. */
function stepFor(action: BulkAction, id: string, draftId: string): Step {
  let items: readonly BulkActionItem[] = [];
  return {
    async check(tx) {
      if (!(await isRunning(tx, action.actionId))) return refuse('not-running');
      items = (await tx.get(bulkActionPieces, id))?.data.items ?? [];
      const item = items.find((each) => each.draftId === draftId);
      if (item?.outcome !== null) return refuse('repeated');
      const draft = (await tx.get(drafts, draftId))?.data;
      if (draft?.owner.uid !== action.organisationId) return refuse('not-found');
      return draft.version === item.version ? ok(null) : refuse('changed-since');
    },
    record: (tx, { version, standing }) =>
      tx.set(bulkActionPieces, id, {
        actionId: action.actionId,
        items: withOutcome(items, draftId, {
          outcome: 'done',
          versionAfter: version,
          isPublic: standing.status === standing.live,
        }),
      }),
  };
}

const isRunning = async (reader: Reader, actionId: string): Promise<boolean> =>
  (await reader.get(bulkActions, actionId))?.data.state === 'running';

const recordOutcome = (
  { actionId }: BulkAction,
  id: string,
  draftId: string,
  reason: string,
): Promise<void> =>
  runtime().store.transact(async (tx) => {
    const piece = (await tx.get(bulkActionPieces, id))?.data;
    const item = piece?.items.find((each) => each.draftId === draftId);
    if (!piece || item?.outcome !== null || !(await isRunning(tx, actionId))) return;
    const outcome: ItemOutcome = reason === 'changed-since' ? 'skipped' : 'refused';
    tx.set(bulkActionPieces, id, { actionId, items: withOutcome(piece.items, draftId, { outcome, reason }) });
  });

const withOutcome = (
  items: readonly BulkActionItem[],
  draftId: string,
  outcome: Partial<BulkActionItem>,
): BulkActionItem[] => items.map((item) => (item.draftId === draftId ? { ...item, ...outcome } : item));
