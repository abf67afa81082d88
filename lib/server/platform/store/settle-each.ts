import 'server-only';
import { isBadDocumentError } from '@/lib/server/platform/store/store';

interface Options {
  /** How many items are processed at once. */
  readonly atOnce?: number;
  /** Also throws for a document that cannot be read, after all items are processed. */
  readonly requireAll?: boolean;
}

/**
 * Processes each item and returns the results of those that succeeded. A failed item does not block the
 * others. A document that cannot be read is skipped, because it is in quarantine already; the first other
 * error is thrown at the end.
 */
export async function settleEach<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { atOnce = 1, requireAll = false }: Options = {},
): Promise<readonly R[]> {
  const done: R[] = [];
  const faults: unknown[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const settled = await Promise.allSettled(items.slice(at, at + atOnce).map(work));
    for (const each of settled) {
      if (each.status === 'fulfilled') done.push(each.value);
      else if (requireAll || !isBadDocumentError(each.reason)) faults.push(each.reason);
    }
  }
  if (faults.length > 0) throw faults[0];
  return done;
}
