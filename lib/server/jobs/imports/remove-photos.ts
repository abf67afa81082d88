import 'server-only';
import type { TableImport } from '@/lib/domain/imports/import';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { drafts, uploadId, uploads } from '@/lib/server/records/drafts/draft-collections';
import { importPieceId, importPieces } from '@/lib/server/records/imports/import-collections';
import { FILE_KEPT_MS } from '@/lib/server/workflows/uploads/uploads';

/** A commit has a limit of writes. */
const perCommit = 200;

/**
 * Removes the photos that homes lost in the current piece of an undo. Returns false if there are none. It can
 * stop anywhere and be repeated.
 */
export async function removePhotos({ importId, cursor }: TableImport, now: number): Promise<boolean> {
  const { store } = runtime();
  const pieceId = importPieceId(importId, cursor);
  const lost = (await store.get(importPieces, pieceId))?.data.lostPhotos ?? [];
  if (lost.length === 0) return false;
  for (let at = 0; at < lost.length; at += perCommit)
    await store.transact((tx) => removeUnused(tx, lost.slice(at, at + perCommit), now));
  await store.transact(async (tx) => {
    const piece = (await tx.get(importPieces, pieceId))?.data;
    if (piece) tx.set(importPieces, pieceId, { ...piece, lostPhotos: [] });
  });
  return true;
}

/** The sweep deletes their pictures. A photo that its home has again stays. */
async function removeUnused(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  const found = (await tx.getAll(uploads, ids)).flatMap((doc) => doc ?? []);
  const homes = await tx.getAll(drafts, [...new Set(found.map(({ data }) => data.draftId))]);
  const used = new Set(
    homes.flatMap((home) => home?.data.photos.map(({ key }) => uploadId(home.id, key)) ?? []),
  );
  for (const { id, data } of found)
    if (!used.has(id)) tx.set(uploads, id, { ...data, state: 'removed', expiresAt: now + FILE_KEPT_MS });
}
