import type { AuctionStatus } from '@/lib/domain/auctions/terms/public-auction';
import type { PublicState } from './public-state';

/**
 * The closing entry waits `closingDelayMs` after the end, and a bid older than `oldestRequestMs` is refused
 * when it is decided. So no accepted bid meets a closed auction.
 */
export const closingDelayMs = 5_000;
export const oldestRequestMs = 4_000;
/** The clock difference between two instances that the rules tolerate. */
export const clockSkewMs = 100;
export const reserveLoweringNoticeMs = 24 * 3_600_000;
export const sellerDecisionMs = 48 * 3_600_000;
export const counterAnswerMs = 24 * 3_600_000;

/** The end after a bid that may extend the auction. All times in milliseconds UTC. */
export function extendEnd(endsAt: number, receivedAt: number, extensionWindowMs: number): number {
  return receivedAt > endsAt - extensionWindowMs ? Math.max(endsAt, receivedAt + extensionWindowMs) : endsAt;
}

/**
 * The status at `nowMs`, milliseconds UTC. The clock, not an entry, decides between scheduled, open and
 * settling.
 */
export function statusAt(state: PublicState, nowMs: number): AuctionStatus {
  switch (state.status) {
    case 'running':
      if (nowMs < state.terms.startsAt) return 'scheduled';
      return nowMs <= state.endsAt ? 'open' : 'settling';
    case 'paused':
      return 'paused';
    case 'undecided':
    case 'ended':
      return 'ended';
    case 'cancelled':
      return 'cancelled';
  }
}
