import 'server-only';
import {
  type CheckpointHead,
  type LedgerCheckpoint,
  toLedgerCheckpoint,
} from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import { auctions, ledgerCheckpoints } from './auction-collections';
import { requireCompleteCheckpoint } from './hashed-documents';

const hourMs = 3_600_000;
/** Keeps a checkpoint far below the maximum document size. */
const maxHeads = 2_000;
/** The longest time between the timestamp of a bid and its commit. */
const overlapMs = 60_000;
const checkEveryMs = 15_000;

const lastCheck = perProcess('publishHeads', () => ({ at: 0 }));

/**
 * Publishes the head of every ledger that grew, once an hour, so that nobody can rewrite a ledger unnoticed.
 */
export async function publishLedgerCheckpoint(now: number): Promise<void> {
  if (Math.abs(now - lastCheck().at) < checkEveryMs) return;
  lastCheck().at = now;
  const latest = await readLatest();
  if (latest && now < latest.at + hourMs && !latest.isFull) return;
  const { docs } = await runtime().store.query(auctions, {
    where: latest ? [{ field: 'state.at', op: '>', value: latest.coveredUntil }] : [],
    orderBy: [{ field: 'state.at', direction: 'asc' }],
    limit: maxHeads,
  });
  const heads = docs
    .map(({ id, data }): CheckpointHead => ({ auctionId: id, seq: data.state.seq, hash: data.head }))
    .filter((head) => !latest?.heads.some(({ hash }) => hash === head.hash));
  const isFull = docs.length === maxHeads;
  const coveredUntil = Math.min((isFull && docs.at(-1)?.data.state.at) || now, now - overlapMs);
  const publication = toLedgerCheckpoint(latest && publicOf(latest), heads, now);
  try {
    await runtime().store.commit([
      write.create(ledgerCheckpoints, idOf(publication.seq), { ...publication, coveredUntil, isFull }),
    ]);
  } catch (error) {
    // Another instance published first.
    if (!isConflictError(error)) throw error;
  }
}

const publicationsPerPage = 100;
/** A page always holds at least one checkpoint, so every reader makes progress. */
const headsPerPage = maxHeads;
/** Few, because one checkpoint can be as large as a page. */
const publicationsPerRead = 10;

/**
 * Lists the page after a sequence number, in order: at most 100 checkpoints with at most 2,000 heads in
 * total.
 */
export async function listLedgerCheckpoints(afterSeq: number): Promise<readonly LedgerCheckpoint[]> {
  const page: LedgerCheckpoint[] = [];
  let heads = 0;
  while (page.length < publicationsPerPage) {
    const batch = await readPublications(page.at(-1)?.seq ?? afterSeq);
    for (const publication of batch) {
      heads += publication.heads.length;
      if (heads > headsPerPage && page.length > 0) return page;
      page.push(publication);
    }
    if (batch.length < publicationsPerRead) return page;
  }
  return page;
}

async function readPublications(afterSeq: number): Promise<readonly LedgerCheckpoint[]> {
  const { docs } = await runtime().store.query(ledgerCheckpoints, {
    where: [{ field: 'seq', op: '>', value: afterSeq }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
    limit: publicationsPerRead,
    // A gap in the chain would look like the end of the feed.
    requireAll: true,
  });
  return docs.map((doc) => publicOf(requireCompleteCheckpoint(doc)));
}

async function readLatest() {
  const { docs } = await runtime().store.query(ledgerCheckpoints, {
    orderBy: [{ field: 'seq', direction: 'desc' }],
    limit: 1,
    requireAll: true,
  });
  return docs[0]?.data ?? null;
}

const publicOf = ({ seq, at, heads, prevHash, hash }: LedgerCheckpoint): LedgerCheckpoint => ({
  seq,
  at,
  heads,
  prevHash,
  hash,
});

const idOf = (seq: number): string => String(seq).padStart(8, '0');
