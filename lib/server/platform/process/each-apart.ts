import 'server-only';
import { isBadDocumentError } from '@/lib/server/platform/store/store';

interface Options {
  /** How many are worked on at once. */
  readonly atOnce?: number;
  /** Also throws for a document that cannot be read, after the work on all others. */
  readonly requireAll?: boolean;
}

/**
 * Works on each item and returns what came of those that went well. One that fails holds up none of the others: a document
 * that cannot be read is in quarantine already, and any other fault is thrown at the end.
 */
export async function eachApart<T, R>(
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
