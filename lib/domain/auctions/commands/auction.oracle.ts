import type { AuctionEvent, BidEvent } from '@/lib/domain/auctions/state/events';

/** A second copy of the increment table, in dollars, to catch a mistake in the engine's table. */
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
 * The expected leader and price of these events, computed independently of the engine. The highest maximum
 * leads. Of equal maximums the earlier one leads: by arrival since rules version 2, by entry before. Each new
 * bid by a non-leader sets a floor for the price: the second-highest maximum at that moment plus one
 * increment, capped at the highest. The price is the highest of these floors, the starting bid and a reserve
 * that is met.
 */
export function expectedState(events: readonly AuctionEvent[]): Expected {
  const [first] = events;
  if (first?.type !== 'scheduled') throw new Error('No scheduling');
  const bids = events.filter((event): event is BidEvent => event.type === 'bid');
  const isByArrival = first.data.terms.rulesVersion !== undefined;
  const [top] = presentMaxima(bids, isByArrival);
  const startCents = first.data.terms.startingBidCents;
  if (!top) return { leaderId: null, priceCents: startCents, reserveMet: false };
  const demands = bids.map((_, index) => demandedBy(bids.slice(0, index + 1), isByArrival));
  const reserve = reserveOf(events);
  const reserveMet = reserve !== null && top.cents >= reserve;
  const priceCents = Math.max(startCents, ...demands, reserveMet ? reserve : 0);
  return { leaderId: top.bidderId, priceCents, reserveMet };
}

/** The price floor that the last of these bids sets, in cents; 0 for a raise by the current leader. */
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
