import 'server-only';
import { notificationAfterBid } from '@/lib/domain/auctions/commands/auction-notifications';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';

/** Notifies the previous leader of a bid, in the bid's commit. */
export function notifyOutbid(
  tx: Transaction,
  { slug, state: before }: StoredAuction,
  after: AuctionState,
): void {
  const message = notificationAfterBid(before, after);
  if (!message) return;
  const { to: uid, kind, priceCents } = message;
  const { auctionId } = after.terms;
  const delivery = { uid, auctionId, slug, priceCents, attempts: 0, sendAt: after.at };
  if (kind === 'outbid') tx.create(outbox, `${auctionId}:${after.seq}:outbid`, { ...delivery, kind });
  // During a bidding contest only the latest price matters: each message replaces the previous one.
  else tx.set(outbox, `${auctionId}:${uid}:${kind}`, { ...delivery, kind, at: after.at });
}
