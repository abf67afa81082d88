import { vi } from 'vitest';

/**
 * Replaces `next/cache` in test files that share a worker. Outside Next there are no pages, so it only
 * records calls.
 */
export const revalidatePath = vi.fn();
