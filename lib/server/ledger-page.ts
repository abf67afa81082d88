import 'server-only';
import { type LedgerPage, toLedgerLines } from '@/lib/domain/auction/ledger-lines';
import { addressLines } from '@/lib/domain/listing/address';
import { getLedger, publicAuction } from './auctions';
import { isBuilding } from './env';
import { listingModel } from './listings';
import { runtime } from './runtime';
import { auctions } from './store/collections';

export const ENTRIES_PER_PAGE = 100;

/** Null for an auction or a page that there is not. */
export async function getLedgerPage(auctionId: string, page: number): Promise<LedgerPage | null> {
  if (isBuilding()) return null;
  const [stored, entries] = await Promise.all([
    runtime().store.get(auctions, auctionId),
    getLedger(auctionId),
  ]);
  const latest = entries?.at(-1);
  if (!stored || !entries || !latest) return null;
  const pageCount = Math.ceil(entries.length / ENTRIES_PER_PAGE);
  if (page > pageCount) return null;
  const home = (await listingModel()).bySlug.get(stored.data.slug);
  return {
    // The two were not read at once: the head is the one of the entries.
    auction: { ...publicAuction(stored.data), version: latest.seq, ledgerHead: latest.hash },
    home: home ? { slug: home.slug, address: addressLines(home).join(', ') } : null,
    lines: toLedgerLines(entries).slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE),
    page,
    pageCount,
  };
}
