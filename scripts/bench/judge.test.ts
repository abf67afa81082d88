import { expect, test } from 'vitest';
import type { PlaceBidCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { appendEntries, entryHash, genesisHead, type LedgerEntry } from '@/lib/domain/auctions/ledger/ledger';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { toBidderPosition, toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { judge } from './judge';

const endsAt = Date.parse('2026-06-01T19:00:00.000Z');
const startingBidCents = 20_000_000;

test('a correct round has no fault in any order of its bids', () => {
  expect(judge(aRound([25_000_000, 30_000_000]))).toEqual([]);
  expect(judge(aRound([30_000_000, 25_000_000]))).toEqual([]);
  expect(judge({ ...aRound([30_000_000, 21_500_000]), kind: 'plain' })).toEqual([]);
});

test('of equal maximums the earlier arrival leads, also when its entry is the later one', () => {
  const round = { ...aRound([25_000_000, 25_000_000], [1, 0]), kind: 'plain' };
  expect(round.auction.leaderAlias).toBe('Bidder 2');
  expect(judge(round)).toEqual([]);
});

test('a public price, leader or end that differs from the replay is a fault', () => {
  const round = aRound([25_000_000, 30_000_000]);
  const wrong = (change: object) => judge({ ...round, auction: { ...round.auction, ...change } });
  expect(wrong({ currentPriceCents: 25_000_000 })).toContain('the public price differs from the replay');
  expect(wrong({ leaderAlias: 'Bidder 1' })).toContain('the public leader differs from the replay');
  expect(wrong({ endsAt: new Date(endsAt + 1).toISOString() })).toContain(
    'the public end differs from the replay',
  );
});

test('an accepted bid that is not in the ledger is a fault', () => {
  const both = aRound([25_000_000, 30_000_000]);
  const first = aRound([25_000_000]);
  expect(judge({ ...first, bids: both.bids })).toEqual([
    'the accepted bids do not match the bids in the ledger',
  ]);
});

test('a ledger with wrong prices is a fault even when its hashes are recomputed', () => {
  const round = aRound([25_000_000, 30_000_000]);
  const entries = round.entries.map((entry) => ({ ...entry }));
  const last = entries.at(-1);
  if (last?.type !== 'bid') throw new Error('The last entry is a bid');
  last.data = { ...last.data, priceCents: 25_000_000 as typeof last.data.priceCents };
  last.hash = entryHash(last);
  const [fault] = judge({ ...round, entries, auction: { ...round.auction, ledgerHead: last.hash } });
  expect(fault).toContain('the ledger does not verify');
});

test('two leaders, two different answers to one bid, and a server error are faults', () => {
  const round = aRound([25_000_000, 30_000_000]);
  const [first, second] = round.bids;
  const leading = round.standings.map((each) => ({ ...each, standing: 'leading' }));
  expect(judge({ ...round, standings: leading })).toContain('2 bidders have the position leading');
  const twice = { ...second, answers: [...(second?.answers ?? []), ...(first?.answers ?? [])] };
  expect(judge({ ...round, bids: [first, twice] })).toContain(
    'the bid of 30000000 got two different answers',
  );
  const broken = { maximumCents: 31_000_000, answers: [{ status: 500, body: { reason: 'internal' } }] };
  expect(judge({ ...round, kind: 'plain', bids: [...round.bids, broken] })).toEqual([
    'the bid of 31000000 was answered 500 internal',
  ]);
});

test('refusing a bid at or above the minimum is a fault', () => {
  const round = aRound([25_000_000]);
  const body = { reason: 'too-low', minimumCents: 20_100_000 };
  const refused = { maximumCents: 20_100_000, answers: [{ status: 409, body }] };
  expect(judge({ ...round, kind: 'plain', bids: [...round.bids, refused] })).toEqual([
    'the bid of 20100000 was refused at or above the minimum',
  ]);
});

/** The round that a correct server produces for these maximums; `arrivals` are in ms after the first. */
function aRound(maxima: readonly number[], arrivals: readonly number[] = maxima.map((_, place) => place)) {
  let state: AuctionState | null = null;
  const entries: LedgerEntry[] = [];
  const append = (events: readonly AuctionEvent[]) => {
    const last = entries.at(-1);
    const appended = appendEntries(last ? { seq: last.seq, hash: last.hash } : genesisHead, events, state);
    state = appended.state;
    entries.push(...appended.entries);
    return appended;
  };
  append(mustDecide(null, { type: 'schedule', now: endsAt - 7_200_000, reserve: { kind: 'none' }, terms }));
  const bids = maxima.map((maximumCents, place) => {
    const before: AuctionState | null = state;
    if (before === null) throw new Error('It is scheduled');
    const decision = decide(before, aBid(maximumCents, place, arrivals[place] ?? place));
    if (!decision.ok) return { maximumCents, answers: [{ status: 409, body: decision.reason }] };
    const [event] = decision.value.events;
    const [entry] = append(decision.value.events).entries;
    if (event?.type !== 'bid' || !entry) throw new Error('A bid is one entry');
    return { maximumCents, answers: [{ status: 201, body: toBidReceipt(before, event, entry) }] };
  });
  return finished(state, entries, bids);
}

const terms = {
  auctionId: 'auction-1',
  listingKey: 'listing-1',
  startingBidCents,
  startsAt: endsAt - 3_600_000,
  endsAt,
};

function aBid(maximumCents: number, place: number, arrivalMs: number): PlaceBidCommand {
  const receivedAt = endsAt - 60_000 + arrivalMs;
  return {
    type: 'place-bid',
    bidderId: `person-${place}`,
    maximumCents,
    confirmedMaximumCents: maximumCents,
    receivedAt,
    now: receivedAt,
    salt: String(place).padStart(64, '0'),
  };
}

function mustDecide(...parts: Parameters<typeof decide>): readonly AuctionEvent[] {
  const decision = decide(...parts);
  if (!decision.ok) throw new Error(decision.reason.reason);
  return decision.value.events;
}

function finished<B>(state: AuctionState | null, entries: readonly LedgerEntry[], bids: readonly B[]) {
  const head = entries.at(-1);
  if (state === null || !head) throw new Error('It is scheduled');
  const standings = bids.map((_, place) => toBidderPosition(state, `person-${place}`));
  const auction = toPublicAuction({ state, head: head.hash }, endsAt - 1);
  return { kind: 'different', reserveCents: null, bids, entries, auction, standings };
}
