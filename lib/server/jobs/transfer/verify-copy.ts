import 'server-only';
import { ledgerFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import type { LedgerEntry } from '@/lib/domain/auctions/ledger/ledger';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { parseStored } from '@/lib/server/platform/store/later-fields';
import { isBadDocumentError, isLaterVersionError, type Store } from '@/lib/server/platform/store/store';
import { auctions, ledger } from '@/lib/server/records/auctions/auction-collections';
import { requireCompleteEntry } from '@/lib/server/records/auctions/hashed-documents';
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
  /** Readable descriptions. Empty if the copy is the same. */
  readonly faults: readonly string[];
  /** Readable descriptions of documents that were copied as stored but cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Compares both places in full and recomputes the ledgers of the copy. Reports differences and invalid
 * ledgers.
 */
export async function verifyCopy(from: Place, to: Place): Promise<CopyReport> {
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const unreadable: string[] = [];
  for (const collection of copiedCollections) {
    const { name } = collection;
    counts[name] = 0;
    const found = differences(from.store, to.store, collection, ({ id, data }) => {
      counts[name] = (counts[name] ?? 0) + 1;
      if (!canRead(name, data)) unreadable.push(`${name}/${id} cannot be read`);
    });
    for await (const [doc, existing] of found) faults.push(`${name}/${(doc ?? existing)?.id} differs`);
  }
  let files = 0;
  for await (const [file, existing] of fileDifferences(from.files, to.files, () => files++))
    if (!from.isLive || (file && existing)) faults.push(`${(file ?? existing)?.path} differs`);
  if (!from.isLive)
    for (const { uid } of await accountDifferences(from, to)) faults.push(`account ${uid} differs`);
  const accounts = (await from.accounts.list()).length;
  const ledgers = await verifyLedgers(to.store, { faults, unreadable });
  return { documents: counts, files, accounts, ledgers, faults, unreadable };
}

function canRead(name: string, data: object): boolean {
  const collection = allCollections.find((each) => each.name === name);
  return collection !== undefined && parseStored(collection.schema, data).success;
}

interface Findings {
  readonly faults: string[];
  readonly unreadable: string[];
}

/** Recomputes every readable ledger of a store. Adds to the findings and returns the number of ledgers. */
export async function verifyLedgers(store: Store, { faults, unreadable }: Findings): Promise<number> {
  let count = 0;
  for await (const { id, data } of documents(store, auctions)) {
    const entries = await readEntries(store, id);
    if (entries === 'later-version')
      unreadable.push(`the ledger of ${id} was written by a later version and was not verified`);
    if (entries === 'unreadable' || entries === 'later-version') continue;
    const { fault } = verify(entries, { seq: data.state.seq, hash: data.head });
    if (fault) faults.push(`the ledger of ${id}, entry ${fault.seq ?? 'none'}: ${ledgerFaultWords(fault)}`);
    count += 1;
  }
  return count;
}

/** Reads the entries of a ledger, or returns why it cannot be read in full. */
async function readEntries(
  store: Store,
  auctionId: string,
): Promise<readonly LedgerEntry[] | 'unreadable' | 'later-version'> {
  const entries: LedgerEntry[] = [];
  const query = {
    where: [{ field: 'auctionId', op: '==', value: auctionId }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
    requireAll: true,
  } as const;
  try {
    for await (const doc of documents(store, ledger, query)) entries.push(requireCompleteEntry(doc));
    return entries;
  } catch (error) {
    if (isBadDocumentError(error)) return 'unreadable';
    if (isLaterVersionError(error)) return 'later-version';
    throw error;
  }
}
