import 'server-only';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { importPieceId, importPieces, imports } from './import-collections';
import { dropRows } from './rows';

/** So long the rows of a table can be got back. */
const keptMs = 30 * 24 * 3_600_000;
const atOnce = 5;

/** Deletes tables that nobody has touched for a month; what they made stays. */
export async function sweepImports(now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(imports, {
    where: [{ field: 'changedAt', op: '<', value: now - keptMs }],
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: atOnce,
  });
  for (const { id, data } of docs) {
    await dropRows(data, data.pieces);
    const pieces = Array.from({ length: data.pieces }, (_, piece) => importPieceId(id, piece));
    await store.commit([
      ...pieces.map((piece) => write.delete(importPieces, piece)),
      write.delete(imports, id),
    ]);
  }
}
