import type { Signer } from '@/lib/domain/auctions/keys/signed-bid';
import { leaderAfter } from '@/lib/domain/auctions/state/after-bid';
import type { LedgerEntry, Opening } from '@/lib/domain/auctions/state/facts';
import { openedAmount } from '@/lib/domain/auctions/state/openings';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { AuctionTerms } from '@/lib/domain/auctions/terms/terms';
import type { Cents } from '@/lib/domain/shared/money';
import { toHistoryLine } from './history-line';
import { type Basis, priceReason } from './price-reason';

/** A ledger entry in plain words, with the price before it and the reason for the price after it. */
export interface LedgerLine extends HistoryLine {
  readonly priceBeforeCents: Cents | null;
  readonly reason: string | null;
  /** The secrets that the entry opens. */
  readonly opened: readonly Pick<Opening, 'alias' | 'amountCents'>[];
  /** Whose key signed a bid, or `none`; null for other entries, and under rules that know no keys. */
  readonly signer: Signer | 'none' | null;
}

/** A part of an auction's ledger, oldest entry first. */
export interface LedgerPage {
  readonly auction: PublicAuction;
  /** Null once the home has no page anymore. */
  readonly home: { readonly slug: string; readonly address: string } | null;
  readonly lines: readonly LedgerLine[];
  readonly page: number;
  readonly pageCount: number;
}

/**
 * A whole public ledger in plain words, oldest entry first. Throws if the first entry is not the scheduling.
 */
export const toLedgerLines = (entries: readonly LedgerEntry[]): readonly LedgerLine[] =>
  linesAfter(null, entries);

/**
 * Part of a ledger in plain words. `before` is the basis before it; null for a part that begins with the
 * scheduling.
 */
export function linesAfter(before: Basis | null, entries: readonly LedgerEntry[]): readonly LedgerLine[] {
  let basis = before;
  return entries.map((entry) => {
    const line = toLine(basis, entry);
    basis = basisAfter(basis, entry);
    return line;
  });
}

const toLine = (before: Basis | null, entry: LedgerEntry): LedgerLine => ({
  ...toHistoryLine(entry),
  priceBeforeCents: before && before.bidCount > 0 ? before.priceCents : null,
  reason: priceReason(before, entry),
  opened: ('opened' in entry.data && entry.data.opened) || [],
  signer: signerOf(entry),
});

const signerOf = (entry: LedgerEntry): LedgerLine['signer'] =>
  isBid(entry) && entry.data.signed !== undefined ? (entry.data.signed?.by ?? 'none') : null;

/**
 * The basis after consecutive entries, for the part of the ledger that follows them. Null unless they reach
 * back to the scheduling or to the leader's own latest bid; entries after that bid may open the leader's
 * maximum. `terms` are those of the scheduling.
 */
export function basisAfterAll(terms: AuctionTerms, entries: readonly LedgerEntry[]): Basis | null {
  if (entries[0]?.seq === 1) return entries.reduce<Basis | null>(basisAfter, null);
  const leaderAlias = entries.findLast(isBid)?.data.leaderAlias;
  const own = entries.findLastIndex((entry) => isBid(entry) && entry.data.alias === leaderAlias);
  if (own === -1) return null;
  const start: Basis = { terms, priceCents: terms.startingBidCents, bidCount: 0, leader: null };
  return entries.slice(own).reduce<Basis | null>(basisAfter, start);
}

type BidEntry = Extract<LedgerEntry, { type: 'bid' | 'raise' }>;
const isBid = (entry: LedgerEntry): entry is BidEntry => entry.type === 'bid' || entry.type === 'raise';

function basisAfter(before: Basis | null, entry: LedgerEntry): Basis {
  if (entry.type === 'scheduled') {
    const { terms } = entry.data;
    return { terms, priceCents: terms.startingBidCents, bidCount: 0, leader: null };
  }
  if (before === null) throw new Error('A ledger begins with its scheduling');
  if (isBid(entry)) {
    const { priceCents } = entry.data;
    return { ...before, priceCents, bidCount: 1, leader: leaderAfter(before, entry.data) };
  }
  if (entry.type !== 'reserve-lowered') return before;
  const { leader } = before;
  const maximumCents = leader && (openedAmount(entry.data, leader.alias) ?? leader.maximumCents);
  return { ...before, priceCents: entry.data.priceCents, leader: leader && { ...leader, maximumCents } };
}
