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
  'no-bids',
] as const;

/** A notification for one person. `answerBy`: that person's deadline to answer, milliseconds UTC. */
export interface AuctionNotification {
  readonly kind: (typeof messageKinds)[number];
  readonly to: string;
  readonly priceCents: Cents;
  readonly answerBy?: number;
}

/**
 * The notification after a bid for the previous leader, or null: nobody besides the bidder and them gets one.
 */
export function notificationAfterBid(before: AuctionState, after: AuctionState): AuctionNotification | null {
  const [oldLeader, newLeader] = [leaderOf(before.secret), leaderOf(after.secret)];
  if (!oldLeader || !newLeader) return null;
  const oldId = oldLeader.bidderId;
  const message = { to: oldId, priceCents: after.priceCents };
  if (newLeader.bidderId !== oldId) return { kind: 'outbid', ...message };
  const isOwn = bidderOf(before.secret, oldId)?.seq !== bidderOf(after.secret, oldId)?.seq;
  return isOwn ? null : { kind: 'leading-again', ...message };
}

/**
 * The notifications after a purchase, an end or a below-reserve decision. `state` is the one after the event.
 */
export function notificationsAfter(
  state: AuctionState,
  event: AuctionEvent,
  sellerId: string,
): readonly AuctionNotification[] {
  if (event.type === 'bought') {
    const { bidderId, priceCents } = event.data;
    return [
      { kind: 'bought', to: bidderId, priceCents },
      { kind: 'sold-now', to: sellerId, priceCents },
    ];
  }
  if (event.type === 'closed' && event.data.outcome === 'no-bids')
    return [{ kind: 'no-bids', to: sellerId, priceCents: state.priceCents }];
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
): readonly AuctionNotification[] {
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
