import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import { shuffle } from './decks';
import type { Random } from './drawing/random';
import { roundTo } from './money-facts';
import type { SampleBidder } from './people';

export interface SampleEvent {
  readonly event: AuctionEvent;
  /** Who stood behind a bid. */
  readonly bidder: SampleBidder | null;
}

/** An auction being run by the engine: everything in the samples that looks like a history went through `decide`. */
export interface Run {
  readonly state: AuctionState;
  readonly events: readonly SampleEvent[];
}

/** Runs one command. A refused bid changes nothing, as in life; any other refusal is a fault of the samples. */
export function runCommand(
  run: Run | null,
  command: AuctionCommand,
  bidder: SampleBidder | null = null,
): Run {
  const decision = decide(run?.state ?? null, command);
  if (!decision.ok) {
    if (run && command.type === 'place-bid') return run;
    throw new Error(`Sample auction: ${command.type} refused: ${decision.reason.reason}`);
  }
  return (
    decision.value.events.reduce<Run | null>(
      (before, event) => ({
        state: evolve(before?.state ?? null, event),
        events: [...(before?.events ?? []), { event, bidder }],
      }),
      run,
    ) ?? fail()
  );
}

function fail(): never {
  throw new Error('A decision without events');
}

export interface BiddingPlan {
  /** All but the last have lower maxima; the last one leads in the end. */
  readonly bidders: readonly SampleBidder[];
  readonly lowCents: number;
  readonly topCents: number;
  /** Milliseconds UTC. */
  readonly from: number;
  readonly until: number;
  readonly random: Random;
  readonly createSalt: () => string;
}

/** Bids of people who raise themselves step by step, the strongest last to be beaten. */
export function runBids(run: Run, plan: BiddingPlan): Run {
  return bidsOf(plan).reduce(
    (before, { bidder, maximumCents, at }) =>
      runCommand(
        before,
        {
          type: 'place-bid',
          bidderId: bidder.uid,
          maximumCents,
          confirmedMaximumCents: maximumCents,
          receivedAt: at,
          now: at + 40,
          salt: plan.createSalt(),
        },
        bidder,
      ),
    run,
  );
}

interface Bid {
  readonly bidder: SampleBidder;
  readonly maximumCents: number;
  readonly at: number;
}

function bidsOf({ bidders, lowCents, topCents, from, until, random }: BiddingPlan): readonly Bid[] {
  const step = topCents > 40_000_000 ? 2500 : 500;
  const maxima = bidders.flatMap((bidder, index) => {
    const rank = (index + 1) / bidders.length;
    const own = lowCents + (topCents - lowCents) * rank;
    const first = lowCents + (own - lowCents) * random.between(0.2, 0.8);
    const isTop = index === bidders.length - 1;
    return [
      { bidder, maximumCents: roundTo(Math.max(first, lowCents), step) },
      { bidder, maximumCents: roundTo(isTop ? topCents : own, step) },
    ];
  });
  const order = shuffle(maxima, random).sort(
    (a, b) => a.maximumCents - b.maximumCents + random.between(-0.2, 0.2) * topCents * 0.1,
  );
  const times = order.map(() => Math.round(random.between(from, until))).sort((a, b) => a - b);
  return order.map((bid, index) => ({ ...bid, at: times[index] ?? until }));
}

/** The reserve as the seller would set it for a home of this worth. */
export function sampleReserve(
  startCents: number,
  reserveCents: number,
  random: Random,
  createSalt: () => string,
): ReserveInput {
  const chance = random.next();
  if (chance < 0.15) return { kind: 'none' };
  if (chance < 0.7)
    return { kind: 'published', amountCents: roundTo(startCents * random.pick([1, 1, 1.1]), 500) };
  return { kind: 'sealed', amountCents: reserveCents, salt: createSalt() };
}
