import { vi } from 'vitest';

/** In place of `next/cache` in files that share a worker: outside Next there is no page to purge, so calls are noted only. */
export const revalidatePath = vi.fn();
