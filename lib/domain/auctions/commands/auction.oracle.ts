import type { AuctionEvent, BidEvent } from '@/lib/domain/auctions/state/events';

/** The increments of the rules once more, in dollars, so that a slip in the engine's table shows. */
const bands = [
  [50_000, 500],
  [250_000, 1_000],
  [500_000, 2_500],
  [1_000_000, 5_000],
  [2_500_000, 10_000],
] as const;
const increment = (dollars: number) => bands.find(([below]) => dollars < below)?.[1] ?? 25_000;

interface Expected {
  readonly leaderId: string | null;
  readonly priceCents: number;
  readonly reserveMet: boolean;
}

/**
 * What the events must give, by another way than the engine's: the highest maximum leads (the earlier of two equal ones: by arrival from
 * rules version 2, by entry before).
 * Each challenge demands the second maximum then and one increment, capped at the highest then; the price is the most
 * that any challenge, the start or a reserve reached demanded.
 */
export function expectedState(events: readonly AuctionEvent[]): Expected {
  const [first] = events;
  if (first?.type !== 'scheduled') throw new Error('No scheduling');
  const bids = events.filter((event): event is BidEvent => event.type === 'bid');
  const isByArrival = first.data.terms.rulesVersion === 2;
  const [top] = presentMaxima(bids, isByArrival);
  const startCents = first.data.terms.startingBidCents;
  if (!top) return { leaderId: null, priceCents: startCents, reserveMet: false };
  const demands = bids.map((_, index) => demandedBy(bids.slice(0, index + 1), isByArrival));
  const reserve = reserveOf(events);
  const reserveMet = reserve !== null && top.cents >= reserve;
  const priceCents = Math.max(startCents, ...demands, reserveMet ? reserve : 0);
  return { leaderId: top.bidderId, priceCents, reserveMet };
}

/** What the last of these bids demands of the price, in cents; a raise by who already leads demands nothing. */
function demandedBy(bids: readonly BidEvent[], isByArrival: boolean): number {
  const [leaderBefore] = presentMaxima(bids.slice(0, -1), isByArrival);
  const [top, second] = presentMaxima(bids, isByArrival);
  const isRaise = leaderBefore?.bidderId === bids.at(-1)?.data.bidderId;
  if (!top || !second || isRaise) return 0;
  return Math.min(top.cents, second.cents + increment(second.cents / 100) * 100);
}

function reserveOf(events: readonly AuctionEvent[]): number | null {
  const [first] = events;
  const lowered = events.findLast((event) => event.type === 'reserve-lowered');
  if (lowered) return lowered.data.amountCents;
  if (first?.type !== 'scheduled') return null;
  const { terms, sealedReserve } = first.data;
  return terms.reserve.kind === 'published'
    ? terms.reserve.amountCents
    : (sealedReserve?.amountCents ?? null);
}

function presentMaxima(
  bids: readonly BidEvent[],
  isByArrival: boolean,
): readonly { bidderId: string; cents: number }[] {
  const present = new Map<string, { bidderId: string; cents: number; order: number; arrival: number }>();
  bids.forEach(({ data }, order) => {
    const { bidderId, maximumCents: cents } = data;
    present.set(bidderId, { bidderId, cents, order, arrival: isByArrival ? data.receivedAt : 0 });
  });
  return [...present.values()].sort(
    (a, b) => b.cents - a.cents || a.arrival - b.arrival || a.order - b.order,
  );
}
