import { aBid, anAuction, builtStartsAt } from '@/lib/domain/auctions/commands/auction.builders';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';

export const ledgerOf = { auctionId: 'auction-1' } as const;

/** The ledger of an auction in which two bidders alternate, each several increments above the other. */
export function someLedger(bids: number): readonly LedgerEntry[] {
  const commands = Array.from({ length: bids }, (_, index) =>
    aBid(index % 2 === 0 ? 'one' : 'other', 200_000 + index * 60_000, {
      receivedAt: builtStartsAt + (index + 1) * 1_000,
    }),
  );
  const { entries, refusals } = anAuction({ auctionId: ledgerOf.auctionId }, commands);
  if (refusals.length > 0) throw new Error(`A bid was refused: ${refusals[0]?.reason}`);
  return entries;
}
