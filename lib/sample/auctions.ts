import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { type Run, runBids, runCommand, sampleReserve } from './bidding';
import { shuffle } from './decks';
import type { Random } from './drawing/random';
import { roundTo } from './money-facts';
import { type SampleBidder, sampleBidders } from './people';
import type { AuctionStage } from './plans';

const hour = 3_600_000;
const day = 24 * hour;

export interface SampleAuctionInput {
  readonly auctionId: string;
  readonly listingKey: string;
  readonly stage: AuctionStage;
  /** What the home is worth as it stands. */
  readonly valueCents: number;
  /** The moment of seeding, milliseconds UTC: nothing happens after it. */
  readonly now: number;
  readonly random: Random;
  /** 32 bytes in hex; random in a store, counted in a test. */
  readonly createSalt: () => string;
  /** Who bids here whatever chance says: the last one leads. */
  readonly cast: readonly SampleBidder[];
  /** Whether its seller asks a buy-now price. */
  readonly asksBuyNow?: boolean;
  /** In place of the stage's own. */
  readonly times?: SampleTimes | undefined;
}

/** Milliseconds UTC; the extension window in milliseconds, five minutes when left out. */
export interface SampleTimes {
  readonly scheduledAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly extensionWindowMs?: number;
}

/** Runs an auction from its scheduling to where its stage says it stands at `now`. */
export function sampleAuction(input: SampleAuctionInput): Run {
  const { stage, random, now } = input;
  const { scheduledAt, ...times } = input.times ?? timesOf(stage, now, random);
  const startCents = Math.max(100_000, roundTo(input.valueCents * random.between(0.48, 0.6), 500));
  const scheduled = runCommand(null, {
    type: 'schedule',
    now: scheduledAt,
    reserve: reserveOf(input, startCents),
    terms: {
      auctionId: input.auctionId,
      listingKey: input.listingKey,
      startingBidCents: startCents,
      ...(input.asksBuyNow && { buyNowCents: buyNowOf(input, startCents) }),
      ...times,
      earnestMoneyBasisPoints: 1000,
      termsVersion: termsInForce.version,
    },
  });
  if (times.startsAt > now) return scheduled;
  const opened = runCommand(scheduled, { type: 'open', now: times.startsAt + random.int(100, 900) });
  return finish(input, withBids(input, opened, startCents));
}

function timesOf(stage: AuctionStage, now: number, random: Random): SampleTimes {
  if (stage === 'ends-in-an-hour') return upTo(now + random.int(36, 78) * 60_000, 6 * day);
  if (stage === 'ends-in-a-day') return upTo(halfHour(now + random.between(19, 30) * hour), 7 * day);
  if (stage === 'ends-in-a-week') return upTo(halfHour(now + random.between(3, 7.5) * day), 8 * day);
  if (stage === 'upcoming') {
    const startsAt = halfHour(now + random.between(0.1, 13) * day);
    return { scheduledAt: now - random.int(6, 90) * hour, startsAt, endsAt: startsAt + 7 * day };
  }
  return upTo(halfHour(now - endedAgo(stage, random)), 7 * day);
}

function endedAgo(stage: AuctionStage, random: Random): number {
  if (stage === 'closed') return random.between(46, 100) * day;
  if (stage === 'undecided') return random.between(4, 30) * hour;
  if (stage === 'cancelled') return random.between(0.5, 12) * day;
  return random.between(3, 24) * day;
}

const halfHour = (at: number) => Math.round(at / (hour / 2)) * (hour / 2);
const upTo = (endsAt: number, length: number): SampleTimes => ({
  scheduledAt: endsAt - length - 6 * day,
  startsAt: endsAt - length,
  endsAt,
});

const missesReserve: readonly AuctionStage[] = ['accepted', 'undecided', 'declined', 'lapsed'];

function reserveOf(
  { stage, valueCents, random, createSalt }: SampleAuctionInput,
  startCents: number,
): ReserveInput {
  const amount = (share: number) => Math.max(startCents, roundTo(valueCents * share, 500));
  if (missesReserve.includes(stage)) {
    return { kind: 'sealed', amountCents: amount(random.between(0.96, 1.05)), salt: createSalt() };
  }
  return sampleReserve(startCents, amount(random.between(0.66, 0.72)), random, createSalt);
}

/** Little under the worth, and above every reserve of the samples. */
const buyNowOf = ({ valueCents }: SampleAuctionInput, startCents: number) =>
  roundTo(Math.max(startCents * 1.6, valueCents * 0.97), 1000);

/** How far the highest maximum goes, as a share of the worth. */
const reach: Readonly<Partial<Record<AuctionStage, readonly [number, number]>>> = {
  'ends-in-an-hour': [0.68, 0.86],
  'ends-in-a-day': [0.64, 0.82],
  'ends-in-a-week': [0.6, 0.7],
  sold: [0.78, 1.02],
  closed: [0.78, 1.02],
  accepted: [0.76, 0.88],
  undecided: [0.72, 0.86],
  declined: [0.68, 0.8],
  lapsed: [0.68, 0.8],
  cancelled: [0.64, 0.72],
};

function withBids(input: SampleAuctionInput, run: Run, startCents: number): Run {
  const { stage, random, now, valueCents, createSalt } = input;
  const range = reach[stage];
  const isQuiet = stage === 'ends-in-a-week' && input.cast.length === 0 && random.chance(0.2);
  if (!range || isQuiet) return run;
  const { startsAt, endsAt } = run.state.terms;
  const topCents = roundTo(Math.max(valueCents * random.between(...range), startCents + 300_000), 500);
  // Few bidders on cheap land: a step between them must be more than the increment.
  const room = Math.floor((topCents - startCents) / 150_000);
  const many = Math.max(2, Math.min(random.int(2, 6), room));
  const others = shuffle(sampleBidders, random).slice(0, Math.max(0, many - input.cast.length));
  const until =
    stage === 'cancelled' ? endsAt - day : Math.min(now - 3 * 60_000, endsAt - random.int(40, 900) * 1000);
  return runBids(run, {
    bidders: [...others, ...input.cast],
    lowCents: startCents,
    topCents,
    from: startsAt + hour,
    until,
    random,
    createSalt,
  });
}

const cancelReasons: readonly CancelReason[] = [
  'title-defect',
  'bankruptcy-stay',
  'material-correction',
  'casualty',
];

function finish({ stage, now, random }: SampleAuctionInput, run: Run): Run {
  if (stage === 'cancelled') {
    return runCommand(run, {
      type: 'cancel',
      reason: random.pick(cancelReasons),
      now: run.state.endsAt - 6 * hour,
    });
  }
  if (run.state.endsAt + closingDelayMs > now) return run;
  const closed = runCommand(run, {
    type: 'close',
    now: run.state.endsAt + closingDelayMs + random.int(20, 900),
  });
  const command = decisionOf(stage, closed.state.at);
  return command ? runCommand(closed, command) : closed;
}

function decisionOf(stage: AuctionStage, closedAt: number): AuctionCommand | null {
  const type = 'decide-below-reserve';
  if (stage === 'accepted') return { type, decision: { kind: 'accept' }, now: closedAt + 19 * hour };
  if (stage === 'declined') return { type, decision: { kind: 'decline' }, now: closedAt + 26 * hour };
  return stage === 'lapsed' ? { type, decision: { kind: 'lapse' }, now: closedAt + 48 * hour + 1000 } : null;
}
