import type { AuctionEvent, EventOf } from '@/lib/domain/auctions/state/events';
import { bidderOf, leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Cents } from '@/lib/domain/shared/money';

export const messageKinds = [
  'outbid',
  'leading-again',
  'won',
  'bought',
  'sold-now',
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

/** Whom a bid concerns besides its bidder: at most one person, who led before it. */
export function messageAfterBid(before: AuctionState, after: AuctionState): AuctionMessage | null {
  const [was, is] = [leaderOf(before.secret), leaderOf(after.secret)];
  if (!was || !is) return null;
  const message = { to: was.bidderId, priceCents: after.priceCents };
  if (is.bidderId !== was.bidderId) return { kind: 'outbid', ...message };
  const isOwn = bidderOf(before.secret, was.bidderId)?.seq !== bidderOf(after.secret, was.bidderId)?.seq;
  return isOwn ? null : { kind: 'leading-again', ...message };
}

/** Whom an end, or a decision below the reserve, concerns, and what to tell them. `state`: after the event. */
export function messagesAfter(
  state: AuctionState,
  event: AuctionEvent,
  sellerId: string,
): readonly AuctionMessage[] {
  if (event.type === 'bought') {
    const { bidderId, priceCents } = event.data;
    return [
      { kind: 'bought', to: bidderId, priceCents },
      { kind: 'sold-now', to: sellerId, priceCents },
    ];
  }
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
