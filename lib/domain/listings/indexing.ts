import type { Listing } from './listing';
import { isFormerStatus } from './vocabulary';

/** Whether search engines may index a home's page, and until when (ms) if that is known. */
export interface Indexing {
  readonly isIndexed: boolean;
  readonly until: number | null;
}

/** How long people still look up a sale price after the closing. */
const soldIndexedMs = 90 * 24 * 3_600_000;

/** `now` in ms. See docs/decisions/009-off-market-pages.md. */
export function indexingOf(
  { standardStatus, closeDate }: Pick<Listing, 'standardStatus' | 'closeDate'>,
  now: number,
): Indexing {
  if (isFormerStatus(standardStatus)) return { isIndexed: false, until: null };
  if (standardStatus !== 'Closed' || closeDate === null) return { isIndexed: true, until: null };
  const until = closeDate + soldIndexedMs;
  return { isIndexed: now < until, until };
}
