import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';

/** The public ledger after entry `afterSeq`, as lines; null if it is not available now. */
export async function fetchHistory(
  auctionId: string,
  afterSeq: number,
): Promise<readonly HistoryLine[] | null> {
  const path = `/api/auctions/${encodeURIComponent(auctionId)}/ledger?after=${afterSeq}`;
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    const { toHistoryLine } = await import('@/lib/copy/auctions/history-line');
    const body: { readonly entries: readonly LedgerEntry[] } = await response.json();
    return body.entries.map(toHistoryLine);
  } catch {
    return null;
  }
}

/** Both lists merged, each entry once, newest first. */
export function mergeHistory(
  known: readonly HistoryLine[],
  received: readonly HistoryLine[],
): readonly HistoryLine[] {
  const bySeq = new Map([...known, ...received].map((line) => [line.seq, line]));
  return [...bySeq.values()].sort((a, b) => b.seq - a.seq);
}
