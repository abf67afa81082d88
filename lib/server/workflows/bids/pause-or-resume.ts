import 'server-only';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from './record-auction-outcome';

/**
 * Pauses or resumes an auction on behalf of the site and notifies followers. Returns false if it has ended or
 * another run was first.
 */
export async function pauseOrResume(
  tx: Transaction,
  auction: StoredAuction,
  command: Extract<AuctionCommand, { type: 'pause' | 'resume' }>,
): Promise<boolean> {
  const decided = decide(auction.state, command);
  if (!decided.ok) return false;
  const { state } = await recordAuctionOutcome(tx, auction, decided.value.events, null);
  const { seq, endsAt, at, terms } = state;
  const { auctionId, listingKey } = terms;
  const update =
    command.type === 'pause'
      ? { type: 'auction-paused' as const }
      : { type: 'auction-resumed' as const, endsAt };
  notifyFollowers(tx, `${auctionId}:${seq}`, { listingKey, slug: auction.slug, auctionId }, update, at);
  return true;
}
