import fc from 'fast-check';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { appendEntries } from '@/lib/domain/auctions/ledger/ledger';
import { bidderOf, leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { Typed } from '@/lib/domain/shared/form';
import { type BidList, currentLot } from './bid-list';
import { commonMaximumField, maximumField, placeField, readListForm } from './bid-list-form';
import { type Candidate, startBidList } from './start-bid-list';
import { stepBidList, stopBidList } from './step-bid-list';

const start = Date.parse('2026-06-01T15:00:00.000Z');
const minute = 60_000;
const windowMs = 20_000;
const day = 24 * 60 * minute;
const holders = ['ann', 'bob'] as const;

const aLot = fc.record({
  reserve: fc.constantFrom('none' as const, 'published' as const, 'sealed' as const),
  reserveAbove: fc.constantFrom(0, 80_000, 80_000),
  buyNowAbove: fc.constantFrom(null, null, 30_000),
  startsAfterMs: fc.constantFrom(0, 0, minute),
  lastsMs: fc.constantFrom(2 * minute, 4 * minute, 6 * minute),
});

/** One thing that happens. `run`: how many lists the server gets to before the next one. */
const aDeed = fc.record({
  lot: fc.nat(3),
  what: fc.oneof(
    { weight: 9, arbitrary: fc.constant('bid' as const) },
    { weight: 2, arbitrary: fc.constantFrom('own-bid' as const, 'own-purchase' as const, 'stop' as const) },
    { weight: 3, arbitrary: fc.constantFrom('pause' as const, 'outage' as const) },
    { weight: 6, arbitrary: fc.constant('decide' as const) },
    { weight: 6, arbitrary: fc.constant('close' as const) },
    { weight: 1, arbitrary: fc.constantFrom('cancel' as const, 'buy' as const, 'suspend' as const) },
  ),
  who: fc.nat(3),
  dollars: fc.constantFrom(0, 2_500, 10_000, 25_000, 80_000),
  waitMs: fc.constantFrom(0, 1, 900, 5_000, 15_000, 70_000),
  choice: fc.nat(5),
  run: fc.constantFrom('none' as const, 'once' as const, 'all' as const, 'all' as const),
});

const anOrder = fc.record({
  lots: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
  dollars: fc.array(fc.constantFrom(190_000, 215_000, 240_000, 290_000), { minLength: 4, maxLength: 4 }),
  /** The maximum typed for all homes. */
  most: fc.constantFrom(240_000, 290_000, 290_000),
});

export const aSaleDay = fc.record({
  lots: fc.array(aLot, { minLength: 4, maxLength: 4 }),
  orders: fc.tuple(anOrder, anOrder),
  deeds: fc.array(aDeed, { minLength: 20, maxLength: 60, size: 'max' }),
});
type SaleDay = typeof aSaleDay extends fc.Arbitrary<infer S> ? S : never;
type Deed = SaleDay['deeds'][number];

/** Everything the site stores, after each thing that happened. */
export interface Moment {
  readonly now: number;
  readonly auctions: readonly BuiltAuction[];
  readonly lists: readonly BidList[];
  /** What the bidder of each list typed as the maximum for all homes, in cents. */
  readonly typedCents: Readonly<Record<string, number>>;
  /** Bidders whom the site suspended. */
  readonly suspended: readonly string[];
}

export function playSaleDay(day: SaleDay): readonly Moment[] {
  const moments = [begin(day)];
  for (const [index, deed] of day.deeds.entries()) {
    const before = moments.at(-1);
    if (!before) break;
    const after = happen({ ...before, now: instantOf(before, deed) }, deed, index);
    moments.push(after);
    if (deed.run !== 'none') moments.push(runLists(after, deed.run === 'once' ? 1 : 100, index));
  }
  return moments;
}

/** An auction that can close soon is waited for. */
function instantOf({ now, auctions }: Moment, { what, lot, waitMs }: Deed): number {
  const state = auctions[lot]?.state;
  const closesAt = what === 'close' && state?.status === 'running' ? state.endsAt + 5_000 : now;
  return closesAt - now < 3 * minute ? Math.max(now + waitMs, closesAt) : now + waitMs;
}

function begin({ lots, orders }: SaleDay): Moment {
  const auctions = lots.map((lot, index) => auctionOf(lot, index));
  const lists = orders.flatMap((order, index) => {
    const uid = holders[index] ?? '';
    const read = readListForm(typedOf(order));
    if (!read.ok) return [];
    const candidates = read.value.map((lot): Candidate => {
      const auction = auctions.find(({ state }) => state.terms.auctionId === lot.auctionId);
      if (!auction) throw new Error('No such auction');
      return { lot, auction: auction.state, sellerId: 'seller', canWin: false, ineligibility: null };
    });
    const who = { listId: listIdOf(index), uid, salt: aSalt(500 + index), now: start };
    const list = startBidList(candidates, who);
    return list.ok ? [list.value] : [];
  });
  const typedCents = Object.fromEntries(orders.map(({ most }, index) => [listIdOf(index), most * 100]));
  return { now: start, auctions, lists, typedCents, suspended: [] };
}

const listIdOf = (index: number): string => `list-${holders[index] ?? ''}`;

/** The form as the bidder sends it. */
const typedOf = ({ lots, dollars, most }: SaleDay['orders'][number]): Typed => ({
  [commonMaximumField]: String(most),
  ...Object.fromEntries(
    lots.flatMap((at, place) => [
      [placeField(`lot-${at}`), String(place + 1)],
      [maximumField(`lot-${at}`), String(dollars[place] ?? '')],
    ]),
  ),
});

function auctionOf(lot: SaleDay['lots'][number], index: number): BuiltAuction {
  const startingBidCents = 20_000_000;
  const amountCents = startingBidCents + lot.reserveAbove * 100;
  const reserves: Record<typeof lot.reserve, ReserveInput> = {
    none: { kind: 'none' },
    published: { kind: 'published', amountCents },
    sealed: { kind: 'sealed', amountCents, salt: aSalt(7) },
  };
  const startsAt = start + lot.startsAfterMs;
  return anAuction({
    auctionId: `lot-${index}`,
    listingKey: `home-${index}`,
    startingBidCents,
    reserve: reserves[lot.reserve],
    ...(lot.buyNowAbove !== null && { buyNowCents: amountCents + lot.buyNowAbove * 100 }),
    extensionWindowMs: windowMs,
    startsAt,
    endsAt: startsAt + lot.lastsMs,
    now: start - day,
  });
}

function happen(moment: Moment, deed: Deed, index: number): Moment {
  const { lists, suspended } = moment;
  const holder = holders[deed.who % holders.length] ?? 'ann';
  if (deed.what === 'stop')
    return {
      ...moment,
      lists: lists.map((list) => (deed.choice < 1 ? stopBidList(list, moment.now) : list)),
    };
  if (deed.what === 'suspend')
    return { ...moment, suspended: suspended.includes(holder) ? [] : [...suspended, holder] };
  const isOwn = deed.what === 'own-bid' || deed.what === 'own-purchase';
  // The server refuses the own bids of a person in the auctions of their standing list.
  const isLocked = lists.some(
    ({ uid, status, lots }) =>
      uid === holder && status === 'standing' && lots.some((lot) => lot.auctionId === `lot-${deed.lot}`),
  );
  const auctions = moment.auctions.map((auction, at) => {
    if (at !== deed.lot || (isOwn && isLocked)) return auction;
    return withCommands(auction, [commandOf(auction, deed, moment.now, aSalt(10_000 + index))]);
  });
  return { ...moment, auctions };
}

function commandOf(auction: BuiltAuction, deed: Deed, now: number, salt: string): AuctionCommand {
  const { state } = auction;
  const { what, choice, who, dollars } = deed;
  if (state.status === 'paused' && choice < 3) return { type: 'resume', now };
  const amount = Math.floor(state.priceCents / 100) + dollars + 500 * choice;
  const priceCents = state.terms.buyNowCents ?? 0;
  switch (what) {
    case 'own-bid':
      return aBid(holders[who % 2] ?? 'ann', amount, { receivedAt: now, now, salt });
    case 'own-purchase':
      return { type: 'buy-now', bidderId: holders[who % 2] ?? 'ann', priceCents, receivedAt: now, now };
    case 'buy':
      return { type: 'buy-now', bidderId: `rival-${who}`, priceCents, receivedAt: now, now };
    case 'pause':
      return { type: 'pause', now };
    case 'outage':
      return { type: 'declare-outage', from: now - 16_000 - choice * 10_000, to: now, now };
    case 'cancel':
      return { type: 'cancel', by: 'staff', reason: 'title-defect', now };
    case 'close':
      return { type: 'close', now };
    case 'decide':
      return { type: 'decide-below-reserve', decision: decisionOf(auction, choice), now };
    default:
      return aBid(`rival-${who}`, amount, { receivedAt: now - choice * 100, now, salt });
  }
}

function decisionOf({ state }: BuiltAuction, choice: number) {
  const bidderId = leaderOf(state.secret)?.bidderId ?? '';
  const amountCents = state.secret.reserve?.amountCents ?? 0;
  const decisions = [
    { kind: 'accept' },
    { kind: 'decline' },
    { kind: 'counter', amountCents },
    { kind: 'answer-counter', bidderId, answer: 'accept' },
    { kind: 'answer-counter', bidderId, answer: 'decline' },
    { kind: 'lapse' },
  ] as const;
  return decisions[choice] ?? { kind: 'lapse' };
}

/** Runs the lists as the server does: step by step, each step one commit, until nothing changes. */
export function runLists(moment: Moment, mostSteps: number, seed: number): Moment {
  let current = moment;
  for (let count = 0; count < mostSteps; count += 1) {
    const salt = aSalt(1_000_000 + seed * 1_000 + count);
    const before = current;
    const next = moment.lists
      .map(({ listId }) => stepOne(before, listId, salt))
      .find((each) => each !== before);
    if (!next) break;
    current = next;
  }
  return current;
}

function stepOne(moment: Moment, listId: string, salt: string): Moment {
  const { now, lists, auctions, suspended } = moment;
  const list = lists.find((each) => each.listId === listId);
  const lot = list && currentLot(list);
  const auction = auctions.find(({ state }) => state.terms.auctionId === lot?.auctionId);
  if (!list || !auction) return moment;
  const ineligibility = suspended.includes(list.uid) ? ({ reason: 'suspended' } as const) : null;
  const step = stepBidList(list, auction.state, { now, salt, ineligibility });
  if (step.events.length === 0 && isSame(step.list, list)) return moment;
  const after = appended(auction, step.events);
  return {
    ...moment,
    lists: lists.map((each) => (each === list ? step.list : each)),
    auctions: auctions.map((each) => (each === auction ? after : each)),
  };
}

function appended(auction: BuiltAuction, events: BuiltAuction['events']): BuiltAuction {
  if (events.length === 0) return auction;
  const { state, entries, head } = appendEntries(auction.head, events, auction.state);
  return {
    ...auction,
    state,
    head,
    events: [...auction.events, ...events],
    entries: [...auction.entries, ...entries],
  };
}

/** Apart from the time of the next check. */
const isSame = (one: BidList, other: BidList): boolean =>
  JSON.stringify({ ...one, dueAt: null }) === JSON.stringify({ ...other, dueAt: null });

/** Whether this person can still win this auction or has won it. */
export function hasChance({ state }: BuiltAuction, uid: string): boolean {
  if (state.status === 'cancelled') return false;
  const buyer = state.secret.buyer?.bidderId;
  if (state.status === 'ended')
    return state.salePriceCents !== null && (buyer ?? leaderOf(state.secret)?.bidderId) === uid;
  return bidderOf(state.secret, uid) !== null && leaderOf(state.secret)?.bidderId === uid;
}
