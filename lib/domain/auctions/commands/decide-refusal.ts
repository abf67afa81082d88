import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { CommandOf } from './commands';
import type { Decision } from './decide';

/** An insider who makes new accounts cannot make the ledger endless. */
const mostRefusals = 100;

/**
 * Counts a refused bid of an insider in the ledger, once for each person. Who bid how much stays in its
 * commitment.
 */
export function countRefusal(
  state: AuctionState,
  { now, type: _, ...data }: CommandOf<'count-refusal'>,
): Result<Decision, Refusal> {
  const known = state.secret.refusedInsiders ?? [];
  const at = Math.max(state.at, data.receivedAt);
  const isOpen =
    state.status === 'running' && data.receivedAt >= state.terms.startsAt && at <= state.endsAt && at <= now;
  const isNew = !known.includes(data.bidderId) && known.length < mostRefusals;
  const isAmount = Number.isSafeInteger(data.amountCents) && data.amountCents >= 0;
  if (!tellsAll(state.terms) || !isOpen || !isNew || !isAmount) return refuse({ reason: 'not-due' });
  return ok({ events: [{ at, type: 'insider-refused', data }] });
}
