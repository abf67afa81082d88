import 'server-only';
import { withoutWriter } from '@/lib/domain/staff/report';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { dropClaim } from '@/lib/server/records/desk/desk-claims';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';

const atOnce = 200;

/** Removes a person from their reports, and with them each text that waits for staff. Idempotent. */
export async function forgetReports(uid: string): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const { docs } = await store.query(reports, {
      where: [{ field: 'from.uid', op: '==', value: uid }],
      limit: atOnce,
      // An unreadable document belongs to them too, so it blocks the deletion.
      requireAll: true,
    });
    if (docs.length === 0) return;
    for (const { id } of docs) await forgetReport(id);
  }
}

/** In a transaction, because staff may handle the report at the same time. */
const forgetReport = (reportId: string): Promise<void> =>
  runtime().store.transact(async (tx) => {
    const report = (await tx.get(reports, reportId))?.data;
    if (!report) return;
    const rest = withoutWriter(report);
    if (rest) return tx.set(reports, reportId, rest);
    tx.delete(reports, reportId);
    dropClaim(tx, 'reports', reportId);
  });
