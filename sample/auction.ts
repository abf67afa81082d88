import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { dollars } from '@/lib/domain/shared/money';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import type { SampleSaleTerms } from './home';
import { requireBidder, type SampleBidder } from './people';

const hourMs = 3_600_000;

export type Bidding = Extract<SampleSaleTerms, { type: 'auction' | 'next-auction' }>;

/** Times in ms UTC. */
export interface AuctionTimes {
  readonly scheduledAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly extensionWindowMs?: number;
}

interface SampleEvent {
  readonly event: AuctionEvent;
  /** Who placed the bid. */
  readonly bidder: SampleBidder | null;
}

/** An auction with its history, decided by the same rules as real auctions. */
export interface Run {
  readonly state: AuctionState;
  readonly events: readonly SampleEvent[];
}

interface RunInput {
  readonly auctionId: string;
  readonly listingKey: string;
  readonly sale: Bidding;
  readonly times: AuctionTimes;
  /** No event is later than this, ms UTC. */
  readonly now: number;
  /** Returns 32 bytes in hex: random for a store, a counter in tests. */
  readonly createSalt: () => string;
}

/** Runs an auction from its scheduling to its state at `now`. Throws if the sample data breaks a rule. */
export function runAuction(input: RunInput): Run {
  const { startsAt, endsAt } = input.times;
  const commands = [
    toSchedule(input),
    { type: 'open', now: startsAt + 400 },
    ...toBids(input),
    ...toEnd(input),
  ] as const satisfies readonly Command[];
  const [scheduled, ...later] = commands;
  const begun = apply(null, scheduled);
  const run = startsAt > input.now ? begun : later.reduce(apply, begun);
  const isOver = endsAt + closingDelayMs <= input.now && run.state.status === 'running';
  return isOver ? close(input, run) : run;
}

type Command = AuctionCommand & { readonly bidder?: SampleBidder };

/** Applies a command. A refusal is an error in the sample data. */
function apply(before: Run | null, { bidder, ...command }: Command): Run {
  const decision = decide(before?.state ?? null, command);
  if (!decision.ok) throw new Error(`Sample auction: ${command.type} refused: ${decision.reason.reason}`);
  const { events } = decision.value;
  const state = events.reduce<AuctionState | null>(evolve, before?.state ?? null);
  if (state === null) throw new Error('A decision without events');
  return {
    state,
    events: [...(before?.events ?? []), ...events.map((event) => ({ event, bidder: bidder ?? null }))],
  };
}

function toSchedule({ auctionId, listingKey, sale, times, createSalt }: RunInput): Command {
  const { scheduledAt, ...terms } = times;
  return {
    type: 'schedule',
    now: scheduledAt,
    reserve: reserveOf(sale.reserve, createSalt),
    terms: {
      auctionId,
      listingKey,
      ...terms,
      startingBidCents: dollars(sale.startingBid),
      ...(sale.buyNow !== undefined && { buyNowCents: dollars(sale.buyNow) }),
      earnestMoneyBasisPoints: 1000,
      termsVersion: termsInForce.version,
    },
  };
}

function reserveOf(reserve: Bidding['reserve'], createSalt: () => string): ReserveInput {
  if (reserve.kind === 'none') return reserve;
  const amountCents = dollars(reserve.dollars);
  return reserve.kind === 'published'
    ? { kind: 'published', amountCents }
    : { kind: 'sealed', amountCents, salt: createSalt() };
}

function toBids({ sale, times: { endsAt }, now, createSalt }: RunInput): readonly Command[] {
  return sale.bids.map(([name, maximum, hoursBefore]) => {
    const bidder = requireBidder(name);
    const receivedAt = Math.round(Math.min(now, endsAt) - hoursBefore * hourMs);
    return {
      type: 'place-bid',
      bidder,
      bidderId: bidder.uid,
      maximumCents: dollars(maximum),
      confirmedMaximumCents: dollars(maximum),
      receivedAt,
      now: receivedAt + 40,
      salt: createSalt(),
    };
  });
}

function toEnd({ auctionId, sale, times: { endsAt } }: RunInput): readonly Command[] {
  if (sale.type !== 'auction' || !sale.cancelled) return [];
  // A document that exists only in the sample: its content would be this text.
  const documentHash = sha256Json({ auctionId, reason: sale.cancelled });
  return [{ type: 'cancel', by: 'staff', reason: sale.cancelled, documentHash, now: endsAt - 6 * hourMs }];
}

/** Closes the auction and applies its below-reserve decision, or the lapse if the deadline has passed. */
function close({ sale, times: { endsAt }, now }: RunInput, run: Run): Run {
  const closed = apply(run, { type: 'close', now: endsAt + closingDelayMs + 300 });
  if (closed.state.status !== 'undecided') return closed;
  const { decideBy } = closed.state;
  const lapsesAt = decideBy + 1000;
  const kind = (sale.type === 'auction' && sale.decision) || (lapsesAt <= now ? 'lapse' : null);
  if (kind === null) return closed;
  const at = kind === 'lapse' ? lapsesAt : decideBy - 24 * hourMs;
  return apply(closed, { type: 'decide-below-reserve', decision: { kind }, now: at });
}
