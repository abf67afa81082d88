import 'server-only';
import { runtime } from '@/lib/server/runtime';
import { pendingSignUps, requests } from '@/lib/server/store/collections';
import { type Collection, write } from '@/lib/server/store/store';

const keptMs = 7 * 86_400_000;
const atOnce = 100;

const everyMs = 60_000;

/** Deletes what only mattered for a while, once a minute: answers kept for repeats, and sign-ups that nobody confirmed. */
export async function forgetOld(now: number): Promise<void> {
  const place: typeof globalThis & { forgotAt?: number } = globalThis;
  if (Math.abs(now - (place.forgotAt ?? 0)) < everyMs) return;
  place.forgotAt = now;
  await forget(requests, 'at', now - keptMs);
  await forget(pendingSignUps, 'expiresAt', now);
}

async function forget<T extends object>(
  collection: Collection<T>,
  field: string,
  before: number,
): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(collection, {
    where: [{ field, op: '<', value: before }],
    orderBy: [{ field, direction: 'asc' }],
    limit: atOnce,
  });
  if (docs.length > 0) await store.commit(docs.map(({ id }) => write.delete(collection, id)));
}
