import 'server-only';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { bulkActionPieces, bulkActions, pieceId } from './bulk-action-collections';
import { piecesOf } from './bulk-action-record';

/** How long results can be read and a preview waits. */
const retentionMs = 30 * 24 * 3_600_000;
const maxPerSweep = 5;

/** Deletes old actions. Their audit log entries stay. */
export async function sweepBulkActions(now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(bulkActions, {
    where: [{ field: 'changedAt', op: '<', value: now - retentionMs }],
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: maxPerSweep,
  });
  for (const { id, data } of docs)
    await store.commit([
      ...piecesOf(data.total).map((piece) => write.delete(bulkActionPieces, pieceId(id, piece))),
      write.delete(bulkActions, id),
    ]);
}
