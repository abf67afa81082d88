import type { Cents } from '@/lib/domain/money';
import { evolvePublic } from './evolve-public';
import type { LedgerEntry, Opening } from './facts';
import { toHistoryLine } from './history-line';
import { priceReason } from './price-reason';
import type { HistoryLine, PublicAuction } from './public-auction';
import type { PublicState } from './public-state';

/** A ledger entry in plain words, with the price before it and why the price after it is what it is. */
export interface LedgerLine extends HistoryLine {
  readonly priceBeforeCents: Cents | null;
  readonly reason: string | null;
  /** The secrets that it makes public. */
  readonly opened: readonly Pick<Opening, 'alias' | 'amountCents'>[];
}

/** A part of an auction's ledger, oldest entry first. */
export interface LedgerPage {
  readonly auction: PublicAuction;
  /** Null once the home has no page any more. */
  readonly home: { readonly slug: string; readonly address: string } | null;
  readonly lines: readonly LedgerLine[];
  readonly page: number;
  readonly pageCount: number;
}

/** A whole public ledger in plain words, oldest entry first. Throws on one that this site has not written. */
export function toLedgerLines(entries: readonly LedgerEntry[]): readonly LedgerLine[] {
  let state: PublicState | null = null;
  return entries.map((entry) => {
    const before: PublicState | null = state;
    state = evolvePublic(before, entry);
    return {
      ...toHistoryLine(entry),
      priceBeforeCents: before && before.bidCount > 0 ? before.priceCents : null,
      reason: priceReason(before, entry),
      opened: 'opened' in entry.data ? entry.data.opened : [],
    };
  });
}
