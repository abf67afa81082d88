import 'server-only';
import { verify } from '@/lib/domain/auction/verify';
import { auctions, ledger } from '@/lib/server/store/collections';
import type { Store } from '@/lib/server/store/store';
import { fileDifferences } from './copy-files';
import { accountDifferences, copiedCollections, differences, documents } from './copy-place';
import type { Place } from './place';

export interface CopyReport {
  /** Documents by collection. */
  readonly documents: Readonly<Record<string, number>>;
  readonly files: number;
  readonly accounts: number;
  /** Auctions whose ledger was recomputed from its first entry to the head that the auction names. */
  readonly ledgers: number;
  /** In words; none: the copy is the same. */
  readonly faults: readonly string[];
}

/** Reads both places whole and tells where they differ, and which ledger in the copy does not hold. */
export async function verifyCopy(from: Place, to: Place): Promise<CopyReport> {
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  for (const collection of copiedCollections) {
    counts[collection.name] = 0;
    const found = differences(from.store, to.store, collection, () => {
      counts[collection.name] = (counts[collection.name] ?? 0) + 1;
    });
    for await (const [doc, there] of found) faults.push(`${collection.name}/${(doc ?? there)?.id} differs`);
  }
  let files = 0;
  for await (const [file, there] of fileDifferences(from.files, to.files, () => files++))
    if (!from.isLive || (file && there)) faults.push(`${(file ?? there)?.path} differs`);
  if (!from.isLive)
    for (const { uid } of await accountDifferences(from, to)) faults.push(`account ${uid} differs`);
  const accounts = (await from.accounts.list()).length;
  return { documents: counts, files, accounts, ledgers: await verifyLedgers(to.store, faults), faults };
}

/** Recomputes every ledger of a store. Adds to `faults`; returns how many there are. */
export async function verifyLedgers(store: Store, faults: string[]): Promise<number> {
  let count = 0;
  for await (const { id, data } of documents(store, auctions)) {
    const entries = [];
    const query = {
      where: [{ field: 'auctionId', op: '==', value: id }],
      orderBy: [{ field: 'seq', direction: 'asc' }],
    } as const;
    for await (const doc of documents(store, ledger, query)) entries.push(doc.data.entry);
    const { fault } = verify(entries, { seq: data.state.seq, hash: data.head });
    if (fault) faults.push(`the ledger of ${id}, entry ${fault.seq ?? 'none'}: ${fault.text}`);
    count += 1;
  }
  return count;
}
