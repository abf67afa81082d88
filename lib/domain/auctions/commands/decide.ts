import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { type Result, refuse } from '@/lib/domain/shared/result';
import type { AuctionCommand } from './commands';
import { decideBid } from './decide-bid';
import { decideBuyNow } from './decide-buy-now';
import { recordDefault } from './decide-default';
import { close, decideBelowReserve } from './decide-end';
import { cancel, declareOutage, lowerReserve, open, pause, resume } from './decide-lifecycle';
import { countRefusal } from './decide-refusal';
import { schedule } from './decide-schedule';

export interface Decision {
  readonly events: readonly AuctionEvent[];
}

/**
 * Decides a command on an auction: the private events to record, or the refusal. Pure: time, ids and salts
 * come from the command. The state is null before the auction is scheduled.
 */
export function decide(state: AuctionState | null, command: AuctionCommand): Result<Decision, Refusal> {
  if (command.type === 'schedule') return schedule(state, command);
  if (command.type === 'place-bid') return decideBid(state, command);
  if (command.type === 'buy-now') return decideBuyNow(state, command);
  if (state === null) return refuse({ reason: 'not-found' });
  switch (command.type) {
    case 'count-refusal':
      return countRefusal(state, command);
    case 'open':
      return open(state, command);
    case 'pause':
      return pause(state, command);
    case 'resume':
      return resume(state, command);
    case 'declare-outage':
      return declareOutage(state, command);
    case 'lower-reserve':
      return lowerReserve(state, command);
    case 'cancel':
      return cancel(state, command);
    case 'record-default':
      return recordDefault(state, command);
    case 'close':
      return close(state, command);
    case 'decide-below-reserve':
      return decideBelowReserve(state, command);
  }
}
