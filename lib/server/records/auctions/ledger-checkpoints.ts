import 'server-only';
import {
  type Publication,
  type PublishedHead,
  toPublication,
} from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import { auctions, headPublications } from './auction-collections';
import { wholePublication } from './hashed-documents';

const hourMs = 3_600_000;
/** A publication stays far below the size of a document. */
const atOnce = 2_000;
/** A bid is recorded at the latest so long after the instant that it carries. */
const overlapMs = 60_000;
const lookEveryMs = 15_000;

const lastLook = perProcess('publishHeads', () => ({ at: 0 }));

/** Once an hour makes public how far each ledger that has grown since then goes, so that none can be written anew unseen. */
export async function publishHeads(now: number): Promise<void> {
  if (Math.abs(now - lastLook().at) < lookEveryMs) return;
  lastLook().at = now;
  const latest = await readLatest();
  if (latest && now < latest.at + hourMs && !latest.isFull) return;
  const { docs } = await runtime().store.query(auctions, {
    where: latest ? [{ field: 'state.at', op: '>', value: latest.coveredUntil }] : [],
    orderBy: [{ field: 'state.at', direction: 'asc' }],
    limit: atOnce,
  });
  const heads = docs
    .map(({ id, data }): PublishedHead => ({ auctionId: id, seq: data.state.seq, hash: data.head }))
    .filter((head) => !latest?.heads.some(({ hash }) => hash === head.hash));
  const isFull = docs.length === atOnce;
  const coveredUntil = Math.min((isFull && docs.at(-1)?.data.state.at) || now, now - overlapMs);
  const publication = toPublication(latest && publicOf(latest), heads, now);
  try {
    await runtime().store.commit([
      write.create(headPublications, idOf(publication.seq), { ...publication, coveredUntil, isFull }),
    ]);
  } catch (error) {
    // Another instance was first.
    if (!isConflictError(error)) throw error;
  }
}

const publicationsPerPage = 100;
/** A page holds one publication at least, so every reader gets on. */
const headsPerPage = atOnce;
/** Few, because each can be as large as a page. */
const publicationsPerRead = 10;

/** The page after a number, in order: at most a hundred publications, with at most 2,000 heads together. */
export async function listPublications(afterSeq: number): Promise<readonly Publication[]> {
  const page: Publication[] = [];
  let heads = 0;
  while (page.length < publicationsPerPage) {
    const read = await readPublications(page.at(-1)?.seq ?? afterSeq);
    for (const publication of read) {
      heads += publication.heads.length;
      if (heads > headsPerPage && page.length > 0) return page;
      page.push(publication);
    }
    if (read.length < publicationsPerRead) return page;
  }
  return page;
}

async function readPublications(afterSeq: number): Promise<readonly Publication[]> {
  const { docs } = await runtime().store.query(headPublications, {
    where: [{ field: 'seq', op: '>', value: afterSeq }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
    limit: publicationsPerRead,
    // A gap in the chain would look like the end of the feed.
    requireAll: true,
  });
  return docs.map((doc) => publicOf(wholePublication(doc)));
}

async function readLatest() {
  const { docs } = await runtime().store.query(headPublications, {
    orderBy: [{ field: 'seq', direction: 'desc' }],
    limit: 1,
    requireAll: true,
  });
  return docs[0]?.data ?? null;
}

const publicOf = ({ seq, at, heads, prevHash, hash }: Publication): Publication => ({
  ...{ seq, at, heads, prevHash, hash },
});

const idOf = (seq: number): string => String(seq).padStart(8, '0');
