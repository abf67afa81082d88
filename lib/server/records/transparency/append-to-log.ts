import 'server-only';
import type { z } from 'zod';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { formerEntryOf } from '@/lib/domain/auctions/transparency/former-log';
import { logEntryOf } from '@/lib/domain/auctions/transparency/log-entry';
import { appendLeaf, type Hash, leafHash, rootOfLeaves } from '@/lib/domain/auctions/transparency/merkle';
import { tileWidth } from '@/lib/domain/auctions/transparency/tiles';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { readFormerLog } from '@/lib/server/platform/runtime/former-log';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { ledger } from '@/lib/server/records/auctions/auction-collections';
import { logBundles, logDocId, logTiles, logTrees, treeId } from './log-collections';

/** Less than a tile, so that one append completes at most one tile of each level. */
const batchSize = 200;
const inOrder = [
  { field: 'auctionId', direction: 'asc' },
  { field: 'seq', direction: 'asc' },
] as const;

/** The first entries that wait for their place in the log. */
export async function readWaiting() {
  const { docs } = await runtime().store.query(ledger, {
    where: [{ field: 'leaf', op: '==', value: null }],
    orderBy: inOrder,
    limit: batchSize,
  });
  return docs;
}

/**
 * Names the log that this one replaces after a backup was restored, once, behind the entries that the backup had. It
 * comes before the first checkpoint under the new name.
 */
export async function nameFormerLog(): Promise<void> {
  const former = readFormerLog();
  if (!former) return;
  await runtime().store.transact(async (tx) => {
    const before = (await tx.get(logTrees, treeId))?.data ?? emptyTree;
    if (before.former === former.origin) return;
    const entry = formerEntryOf(former);
    const edge = { size: before.size, hashes: before.frontier.map(hexToBytes) };
    const { size, hashes } = appendLeaf(edge, leafHash(utf8ToBytes(entry)));
    await addToBundles(tx, before.size, [entry]);
    tx.set(logTrees, treeId, {
      ...before,
      ...{ size, frontier: hashes.map(bytesToHex), former: former.origin },
    });
  });
}

/** Appends all ledger entries that are not in the log. Safe to run twice, and in two processes at once. */
export async function appendToLog(): Promise<void> {
  for (;;) {
    const docs = await readWaiting();
    if (docs.length > 0) await appendEntries(docs.map(({ id }) => id));
    if (docs.length < batchSize) return;
  }
}

/** How many pages one run reads once the first walk is done. */
const pagesPerRun = 5;
const sweepAgainMs = 24 * 3_600_000;

/** The walk over all ledgers: where it is, and when the next one is due. */
const walk = perProcess('log-sweep', (): { cursor: string | undefined; dueAt: number } => ({
  cursor: undefined,
  dueAt: Number.NEGATIVE_INFINITY,
}));

/**
 * Appends the entries from before there was a log, which no query for new entries finds. An older release that
 * runs again after a rollback writes such entries, too, so each process walks again after its start and once a
 * day, a few pages at a time.
 */
export async function sweepIntoLog(now: number): Promise<void> {
  const { store } = runtime();
  const place = walk();
  const isSwept = (await store.get(logTrees, treeId))?.data.isSwept === true;
  if (isSwept && now < place.dueAt) return;
  for (let pages = 0; !isSwept || pages < pagesPerRun; pages += 1) {
    const page = await store.query(ledger, {
      orderBy: inOrder,
      limit: batchSize,
      ...(place.cursor !== undefined && { after: place.cursor }),
    });
    const old = page.docs.filter(({ data }) => data.leaf === undefined);
    if (old.length > 0) await appendEntries(old.map(({ id }) => id));
    place.cursor = page.cursor ?? undefined;
    if (page.cursor !== null) continue;
    place.dueAt = now + sweepAgainMs;
    if (!isSwept) await keepSwept();
    return;
  }
}

const keepSwept = (): Promise<void> =>
  runtime().store.transact(async (tx) => {
    const tree = (await tx.get(logTrees, treeId))?.data ?? emptyTree;
    tx.set(logTrees, treeId, { ...tree, isSwept: true });
  });

const emptyTree: z.output<typeof logTrees.schema> = { size: 0, frontier: [], isSwept: false };

/**
 * One commit: the entries get their place in the log, and the log gets the entries. The commit requires the
 * tree as it was read, so no entry is appended twice and no place is given twice.
 */
async function appendEntries(ids: readonly string[]): Promise<void> {
  await runtime().store.transact(async (tx) => {
    const before = (await tx.get(logTrees, treeId))?.data ?? emptyTree;
    const docs = (await tx.getAll(ledger, ids)).filter((doc) => typeof doc?.data.leaf !== 'number');
    const added: string[] = [];
    let edge = { size: before.size, hashes: before.frontier.map(hexToBytes) as readonly Hash[] };
    for (const doc of docs) {
      if (!doc) continue;
      tx.set(ledger, doc.id, { ...doc.data, leaf: edge.size });
      const entry = entryOf(doc.data);
      added.push(entry);
      edge = { ...appendLeaf(edge, leafHash(utf8ToBytes(entry))) };
    }
    if (added.length === 0) return;
    await addToBundles(tx, before.size, added);
    tx.set(logTrees, treeId, { ...before, size: edge.size, frontier: edge.hashes.map(bytesToHex) });
  });
}

const entryOf = ({ auctionId, entry }: { readonly auctionId: string; readonly entry: LedgerEntry }): string =>
  logEntryOf({ auctionId, seq: entry.seq, hash: entry.hash });

async function addToBundles(tx: Transaction, size: number, added: readonly string[]): Promise<void> {
  const index = Math.floor(size / tileWidth);
  const id = logDocId(0, index);
  const known = (await tx.get(logBundles, id))?.data.entries ?? [];
  const entries = [...known, ...added];
  tx.set(logBundles, id, { entries: entries.slice(0, tileWidth) });
  if (entries.length < tileWidth) return;
  const leaves = entries.slice(0, tileWidth).map((entry) => leafHash(utf8ToBytes(entry)));
  await addHash(tx, 1, index, rootOfLeaves(leaves));
  if (entries.length > tileWidth)
    tx.create(logBundles, logDocId(0, index + 1), { entries: entries.slice(tileWidth) });
}

/** Adds the hash of a complete tile to the level above it. */
async function addHash(tx: Transaction, level: number, position: number, hash: Hash): Promise<void> {
  const index = Math.floor(position / tileWidth);
  const id = logDocId(level, index);
  const hashes = [...((await tx.get(logTiles, id))?.data.hashes ?? []), bytesToHex(hash)];
  tx.set(logTiles, id, { hashes });
  if (hashes.length === tileWidth) await addHash(tx, level + 1, index, rootOfLeaves(hashes.map(hexToBytes)));
}
