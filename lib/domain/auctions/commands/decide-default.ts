import { mayDefault } from '@/lib/domain/auctions/state/defaults';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { CommandOf } from './commands';
import type { Decision } from './decide';

/** Records the default of a buyer after the end. Whether there was one is decided in the closing. */
export function recordDefault(
  state: AuctionState,
  { alias, now }: CommandOf<'record-default'>,
): Result<Decision, Refusal> {
  if (!mayDefault(state, alias)) return refuse({ reason: 'not-due' });
  return ok({ events: [{ at: Math.max(state.at, now), type: 'defaulted', data: { alias } }] });
}
