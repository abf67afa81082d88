import 'server-only';
import { messageAfterBid } from '@/lib/domain/auctions/commands/auction-messages';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';

/** Leaves word for who led before a bid, in the bid's commit. */
export function tellOfBid(
  tx: Transaction,
  { slug, state: before }: StoredAuction,
  after: AuctionState,
): void {
  const message = messageAfterBid(before, after);
  if (!message) return;
  const { to: uid, kind, priceCents } = message;
  const { auctionId } = after.terms;
  const sending = { uid, auctionId, slug, priceCents, attempts: 0, sendAt: after.at };
  if (kind === 'outbid') tx.create(outbox, `${auctionId}:${after.seq}:outbid`, { ...sending, kind });
  // In a contest only the latest price is worth telling: each takes the place of the one before.
  else tx.set(outbox, `${auctionId}:${uid}:${kind}`, { ...sending, kind, at: after.at });
}
