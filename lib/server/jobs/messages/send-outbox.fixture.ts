import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { sendOutbox } from './send-outbox';

/** Sends what is due, as the ticks until then would. */
export async function sendDue(at: number): Promise<void> {
  for (;;) {
    const { docs } = await runtime().store.query(outbox, {});
    if (!docs.some(({ data }) => data.sendAt !== null && data.sendAt <= at)) return;
    await sendOutbox(at);
  }
}

/** Sends what is due, and the digests that it begins. */
export async function sendWithDigests(now: number): Promise<void> {
  await sendDue(now);
  await sendDue(now + digestWindowMs);
}
