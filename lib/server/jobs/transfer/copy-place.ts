import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
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
import { patiently } from './patiently';
import { NoDataError, type Place, type Say } from './place';

/**
 * What is copied: all but the mark that a store is a copy. As it is stored, so that a copy also has the fields that only a
 * later release knows, and the documents that this one cannot read.
 */
export const copiedCollections: readonly Collection<object>[] = allCollections
  .filter(({ name }) => name !== copies.name)
  .map(({ name, indexes }) => ({ name, indexes, schema: z.looseObject({}) }));

const copyId = 'copy';
const docsPerPage = 200;
/** Firestore takes 10 MiB, but has to answer before the store gives up on it. */
const bytesPerCommit = 500_000;

/**
 * Makes `to` the same as `from`. Only what differs is written, so a run that was ended goes on where it stopped. False:
 * `to` is a whole copy already and was left alone, because the site may have lived on it since. Throws when `to` has
 * data of its own, or `from` has no documents or is half a copy.
 */
export async function copyPlace(from: Place, to: Place, say: Say): Promise<boolean> {
  await requireWhole(from.store);
  if (!(await hasDocuments(from.store))) throw new NoDataError(from.name);
  if (!(await claim(from, to))) return false;
  for (const collection of copiedCollections) await copyDocuments(from.store, to.store, collection, say);
  await copyFiles(from.files, to.files, say);
  await copyAccounts(from, to, say);
  return true;
}

/** Marks the copy as whole. */
export async function finishCopy(to: Place, now: number): Promise<void> {
  await to.store.transact(async (tx) => {
    const copy = await tx.get(copies, copyId);
    if (copy) tx.set(copies, copyId, { ...copy.data, finishedAt: now });
  });
}

/** Throws where a copy stopped halfway: going on with it takes away what anybody has done there. */
export async function requireWhole(store: Store): Promise<void> {
  const copy = (await patiently(() => store.get(copies, copyId)))?.data;
  if (copy?.finishedAt === null)
    throw new Error(
      `These data are half a copy of ${copy.from}. Run the same migrate or restore again until it ends well.`,
    );
}

async function claim(from: Place, to: Place): Promise<boolean> {
  const copy = (await to.store.get(copies, copyId))?.data;
  if (copy && copy.from !== from.name)
    throw new Error(`${to.name} is a copy of ${copy.from}. Nothing was copied. Copy to an empty place.`);
  if (copy?.finishedAt === null && (await lastBeat(to.store)) > (await lastBeat(from.store)))
    throw new Error(
      `The site has run on ${to.name} since it was copied halfway: what people did there would be lost. Nothing was copied. Copy to an empty place.`,
    );
  if (copy) return copy.finishedAt === null;
  if (await hasData(to)) throw new Error(`${to.name} has data of its own. Nothing was copied.`);
  const begun = { from: from.name, startedAt: Date.now(), finishedAt: null };
  await to.store.commit([write.create(copies, copyId, begun)]);
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
  say: Say,
): Promise<void> {
  let seen = 0;
  let batch: Write[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await patiently(() => to.commit(batch));
    if (seen > 0) say(`  ${collection.name}: ${seen.toLocaleString('en-US')} documents`);
    batch = [];
    bytes = 0;
  };
  for await (const [doc, there] of differences(from, to, collection, () => seen++)) {
    const size = doc ? documentBytes(collection, doc.id, doc.data) : 0;
    if (bytes + size > bytesPerCommit || batch.length === docsPerPage) await flush();
    batch.push(doc ? write.set(collection, doc.id, doc.data) : write.delete(collection, there.id));
    bytes += size;
  }
  await flush();
}

/** What is in one store and not, or not so, in the other. */
export async function* differences(
  from: Store,
  to: Store,
  collection: Collection<object>,
  onDocument: (doc: Doc<object>) => void = () => {},
) {
  const pairs = align(documents(from, collection), documents(to, collection), ({ id }) => id);
  for await (const pair of pairs) {
    const [doc, there] = pair;
    if (doc) onDocument(doc);
    if (!doc || !there || !isDeepStrictEqual(doc.data, there.data)) yield pair;
  }
}

/** All that a query finds, page by page; of a collection alone, in the order of the ids. */
export async function* documents<T extends object>(
  store: Store,
  collection: Collection<T>,
  query: Query = {},
): AsyncIterable<Doc<T>> {
  let after: string | null = null;
  do {
    const next: Query = { ...query, limit: docsPerPage, ...(after !== null && { after }) };
    const page: Page<T> = await patiently(() => store.query(collection, next));
    yield* page.docs;
    after = page.cursor;
  } while (after !== null);
}

async function copyAccounts(from: Place, to: Place, say: Say): Promise<void> {
  const missing = await accountDifferences(from, to);
  await to.accounts.put(missing);
  say(`  accounts: ${missing.length.toLocaleString('en-US')} written`);
}

/** Whom the other place does not know, or knows otherwise. Others that it knows are no difference. */
export async function accountDifferences(from: Place, to: Place) {
  const [wanted, known] = await Promise.all([from.accounts.list(), to.accounts.list()]);
  const there = new Map(known.map((account) => [account.uid, account]));
  return wanted
    .map((account) => to.accounts.toKept(account))
    .filter((account) => {
      const kept = there.get(account.uid);
      return !kept || !isSameAccount(account, kept);
    });
}
