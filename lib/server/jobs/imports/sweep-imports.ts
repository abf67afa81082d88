import 'server-only';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import {
  importFindings,
  importPieceId,
  importPieces,
  imports,
} from '@/lib/server/records/imports/import-collections';
import { dropRows } from './rows';

/** How long the rows of a table can be downloaded. */
const retentionMs = 30 * 24 * 3_600_000;
const maxPerSweep = 5;

/** Deletes tables without changes for a month. The drafts that they created stay. */
export async function sweepImports(now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(imports, {
    where: [{ field: 'changedAt', op: '<', value: now - retentionMs }],
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: maxPerSweep,
  });
  for (const { id, data } of docs) {
    await dropRows(data, data.pieces);
    const pieces = Array.from({ length: data.pieces }, (_, piece) => importPieceId(id, piece));
    await store.commit([
      ...pieces.map((piece) => write.delete(importPieces, piece)),
      write.delete(importFindings, id),
      write.delete(imports, id),
    ]);
  }
}
