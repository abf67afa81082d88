import { aliasFor } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { leavesBuyNow } from '@/lib/domain/auctions/terms/buy-now';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { BuyNowCommand } from './commands';
import type { Decision } from './decide';
import { closedReason, isToldLast } from './decide-bid';

/** Accepts a buy-now purchase, which ends the auction, or says why it is refused. */
export function decideBuyNow(
  state: AuctionState | null,
  command: BuyNowCommand,
): Result<Decision, BidRefusal> {
  if (state === null) return refuse({ reason: 'not-found' });
  const { ineligibility } = command;
  if (ineligibility && !isToldLast(ineligibility)) return refuse(ineligibility);
  const { buyNowCents } = state.terms;
  if (buyNowCents === undefined) return refuse({ reason: 'no-buy-now' });
  if (command.priceCents !== buyNowCents) return refuse({ reason: 'price-changed' });
  const closed = closedReason(state, command);
  if (closed) return refuse({ reason: closed });
  const { reserve, bidCount } = state;
  if (!leavesBuyNow({ reserveStatus: reserve.status, bidCount })) return refuse({ reason: 'buy-now-over' });
  if (ineligibility) return refuse(ineligibility);

  const { bidderId, receivedAt } = command;
  const alias = aliasFor(state.secret, bidderId, state.bidderCount);
  const data = { bidderId, alias, receivedAt, priceCents: buyNowCents };
  return ok({ events: [{ at: Math.max(state.at, receivedAt), type: 'bought', data }] });
}
