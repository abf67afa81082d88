import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { foldDone, type UndoStep, undoStep } from '@/lib/domain/imports/changes';
import type { TableImport, Undone } from '@/lib/domain/imports/import';
import { rowKeys } from '@/lib/domain/imports/row';
import { toStoredEntry } from '@/lib/domain/reviews/audit-log';
import type { Transaction } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts, importKeyId, importKeys, uploadId } from '@/lib/server/records/drafts/draft-collections';
import { importPieceId, importPieces } from '@/lib/server/records/imports/import-collections';
import { cancelPhotos } from './import-photos';

interface UndoneBy {
  readonly table: TableImport;
  readonly by: Actor;
  readonly now: number;
}

/**
 * Takes back what a piece did to its drafts, after it stopped their photos. Returns the import after, still at
 * this piece if homes lost photos: `removePhotos` removes those.
 */
export async function undoPiece(tx: Transaction, { table, by, now }: UndoneBy): Promise<TableImport> {
  if (table.cursor === 0) await cancelPhotos(tx, table, now);
  const pieceId = importPieceId(table.importId, table.cursor);
  const piece = (await tx.get(importPieces, pieceId))?.data;
  // Another process has just undone it. Its photos come first.
  if (piece?.lostPhotos?.length) return table;
  const done = foldDone(piece?.imported ?? []);
  const found = await tx.getAll(
    drafts,
    done.map(({ draftId }) => draftId),
  );
  const steps = done.map((each, at) =>
    undoStep(each, found[at]?.data ?? null, { importId: table.importId, now }),
  );
  await deleteDrafts(
    tx,
    table.organisationId,
    found.flatMap((doc, at) => (doc && steps[at]?.type === 'delete' ? doc.data : [])),
  );
  for (const step of steps) if (step.type === 'restore') tx.set(drafts, step.draft.draftId, step.draft);
  const lostPhotos = done.flatMap(({ draftId }, at) =>
    keysOf(steps[at]).map((key) => uploadId(draftId, key)),
  );
  if (piece) tx.set(importPieces, pieceId, { ...piece, imported: [], lostPhotos });
  const undone = steps.reduce(addStep, table.undone);
  if (lostPhotos.length > 0) return { ...table, tries: 0, undone };
  const after = { ...table, cursor: table.cursor + 1, tries: 0, undone };
  if (after.cursor < after.pieces) return after;
  writeEntry(tx, { table: after, by, now });
  return { ...after, state: 'undone' };
}

const keysOf = (step: UndoStep | undefined): readonly string[] =>
  step?.type === 'delete' || step?.type === 'restore' ? step.photoKeys : [];

/** Deletes drafts with the import keys that still lead to them. */
async function deleteDrafts(tx: Transaction, organisationId: string, gone: readonly Draft[]): Promise<void> {
  const keys = gone.flatMap(({ draftId, answers, imported }) =>
    rowKeys({ reference: imported?.reference ?? null, answers }).map((key) => ({
      id: importKeyId(organisationId, key),
      draftId,
    })),
  );
  const stored = await tx.getAll(
    importKeys,
    keys.map(({ id }) => id),
  );
  for (const [at, { id, draftId }] of keys.entries())
    if (stored[at]?.data.draftId === draftId) tx.delete(importKeys, id);
  for (const { draftId } of gone) tx.delete(drafts, draftId);
}

function addStep(undone: Undone, step: UndoStep): Undone {
  if (step.type === 'delete') return { ...undone, deleted: undone.deleted + 1 };
  if (step.type === 'restore' && step.isWhole) return { ...undone, restored: undone.restored + 1 };
  return step.type === 'gone' ? undone : { ...undone, kept: undone.kept + 1 };
}

/** One entry for the whole import. */
function writeEntry(tx: Transaction, { table, by, now }: UndoneBy): void {
  const { importId, organisationId, fileName, undone } = table;
  const after = `${undone.deleted} deleted, ${undone.restored} restored, ${undone.kept} kept`;
  const entry = {
    about: 'organization' as const,
    subject: organisationId,
    seq: null,
    at: now,
    by,
    action: 'import-undone' as const,
    before: null,
    after,
    why: null,
  };
  tx.create(audit, `${organisationId}:undo:${importId}`, toStoredEntry(entry, fileName));
}
