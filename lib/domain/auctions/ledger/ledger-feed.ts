import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { type CheckedFeed, type FeedFault, ledgerCheckpointSchema } from './ledger-checkpoints';

/** The result of comparing a ledger with the checkpoint feed. */
export interface FeedComparison {
  /** What is wrong with the feed, or how the ledger differs from it; null: they agree. */
  readonly fault: FeedFault | null;
  /** How many published heads of this ledger were compared. */
  readonly compared: number;
  /** How many entries no checkpoint covers although one is due by now. */
  readonly uncovered: number;
  /** Time of the latest checkpoint, ms. */
  readonly latestAt: number | null;
  /** False: the feed has stopped, so it says nothing about newer entries. */
  readonly isCurrent: boolean;
}

/** The site publishes a checkpoint every hour; two hours leave room for a late tick. */
const publishedWithinMs = 2 * 3_600_000;

/**
 * Whether a feed whose latest checkpoint is from `latestAt` is still being published at `now`, both ms. A
 * date more than two hours in the future is not current either, because it would make a stopped feed look
 * current until then.
 */
export function isFeedCurrent(latestAt: number, now: number): boolean {
  return Math.abs(now - latestAt) <= publishedWithinMs;
}

/**
 * Compares a verified ledger with the whole feed, which must have been read before the ledger. A published
 * entry must still be there with the same hash. `now` is the reader's clock, ms, because a site can stop its
 * feed; null for a saved feed, which is judged as of its latest checkpoint.
 */
export function compareWithFeed(
  entries: readonly LedgerEntry[],
  { publications, fault }: CheckedFeed,
  now: number | null,
): FeedComparison {
  if (fault) return { fault, compared: 0, uncovered: 0, latestAt: null, isCurrent: false };
  const heads = publications.flatMap(({ heads: all }) =>
    all.filter(({ auctionId }) => auctionId === idOf(entries)),
  );
  const latestAt = publications.at(-1)?.at ?? 0;
  const covered = heads.at(-1)?.seq ?? 0;
  const readAt = now ?? latestAt;
  const uncovered = entries.filter(({ seq, at }) => seq > covered && at < readAt - publishedWithinMs).length;
  const wrong = heads.find(({ seq, hash }) => entries[seq - 1]?.hash !== hash);
  return {
    fault: wrong ? differenceOf(wrong, entries) : null,
    compared: heads.length,
    uncovered,
    latestAt,
    isCurrent: isFeedCurrent(latestAt, readAt),
  };
}

const differenceOf = ({ seq }: { readonly seq: number }, entries: readonly LedgerEntry[]): FeedFault => ({
  code: entries.length < seq ? 'cut-off' : 'other-entry',
  entry: seq,
});

const idOf = ([first]: readonly LedgerEntry[]): string | null =>
  first?.type === 'scheduled' ? first.data.terms.auctionId : null;

/** A bound above the length of any real feed, at one hundred checkpoints per page. */
const mostPages = 10_000;

/**
 * Reads the whole feed page by page. `loadPage` returns the checkpoints after `afterSeq`, and none after the
 * last.
 */
export async function readFeed(
  loadPage: (afterSeq: number) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const publications: unknown[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const after = lastSeq(publications);
    const more = await loadPage(after);
    publications.push(...more);
    // Stop at a page without newer checkpoints, even an invalid one: `checkFeed` finds what is wrong.
    if (lastSeq(publications) <= after) return publications;
  }
  throw new Error('The feed of published heads does not end.');
}

const lastSeq = (publications: readonly unknown[]): number =>
  ledgerCheckpointSchema.safeParse(publications.at(-1)).data?.seq ?? 0;
