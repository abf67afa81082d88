import type { PlaceBidCommand, ScheduleCommand } from '@/lib/domain/auctions/commands/commands';
import { type Decision, decide } from '@/lib/domain/auctions/commands/decide';
import { appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Cents } from '@/lib/domain/shared/money';

export type ExampleBid = readonly [who: string, maximumDollars: number];

/** One bid of the example and the state after it. Amounts in cents. */
export interface ExampleStep {
  readonly who: string;
  readonly maximumCents: number;
  readonly priceCents: Cents;
  readonly leader: string;
  readonly isReserveMet: boolean;
  /** The minimum for a refused bid; null when the bid was accepted. */
  readonly refusedUnderCents: Cents | null;
}

export const exampleTerms = { startingBidCents: 20_000_000, reserveCents: 26_000_000 } as const;

/** Runs the bids through the engine, so that the example on a page matches the rules in use. */
export function runExample(bids: readonly ExampleBid[]): readonly ExampleStep[] {
  const scheduled = decide(null, schedule);
  if (!scheduled.ok) throw new Error('The example cannot be scheduled');
  let state = after(null, scheduled.value);
  return bids.map(([who, maximumDollars]) => {
    const decision = decide(state, bid(who, maximumDollars * 100));
    if (decision.ok) state = after(state, decision.value);
    return {
      who,
      maximumCents: maximumDollars * 100,
      priceCents: state.priceCents,
      leader: leaderOf(state.secret)?.bidderId ?? '',
      isReserveMet: state.reserve.status === 'met',
      refusedUnderCents: decision.ok ? null : (decision.reason.minimumCents ?? null),
    };
  });
}

const after = (state: AuctionState | null, { events }: Decision): AuctionState =>
  appendEntries(genesisHead, events, state).state;

const startsAt = Date.parse('2026-06-01T13:00:00.000Z');
const salt = '0'.repeat(64);

const schedule: ScheduleCommand = {
  type: 'schedule',
  now: startsAt - 1,
  reserve: { kind: 'sealed', amountCents: exampleTerms.reserveCents, salt },
  terms: {
    auctionId: 'example',
    listingKey: 'example',
    startingBidCents: exampleTerms.startingBidCents,
    startsAt,
    endsAt: startsAt + 24 * 3_600_000,
  },
};

const bid = (bidderId: string, maximumCents: number): PlaceBidCommand => ({
  type: 'place-bid',
  bidderId,
  maximumCents,
  confirmedMaximumCents: maximumCents,
  receivedAt: startsAt,
  now: startsAt,
  salt,
});
