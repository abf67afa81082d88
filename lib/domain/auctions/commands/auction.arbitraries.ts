import fc from 'fast-check';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import { allowsBidLists } from '@/lib/domain/auctions/terms/rules-version';
import { aBid, anAuction, aSalt, type BuiltAuction, withCommands } from './auction.builders';
import type { AuctionCommand, CommandOf, ReserveInput } from './commands';

const start = 1_000_000_000_000;
const day = 24 * 3_600_000;
const windowMs = 1_000;

/**
 * The next command, relative to the current state of the auction, so that most generated commands have an
 * effect.
 */
interface Deed {
  readonly what:
    | 'bid'
    | 'ineligible'
    | 'open'
    | 'pause'
    | 'outage'
    | 'lower'
    | 'cancel'
    | 'close'
    | 'decide'
    | 'buy'
    | 'refuse'
    | 'default';
  readonly who: string;
  /** The base of the amount; `dollars` is added to it. */
  readonly from: 'minimum' | 'leader' | 'reserve' | 'tie';
  readonly dollars: number;
  readonly wait: { readonly kind: 'after' | 'from-end' | 'from-notice'; readonly ms: number };
  readonly lagMs: number;
  readonly choice: number;
}

const waiting = <K extends Deed['wait']['kind']>(kind: K, ms: fc.Arbitrary<number>) =>
  fc.record({ kind: fc.constant(kind), ms });

const wait = fc.oneof(
  { weight: 60, arbitrary: waiting('after', fc.integer({ min: 0, max: 300 })) },
  { weight: 3, arbitrary: waiting('from-notice', fc.integer({ min: -900, max: 100 })) },
  { weight: 6, arbitrary: waiting('from-end', fc.integer({ min: -1_100, max: 2 })) },
  { weight: 1, arbitrary: waiting('from-end', fc.integer({ min: 0, max: 70_000 })) },
);

const manyFromMinimum = Array.from({ length: 10 }, () => 'minimum' as const);

const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.oneof(
    { weight: 40, arbitrary: fc.constant('bid' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('lower' as const, 'lower' as const, 'lower' as const, 'pause' as const),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'ineligible' as const,
        'open' as const,
        'outage' as const,
        'decide' as const,
        'refuse' as const,
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('cancel' as const, 'close' as const, 'buy' as const) },
  ),
  who: fc.constantFrom('ann', 'bob', 'cy', 'dee'),
  from: fc.constantFrom(...manyFromMinimum, 'leader', 'leader', 'reserve', 'tie'),
  dollars: fc.oneof(
    fc.constantFrom(0, 0, 1, -1, 500, 1_000, 2_500, 9_000, 40_000),
    fc.integer({ min: -3_000, max: 60_000 }),
  ),
  wait,
  lagMs: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 4_200 }) },
  ),
  choice: fc.nat(5),
});

/** Hours after the previous command, and the decision to try. */
const verdict = fc.record({ hours: fc.constantFrom(0, 1, 23, 25, 49), choice: fc.nat(5) });

const reserve: fc.Arbitrary<ReserveInput['kind']> = fc.constantFrom('none', 'published', 'sealed');
const startingDollars = fc.constantFrom(200_000, 1_000, 48_900, 248_500, 497_000, 996_000, 2_480_000);

/** One generated auction: its schedule and the commands that follow. */
export const aStory = fc.record({
  rules: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 5 as const),
  reserve,
  startingDollars,
  reserveAbove: fc.constantFrom(0, 1, 5_000, 60_000, 400_000, 400_000),
  /** The buy-now price in dollars above both the starting bid and the reserve; null: no buy-now price. */
  buyNowAbove: fc.constantFrom(null, null, 1, 2, 5_000, 100_000),
  deeds: fc.array(deed, { minLength: 1, maxLength: 22, size: 'max' }),
  /** The decisions after the auction closes; null: nothing closes it at the end. */
  ending: fc.option(fc.array(verdict, { maxLength: 3 })),
});
export type Story = typeof aStory extends fc.Arbitrary<infer S> ? S : never;

interface Step {
  readonly before: BuiltAuction;
  readonly command: AuctionCommand;
  readonly after: BuiltAuction;
}

/** The auction, and for each command the auction before and after it. */
export interface Played {
  readonly auction: BuiltAuction;
  readonly steps: readonly Step[];
}

export function play(story: Story): Played {
  const startingBidCents = story.startingDollars * 100;
  const amountCents = startingBidCents + story.reserveAbove * 100;
  const reserves = {
    none: { kind: 'none' },
    published: { kind: 'published', amountCents },
    sealed: { kind: 'sealed', amountCents, salt: aSalt(7) },
  } as const;
  const least = story.reserve === 'none' ? startingBidCents : amountCents;
  const buyNow = story.buyNowAbove === null ? {} : { buyNowCents: least + story.buyNowAbove * 100 };
  const times = { startsAt: start, endsAt: start + 2 * day, extensionWindowMs: windowMs };
  const terms = { ...times, startingBidCents, ...buyNow };
  let auction = anAuction({
    ...terms,
    reserve: reserves[story.reserve],
    now: start - 500,
    rules: story.rules,
  });
  let now = start - 100;
  const steps: Step[] = [];
  for (const [index, deed] of [...story.deeds, ...endingOf(story)].entries()) {
    now = Math.max(now, instantOf(auction, deed, now));
    const before = auction;
    const command = commandOf(auction, deed, { now, salt: aSalt(1_000 + index) });
    auction = withCommands(before, [command]);
    steps.push({ before, command, after: auction });
  }
  return { auction, steps };
}

