import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { type CheckedFeed, publicationSchema } from './ledger-checkpoints';

/** How a ledger compares with the feed of published heads. */
export interface FeedComparison {
  /** What is wrong with the feed, or between the two; null: they agree. */
  readonly fault: string | null;
  /** Heads of this ledger in the feed that were compared. */
  readonly compared: number;
  /** Entries that a publication should cover by now and none does. */
  readonly uncovered: number;
  /** When the latest publication was made, ms. */
  readonly latestAt: number | null;
  /** False: the feed has stopped, so it proves nothing about newer entries. */
  readonly isCurrent: boolean;
}

/** The site publishes every hour; twice that leaves room for a late tick. */
const publishedWithinMs = 2 * 3_600_000;

/**
 * Whether a feed whose latest publication was made at `latestAt` still goes on at `now`, both ms. A date in the future
 * would keep a stopped feed current for as long, so it counts as not current too.
 */
export function isFeedCurrent(latestAt: number, now: number): boolean {
  return Math.abs(now - latestAt) <= publishedWithinMs;
}

/**
 * Compares a ledger that verifies with the whole feed, read before the ledger: an entry that was published must still be
 * there with its hash. `now` is the reader's clock, ms, because a site can stop its feed; null for a saved feed, which
 * ends when it was saved.
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
    fault: wrong ? wordsOf(wrong, entries) : null,
    compared: heads.length,
    uncovered,
    latestAt,
    isCurrent: isFeedCurrent(latestAt, readAt),
  };
}

const wordsOf = ({ seq }: { readonly seq: number }, entries: readonly LedgerEntry[]): string =>
  entries.length < seq
    ? `The ledger ends before entry ${seq}, which was published.`
    : `Entry ${seq} is not the one that was published.`;

const idOf = ([first]: readonly LedgerEntry[]): string | null =>
  first?.type === 'scheduled' ? first.data.terms.auctionId : null;

/** No feed is as long: a hundred publications each. */
const mostPages = 10_000;

/** The whole feed, page by page. `loadPage` returns the publications after a number, none after the last. */
export async function readFeed(
  loadPage: (afterSeq: number) => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const publications: unknown[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const after = lastSeq(publications);
    const more = await loadPage(after);
    publications.push(...more);
    // A page without news ends the feed, as does one that leads nowhere: the chain shows what is wrong with it.
    if (lastSeq(publications) <= after) return publications;
  }
  throw new Error('The feed of published heads does not end.');
}

const lastSeq = (publications: readonly unknown[]): number =>
  publicationSchema.safeParse(publications.at(-1)).data?.seq ?? 0;
