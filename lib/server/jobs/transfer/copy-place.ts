import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { formatCount } from '@/lib/format';
import { copies } from '@/lib/server/jobs/collections/job-collections';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { documentBytes } from '@/lib/server/platform/store/document';
import {
  type Collection,
  type Doc,
  type Page,
  type Query,
  type Store,
  type Write,
  write,
} from '@/lib/server/platform/store/store';
import { isSameAccount } from './accounts';
import { align } from './align';
import { allFiles, copyFiles } from './copy-files';
import { retryWhileBusy } from './patiently';
import { NoDataError, type Place, type ReportProgress } from './place';

/**
 * All collections except the copy marker. Documents are copied as stored, including fields of a later release
 * and documents that this release cannot read.
 */
export const copiedCollections: readonly Collection<object>[] = allCollections
  .filter(({ name }) => name !== copies.name)
  .map(({ name, indexes }) => ({ name, indexes, schema: z.looseObject({}) }));

const copyId = 'copy';
const docsPerPage = 200;
/** Firestore accepts 10 MiB, but must respond before the timeout of the store. */
const bytesPerCommit = 500_000;

/**
 * Makes `to` the same as `from`. Writes only differences, so an interrupted run continues where it stopped.
 * Returns false if `to` is already a complete copy: it is not changed, because the site may have run on it
 * since. Throws if `to` has its own data, or if `from` has no documents or is an incomplete copy.
 */
export async function copyPlace(from: Place, to: Place, say: ReportProgress): Promise<boolean> {
  await requireCompleteCopy(from.store);
  if (!(await hasDocuments(from.store))) throw new NoDataError(from.name);
  if (!(await claim(from, to))) return false;
  for (const collection of copiedCollections) await copyDocuments(from.store, to.store, collection, say);
  await copyFiles(from.files, to.files, say);
  await copyAccounts(from, to, say);
  return true;
}

/** Marks the copy as complete. */
export async function finishCopy(to: Place, now: number): Promise<void> {
  await to.store.transact(async (tx) => {
    const copy = await tx.get(copies, copyId);
    if (copy) tx.set(copies, copyId, { ...copy.data, finishedAt: now });
  });
}

/** Throws if the store is an incomplete copy: continuing the copy would overwrite changes made there. */
export async function requireCompleteCopy(store: Store): Promise<void> {
  const copy = (await retryWhileBusy(() => store.get(copies, copyId)))?.data;
  if (copy?.finishedAt === null)
    throw new Error(
      `This data is an incomplete copy of ${copy.from}. Run the same migrate or restore command again until it succeeds.`,
    );
}

async function claim(from: Place, to: Place): Promise<boolean> {
  const copy = (await to.store.get(copies, copyId))?.data;
  if (copy && copy.from !== from.name)
    throw new Error(`${to.name} is a copy of ${copy.from}. Nothing was copied. Choose an empty destination.`);
  if (copy?.finishedAt === null && (await lastBeat(to.store)) > (await lastBeat(from.store)))
    throw new Error(
      `The site has run on ${to.name} since the incomplete copy was made: changes made there would be lost. Nothing was copied. Choose an empty destination.`,
    );
  if (copy) return copy.finishedAt === null;
  if (await hasData(to)) throw new Error(`${to.name} already contains data. Nothing was copied.`);
  const marker = { from: from.name, startedAt: Date.now(), finishedAt: null };
  await to.store.commit([write.create(copies, copyId, marker)]);
  return true;
}

const lastBeat = async (store: Store): Promise<number> =>
  (await store.get(heartbeats, 'server'))?.data.at ?? 0;

async function hasData({ store, files, accounts }: Place): Promise<boolean> {
  if (await hasDocuments(store)) return true;
  for await (const _ of allFiles(files)) return true;
  return (await accounts.list()).length > 0;
}

export async function hasDocuments(store: Store): Promise<boolean> {
  for (const collection of copiedCollections) for await (const _ of documents(store, collection)) return true;
  return false;
}

async function copyDocuments(
  from: Store,
  to: Store,
  collection: Collection<object>,
  say: ReportProgress,
): Promise<void> {
  let seen = 0;
  let batch: Write[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await retryWhileBusy(() => to.commit(batch));
    if (seen > 0) say(`  ${collection.name}: ${formatCount(seen)} documents`);
    batch = [];
    bytes = 0;
  };
  for await (const [doc, existing] of differences(from, to, collection, () => seen++)) {
    const size = doc ? documentBytes(collection, doc.id, doc.data) : 0;
    if (bytes + size > bytesPerCommit || batch.length === docsPerPage) await flush();
    batch.push(doc ? write.set(collection, doc.id, doc.data) : write.delete(collection, existing.id));
    bytes += size;
  }
  await flush();
}

/** Yields the documents that differ between two stores. */
export async function* differences(
  from: Store,
  to: Store,
  collection: Collection<object>,
  onDocument: (doc: Doc<object>) => void = () => {},
) {
  const pairs = align(documents(from, collection), documents(to, collection), ({ id }) => id);
  for await (const pair of pairs) {
    const [doc, existing] = pair;
    if (doc) onDocument(doc);
    if (!doc || !existing || !isDeepStrictEqual(doc.data, existing.data)) yield pair;
  }
}

/** Yields all results of a query, page by page; without a query, the whole collection in the order of ids. */
export async function* documents<T extends object>(
  store: Store,
  collection: Collection<T>,
  query: Query = {},
): AsyncIterable<Doc<T>> {
  let after: string | null = null;
  do {
    const next: Query = { ...query, limit: docsPerPage, ...(after !== null && { after }) };
    const page: Page<T> = await retryWhileBusy(() => store.query(collection, next));
    yield* page.docs;
    after = page.cursor;
  } while (after !== null);
}

async function copyAccounts(from: Place, to: Place, say: ReportProgress): Promise<void> {
  const missing = await accountDifferences(from, to);
  await to.accounts.put(missing);
  say(`  accounts: ${formatCount(missing.length)} written`);
}

/** The accounts that are missing or different in the target. Extra accounts in the target do not count. */
export async function accountDifferences(from: Place, to: Place) {
  const [source, target] = await Promise.all([from.accounts.list(), to.accounts.list()]);
  const existing = new Map(target.map((account) => [account.uid, account]));
  return source
    .map((account) => to.accounts.toStored(account))
    .filter((account) => {
      const stored = existing.get(account.uid);
      return !stored || !isSameAccount(account, stored);
    });
}
