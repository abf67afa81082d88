import type { Contest } from '@/lib/domain/auctions/terms/price';
import type { Cents } from '@/lib/domain/shared/money';
import type { BidEvent } from './events';
import { type Arrival, winsTie } from './tie';

interface Leader extends Arrival {
  readonly bidderId: string;
  readonly maximumCents: Cents;
}
interface Standing extends Leader {
  readonly priceCents: Cents;
}

/**
 * Whether the bidder leads after the bid, given that all maximums are known. Of equal maximums, the one that
 * arrived first leads.
 */
export function takesLead(
  before: Leader | null,
  { bidderId, maximumCents, receivedAt }: BidEvent['data'],
): boolean {
  if (before === null || before.bidderId === bidderId || maximumCents > before.maximumCents) return true;
  return maximumCents === before.maximumCents && winsTie(receivedAt, before);
}

/** How a bid compares with the current leader. */
export function contestOf(before: Standing | null, bid: BidEvent['data']): Contest {
  const { bidderId, maximumCents } = bid;
  if (before === null) return { kind: 'first', maximumCents };
  if (before.bidderId === bidderId) return { kind: 'raises', maximumCents, priceCents: before.priceCents };
  return takesLead(before, bid)
    ? { kind: 'takes-lead', maximumCents, beatenCents: before.maximumCents }
    : { kind: 'loses', maximumCents, leaderMaximumCents: before.maximumCents };
}
