import type { BidEvent } from '@/lib/domain/auctions/state/events';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';

/** The receipt of an accepted bid, from the state before it, its private event and its public entry. */
export function toBidReceipt(before: AuctionState, event: BidEvent, entry: LedgerEntry): BidReceipt {
  if (entry.type !== 'bid' && entry.type !== 'raise') throw new TypeError(`No receipt for ${entry.type}`);
  const { data, seq, hash } = entry;
  return {
    auctionId: before.terms.auctionId,
    seq,
    hash,
    alias: data.alias,
    maximumCents: event.data.maximumCents,
    salt: event.data.salt,
    commitment: data.commitment,
    ...(data.signed && { signedWith: data.signed.key }),
    standing: data.leaderAlias === data.alias ? 'leading' : 'outbid',
    priceBeforeCents: before.priceCents,
    priceAfterCents: data.priceCents,
    endsAtBefore: new Date(before.endsAt).toISOString(),
    endsAtAfter: new Date(data.endsAt).toISOString(),
    receivedAt: new Date(data.receivedAt).toISOString(),
  };
}
