import 'server-only';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { recordAuctionOutcome } from './record-auction-outcome';

/** Lets the auction's own rules judge what a seller or staff want, and records what they say. Returns the state after it. */
export async function stepAuction(
  tx: Transaction,
  auction: StoredAuction,
  command: AuctionCommand,
): Promise<Result<AuctionState, RefusalReason>> {
  const decided = decide(auction.state, command);
  return decided.ok
    ? ok((await recordAuctionOutcome(tx, auction, decided.value.events, null)).state)
    : refuse(decided.reason.reason);
}
