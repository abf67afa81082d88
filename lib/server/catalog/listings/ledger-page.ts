import 'server-only';
import { basisAfterAll, type LedgerPage, linesAfter } from '@/lib/copy/auctions/ledger-lines';
import type { Basis } from '@/lib/copy/auctions/price-reason';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { AuctionTerms } from '@/lib/domain/auctions/terms/terms';
import { fullAddress } from '@/lib/domain/listings/address';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctions, ledger } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { listingModel } from './listings';

export const ENTRIES_PER_PAGE = 100;
/**
 * How many entries before a page are read first. Each further read takes more: the leader may have bid long
 * ago.
 */
const firstReadSize = 20;
const readGrowth = 5;

/**
 * Returns null if the auction or the page does not exist. Reads the entries of the page and the few earlier
 * ones that it needs.
 */
export async function getLedgerPage(auctionId: string, page: number): Promise<LedgerPage | null> {
  if (isBuilding()) return null;
  const stored = await runtime().store.get(auctions, auctionId);
  if (!stored) return null;
  const { slug, state } = stored.data;
  const before = (page - 1) * ENTRIES_PER_PAGE;
  if (before >= state.seq) return null;
  const [entries, basis] = await Promise.all([
    readEntries(auctionId, { after: before, until: before + ENTRIES_PER_PAGE }),
    page === 1 ? null : findBasis(auctionId, state.terms, before),
  ]);
  const last = entries.at(-1);
  if (!last) return null;
  // The auction and its entries were not read at the same time. On the last page, the entries decide the
  // head.
  const { seq, hash } = last.seq < state.seq ? { seq: state.seq, hash: stored.data.head } : last;
  const home = (await listingModel()).bySlug.get(slug);
  return {
    auction: { ...publicAuction(stored.data), version: seq, ledgerHead: hash },
    home: home ? { slug: home.slug, address: fullAddress(home) } : null,
    lines: linesAfter(basis, entries),
    page,
    pageCount: Math.ceil(seq / ENTRIES_PER_PAGE),
  };
}

/** Finds the state after the entry `seq`. */
async function findBasis(auctionId: string, terms: AuctionTerms, seq: number): Promise<Basis | null> {
  let earlier: readonly LedgerEntry[] = [];
  for (let size = firstReadSize; ; size *= readGrowth) {
    const until = (earlier[0]?.seq ?? seq + 1) - 1;
    earlier = [...(await readEntries(auctionId, { after: Math.max(0, until - size), until })), ...earlier];
    const basis = basisAfterAll(terms, earlier);
    if (basis || until <= size) return basis;
  }
}

/** Reads the entries with `after` < seq <= `until`, oldest first. */
async function readEntries(
  auctionId: string,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<readonly LedgerEntry[]> {
  const { docs } = await runtime().store.query(ledger, {
    where: [
      { field: 'auctionId', op: '==', value: auctionId },
      { field: 'seq', op: '>', value: after },
      { field: 'seq', op: '<=', value: until },
    ],
    orderBy: [{ field: 'seq', direction: 'asc' }],
    requireAll: true,
  });
  return docs.map(({ data }) => data.entry);
}
