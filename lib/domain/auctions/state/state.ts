import type { z } from 'zod';
import type { AuctionEvent } from './events';
import { evolvePublic } from './evolve-public';
import { type PublicState, stateWith } from './public-state';
import { auctionSecretSchema, evolveSecret } from './secrets';
import { toPublicFact } from './to-public-fact';

/**
 * The whole state as stored: the public state plus `secret`, which only the server knows. Plain JSON.
 */
export const auctionStateSchema = stateWith({ secret: auctionSecretSchema });
export type AuctionState = z.output<typeof auctionStateSchema>;

/** The state after one more event. */
export function evolve(state: AuctionState | null, event: AuctionEvent): AuctionState {
  const next = evolvePublic(state, toPublicFact(state, event));
  return { ...next, secret: evolveSecret(state?.secret ?? null, event, next) };
}

/** The state after all private events, or null when there are none. */
export function replay(events: readonly AuctionEvent[]): AuctionState | null {
  return events.reduce<AuctionState | null>(evolve, null);
}

/** The state without its secrets. */
export function publicStateOf(state: AuctionState): PublicState {
  const { secret: _, ...rest } = state;
  return rest;
}