function endingOf({ ending }: Story): readonly Deed[] {
  if (ending === null) return [];
  const deed = { who: 'ann', from: 'minimum', dollars: 0, lagMs: 0 } as const;
  const close: Deed = { ...deed, what: 'close', wait: { kind: 'from-end', ms: 5_000 }, choice: 0 };
  const verdicts = ending.map(({ hours, choice }): Deed => {
    return { ...deed, what: 'decide', wait: { kind: 'after', ms: hours * 3_600_000 }, choice };
  });
  const defaults = [1, 2, 1, 3].map((choice): Deed => {
    return { ...deed, what: 'default', wait: { kind: 'after', ms: 3_600_000 }, choice };
  });
  return [close, ...verdicts, ...defaults];
}

function instantOf({ state }: BuiltAuction, { wait }: Deed, now: number): number {
  if (wait.kind === 'from-end') return state.endsAt + wait.ms;
  if (wait.kind === 'from-notice') return state.endsAt - day + wait.ms;
  return now + wait.ms;
}

/** Gap lengths (ms) around the outage limits of both rules versions. */
const gaps = [15_000, 15_001, 40_000, 60_000, 110_000, 7_200_000];

const ineligibilities: readonly Ineligibility[] = [
  'own-listing',
  'conflict-of-interest',
  'suspended',
  'over-limit',
  'not-registered',
];

function commandOf(
  auction: BuiltAuction,
  deed: Deed,
  { now, salt }: { now: number; salt: string },
): AuctionCommand {
  const { what, who, choice } = deed;
  if (auction.state.status === 'paused' && choice < 3) return { type: 'resume', now };
  switch (what) {
    case 'bid':
      return bidOf(auction, deed, now, salt);
    case 'ineligible':
      return {
        ...bidOf(auction, deed, now, salt),
        bidderId: 'seller',
        ineligibility: { reason: ineligibilities[choice] ?? 'own-listing' },
      };
    case 'buy':
      return {
        type: 'buy-now',
        bidderId: choice === 5 ? 'seller' : who,
        priceCents: (auction.state.terms.buyNowCents ?? auction.state.priceCents) + (choice === 4 ? 100 : 0),
        receivedAt: now - deed.lagMs,
        now,
        ...(choice === 5 && { ineligibility: { reason: 'own-listing' } }),
      };
    case 'open':
    case 'close':
      return { type: what, now };
    case 'pause':
      return { type: what, now, ...(choice === 4 && { reason: 'A flood in town.' }) };
    case 'refuse':
      return {
        type: 'count-refusal',
        bidderId: `seller-${choice % 2}`,
        amountCents: auction.state.priceCents,
        reason: 'own-listing',
        receivedAt: now - deed.lagMs,
        now,
        salt,
      };
    case 'outage':
      return { type: 'declare-outage', from: now - (gaps[choice] ?? 0), to: now - deed.lagMs, now };
    case 'lower':
      return { type: 'lower-reserve', amountCents: loweredOf(auction, deed), salt, now };
    case 'cancel':
      return {
        type: 'cancel',
        reason: choice > 2 ? 'pre-auction-offer' : 'title-defect',
        by: deed.dollars > 0 ? 'staff' : 'seller',
        documentHash: choice % 2 === 0 ? salt : null,
        now,
      };
    case 'default':
      return { type: 'record-default', alias: `Bidder ${choice}`, now };
    case 'decide':
      return { type: 'decide-below-reserve', now, decision: decisionOf(auction, choice, who) };
  }
}

function bidOf(auction: BuiltAuction, deed: Deed, now: number, salt: string): CommandOf<'place-bid'> {
  // Some bids come from bid lists, which never raise.
  const isOfList =
    deed.choice === 5 &&
    allowsBidLists(auction.state.terms) &&
    auction.state.secret.leader?.bidderId !== deed.who;
  return aBid(deed.who, amountOf(auction, deed) / 100, {
    ...(isOfList && { list: { listId: `list-${deed.who}`, commitment: salt } }),
    now,
    receivedAt: now - (deed.from === 'tie' ? deed.lagMs || 200 : deed.lagMs),
    salt,
  });
}

function amountOf({ state }: BuiltAuction, { from, dollars, choice }: Deed): number {
  const increments = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000];
  const base = {
    minimum: state.priceCents + (increments[choice] ?? 0),
    leader: leaderOf(state.secret)?.maximumCents ?? state.priceCents,
    reserve: state.secret.reserve?.amountCents ?? state.priceCents,
    tie: leaderOf(state.secret)?.maximumCents ?? state.priceCents,
  };
  return from === 'tie' ? base.tie : base[from] + dollars * 100;
}

/** Usually between the price and the reserve, sometimes outside. */
function loweredOf({ state }: BuiltAuction, { choice, dollars }: Deed): number {
  const reserveCents = state.secret.reserve?.amountCents ?? state.priceCents;
  const between =
    state.priceCents + Math.round(((reserveCents - state.priceCents) / 100) * (choice / 6)) * 100;
  return between + (dollars > 2_500 ? 0 : dollars * 100);
}

function decisionOf(
  { state }: BuiltAuction,
  choice: number,
  who: string,
): CommandOf<'decide-below-reserve'>['decision'] {
  const amountCents = state.secret.reserve?.amountCents ?? state.priceCents;
  const bidderId = choice === 5 ? who : (state.secret.leader?.bidderId ?? who);
  if (state.status === 'undecided' && state.counter === null && choice < 3)
    return { kind: 'counter', amountCents };
  const decisions = [
    { kind: 'counter', amountCents },
    { kind: 'answer-counter', bidderId, answer: 'accept' },
    { kind: 'answer-counter', bidderId, answer: 'decline' },
    { kind: 'accept' },
    { kind: 'decline' },
    { kind: 'lapse' },
  ] as const;
  return decisions[choice] ?? { kind: 'lapse' };
}
