import 'server-only';
import { decideByClock } from '@/lib/domain/closings/decide-closing';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listBackups } from './backups';
import { recordClosing } from './record-closing';

const atOnce = 100;

/** Sends reminders, marks overdue steps and expires unanswered requests. Returns how many changed. */
export async function runClosings(now: number): Promise<number> {
  const { docs } = await runtime().store.query(closings, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: atOnce,
  });
  const advanced = await settleEach(docs, ({ id }) => advance(id, now), { atOnce });
  return advanced.filter(Boolean).length;
}

/** False if another run or instance got there first. */
const advance = (saleId: string, now: number): Promise<boolean> =>
  runtime().store.transact(
    async (tx) => {
      const closing = (await tx.get(closings, saleId))?.data;
      if (!closing) return false;
      const state = replayClosing(closing.events);
      const backups = state.succession?.stage === 'offered' ? await listBackups(tx, closing, now) : [];
      const events = decideByClock(state, now, backups);
      await recordClosing(tx, closing, events);
      return events.length > 0;
    },
    { key: `sale:${saleId}` },
  );
