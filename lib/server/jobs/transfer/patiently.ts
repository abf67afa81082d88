import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { isBusyError } from '@/lib/server/platform/store/store';

const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** Retries work while the store is busy. Only for idempotent work. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isBusyError(error)) throw error;
    }
    await wait(pauseMs);
  }
  return work();
}
