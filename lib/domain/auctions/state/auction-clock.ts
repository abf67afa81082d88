import type { AuctionStatus } from '@/lib/domain/auctions/terms/public-auction';
import type { PublicState } from './public-state';

/** No closing entry sooner after the end, and no bid older than this when it is decided: so no bid meets a closed auction. */
export const closingDelayMs = 5_000;
export const oldestRequestMs = 4_000;
/** How far the clocks of two instances may be apart. */
export const clockSkewMs = 100;
export const reserveLoweringNoticeMs = 24 * 3_600_000;
export const sellerDecisionMs = 48 * 3_600_000;
export const counterAnswerMs = 24 * 3_600_000;

/** The end in milliseconds UTC after a bid received at `receivedAt` that extends. */
export function extendEnd(endsAt: number, receivedAt: number, extensionWindowMs: number): number {
  return receivedAt > endsAt - extensionWindowMs ? Math.max(endsAt, receivedAt + extensionWindowMs) : endsAt;
}

/** The status as a fact of the clock; `nowMs` in milliseconds UTC. */
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
