import 'server-only';
import { toHandled } from '@/lib/domain/staff/report';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { reports } from './inquiry-collections';

const atOnce = 100;

/** Reports handled before `toHandled` existed still hold the name, the address, and the note of their writer. */
export async function sweepHeldTexts(): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(reports, {
    where: [
      { field: 'status', op: '==', value: 'handled' },
      { field: 'held.kind', op: 'in', value: ['question', 'visit'] },
    ],
    limit: atOnce,
  });
  // In a transaction, because the writer may delete the account at the same time.
  for (const { id } of docs)
    await store.transact(async (tx) => {
      const report = (await tx.get(reports, id))?.data;
      if (report?.held && report.status === 'handled') tx.set(reports, id, toHandled(report));
    });
}
