import type { Cents } from '@/lib/domain/money';
import type { AuctionEvent, EventOf } from './events';
import { leaderOf } from './secrets';
import type { AuctionState } from './state';

export const messageKinds = [
  'outbid',
  'won',
  'decide',
  'countered',
  'accepted',
  'declined',
  'agreed',
  'counter-accepted',
  'counter-declined',
  'lapsed',
] as const;

/** Something that one person has to know. `answerBy`, milliseconds UTC: until when that person may answer. */
export interface AuctionMessage {
  readonly kind: (typeof messageKinds)[number];
  readonly to: string;
  readonly priceCents: Cents;
  readonly answerBy?: number;
}

/** Whom an end, or a decision below the reserve, concerns, and what to tell them. `state`: after the event. */
export function messagesAfter(
  state: AuctionState,
  event: AuctionEvent,
  sellerId: string,
): readonly AuctionMessage[] {
  const leader = leaderOf(state.secret);
  if (!leader) return [];
  if (event.type === 'decided') return afterDecision(state, event.data, leader.bidderId, sellerId);
  if (event.type !== 'closed') return [];
  const { outcome, decideBy } = event.data;
  if (outcome === 'sold') return [{ kind: 'won', to: leader.bidderId, priceCents: state.priceCents }];
  if (decideBy === null) return [];
  return [{ kind: 'decide', to: sellerId, priceCents: state.priceCents, answerBy: decideBy }];
}

function afterDecision(
  state: AuctionState,
  { decision, amountCents, answerBy }: EventOf<'decided'>['data'],
  leaderId: string,
  sellerId: string,
): readonly AuctionMessage[] {
  const salePriceCents = state.status === 'ended' ? state.salePriceCents : null;
  const priceCents = amountCents ?? salePriceCents ?? state.priceCents;
  switch (decision) {
    case 'accepted':
    case 'declined':
    case 'lapsed':
      return [{ kind: decision, to: leaderId, priceCents }];
    case 'countered':
      return answerBy === null ? [] : [{ kind: decision, to: leaderId, priceCents, answerBy }];
    case 'counter-accepted':
      return [
        { kind: 'agreed', to: leaderId, priceCents },
        { kind: decision, to: sellerId, priceCents },
      ];
    case 'counter-declined':
      return [{ kind: decision, to: sellerId, priceCents }];
  }
}
