import 'server-only';
import type { BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import { ITEMS_PER_PIECE } from '@/lib/domain/bulk-uploads/bulk-upload';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, write } from '@/lib/server/platform/store/store';
import {
  bulkOutcomes,
  bulkOutcomesId,
  bulkUploads,
} from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { dropAll } from './bulk-files';

/** How long the results can be read. */
const retentionMs = 30 * 24 * 3_600_000;
/** How long a file waits for the rest of its pieces or for its review. */
const waitingMs = 7 * 24 * 3_600_000;
const maxPerSweep = 5;

/** Deletes bulk uploads that nobody finished, and the results of old ones. Files of homes stay. */
export async function sweepBulkUploads(now: number): Promise<void> {
  const { store } = runtime();
  const old = await store.query(bulkUploads, {
    where: [{ field: 'changedAt', op: '<', value: now - retentionMs }],
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: maxPerSweep,
  });
  const waiting = await store.query(bulkUploads, {
    where: [
      { field: 'state', op: 'in', value: ['waiting', 'receiving', 'review'] },
      { field: 'changedAt', op: '<', value: now - waitingMs },
    ],
    limit: maxPerSweep,
  });
  for (const doc of new Map([...old.docs, ...waiting.docs].map((each) => [each.id, each])).values())
    await forget(doc);
}

async function forget({ id, data }: Doc<BulkUpload>): Promise<void> {
  await dropAll(data);
  const starts = Array.from(
    { length: Math.ceil(data.planned / ITEMS_PER_PIECE) },
    (_, at) => at * ITEMS_PER_PIECE,
  );
  // In groups, because a commit has a limit of writes.
  for (let at = 0; at < starts.length; at += 200)
    await runtime().store.commit(
      starts.slice(at, at + 200).map((start) => write.delete(bulkOutcomes, bulkOutcomesId(id, start))),
    );
  await runtime().store.commit([write.delete(bulkUploads, id)]);
}
