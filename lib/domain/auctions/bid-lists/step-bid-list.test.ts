import { describe, expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  builtEndsAt,
  builtStartsAt,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { AuctionCommand, BelowReserveDecision } from '@/lib/domain/auctions/commands/commands';
import { appendEntries } from '@/lib/domain/auctions/ledger/ledger';
import { cents } from '@/lib/domain/shared/money';
import type { BidList } from './bid-list';
import { type StepFacts, stepBidList, stopBidList } from './step-bid-list';

const hour = 3_600_000;
const now = builtStartsAt + hour;
const aList = (dollars = 250_000): BidList => ({
  listId: 'list',
  uid: 'ann',
  salt: aSalt(5),
  startedAt: now,
  lots: ['auction-1', 'auction-2'].map((auctionId) => ({ auctionId, maximumCents: cents(dollars * 100) })),
  passed: [],
  bid: null,
  status: 'standing',
  endedAt: null,
  dueAt: now,
});
const step = (list: BidList, { state }: BuiltAuction, more: Partial<StepFacts> = {}) =>
  stepBidList(list, state, { now, salt: aSalt(6), ineligibility: null, ...more });

/** The list with its bid in this auction, and the auction after it. */
function bidIn(auction: BuiltAuction, list = aList()) {
  const { list: after, events } = step(list, auction);
  const appended = appendEntries(auction.head, events, auction.state);
  return { list: after, auction: { ...auction, ...appended } };
}

/** What the list does after these commands in the auction where it leads. */
function listAfter(...commands: readonly AuctionCommand[]) {
  const { list, auction } = bidIn(anAuction());
  const later = Math.max(...commands.map((command) => command.now));
  return step(list, withCommands(auction, commands), { now: later }).list;
}
const rival = (dollars: number) => aBid('rival', dollars, { receivedAt: now + 1 });
const close = { type: 'close', now: builtEndsAt + 5_000 } as const;
const decided = (...decisions: readonly BelowReserveDecision[]) =>
  listAfter(
    close,
    ...decisions.map((decision) => ({ type: 'decide-below-reserve' as const, decision, now: close.now + 1 })),
  );
const counter = { kind: 'counter', amountCents: 25_500_000 } as const;

describe('a list with a bid', () => {
  it('waits while it can win: leading, paused, past the end, or below the reserve without a decision', () => {
    const waits = [
      listAfter(rival(240_000)),
      listAfter({ type: 'pause', now: now + 1 }),
      step(bidIn(anAuction()).list, bidIn(anAuction()).auction, { now: builtEndsAt + 1 }).list,
      listAfter(close),
      decided(counter),
    ];
    for (const { status, passed, bid } of waits)
      expect([status, passed, bid === null]).toEqual(['standing', [], false]);
  });

  it('passes once another bidder leads, and never bids there again', () => {
    expect(listAfter(rival(255_000)).passed).toMatchObject([{ why: 'outbid' }]);
    expect(listAfter(rival(255_000), { type: 'pause', now: now + 2 }).passed).toHaveLength(1);
  });

  it('passes if the auction is canceled, bought by another person, or ends without a sale to it', () => {
    expect(listAfter({ type: 'cancel', by: 'staff', reason: 'casualty', now: now + 1 }).passed).toMatchObject(
      [{ why: 'cancelled' }],
    );
    expect(decided({ kind: 'decline' }).passed).toMatchObject([{ why: 'not-sold' }]);
    const answer = { kind: 'answer-counter', bidderId: 'ann', answer: 'decline' } as const;
    expect(decided(counter, answer).passed).toMatchObject([{ why: 'not-sold' }]);
    const { list, auction } = bidIn(anAuction({ buyNowCents: cents(30_000_000) }));
    const buy = { type: 'buy-now', bidderId: 'rival', priceCents: 30_000_000, receivedAt: now, now } as const;
    expect(step(list, withCommands(auction, [buy])).list.passed).toMatchObject([{ why: 'not-sold' }]);
  });

  it('has won after the sale to it, at the end or by a decision', () => {
    expect(decided({ kind: 'accept' })).toMatchObject({ status: 'won', passed: [], dueAt: null });
    const { list, auction } = bidIn(anAuction({ reserve: { kind: 'none' } }));
    expect(step(list, withCommands(auction, [close]), { now: close.now }).list.status).toBe('won');
  });
});

describe('a list without a bid', () => {
  it('waits for the start, a resume, and the closing entry', () => {
    const paused = anAuction({}, [{ type: 'pause', now }]);
    expect(step(aList(), anAuction(), { now: builtStartsAt - hour })).toMatchObject({ events: [] });
    expect(step(aList(), paused).list).toMatchObject({ passed: [], dueAt: now + 15_000 });
    expect(step(aList(), anAuction(), { now: builtEndsAt + 1 }).list).toMatchObject({
      passed: [],
      bid: null,
    });
  });

  it('passes an auction that ended, costs more than its maximum, or that its bidder may not bid in', () => {
    const ended = anAuction({}, [close]);
    const dear = anAuction({}, [aBid('x', 300_000), aBid('y', 290_000)]);
    expect(step(aList(), ended, { now: close.now }).list.passed).toMatchObject([{ why: 'ended' }]);
    expect(step(aList(), dear).list.passed).toMatchObject([{ why: 'over-maximum' }]);
    const blocked = { ineligibility: { reason: 'conflict-of-interest' } } as const;
    expect(step(aList(), anAuction(), blocked).list.passed).toMatchObject([{ why: 'not-allowed' }]);
    const suspended = { ineligibility: { reason: 'suspended' } } as const;
    expect(step(aList(), anAuction(), suspended).list.passed).toEqual([]);
  });

  it('passes an auction that came to sell more homes than its bidder consented to', () => {
    const passed = step(aList(), anAuction(), { sellsMore: true });
    expect(passed.events).toEqual([]);
    expect(passed.list.passed).toEqual([{ why: 'not-allowed', at: now }]);
  });

  it('bids its maximum, received when the step decides but not before its loss', () => {
    const lost = {
      ...aList(),
      lots: [...aList().lots].reverse(),
      passed: [{ why: 'outbid' as const, at: now + 50 }],
    };
    const [event] = step(lost, anAuction()).events;
    expect(event?.data).toMatchObject({ bidderId: 'ann', maximumCents: 25_000_000, receivedAt: now + 50 });
  });

  it('bids and loses at once against a higher maximum, which the next step passes', () => {
    const { list, auction } = bidIn(anAuction({}, [aBid('x', 255_000)]));
    expect(step(list, auction).list).toMatchObject({ bid: null, passed: [{ why: 'outbid' }] });
  });
});

it('a list that has stopped or ended takes no step, and the last loss ends it', () => {
  const stopped = stopBidList(aList(), now);
  expect(step(stopped, anAuction())).toEqual({ list: stopped, events: [] });
  expect(stopBidList(stopped, now + 1)).toBe(stopped);
  const last = { ...aList(), passed: [{ why: 'outbid' as const, at: now }] };
  const dear = anAuction({ auctionId: 'auction-2' }, [aBid('x', 300_000), aBid('y', 290_000)]);
  expect(step(last, dear).list).toMatchObject({ status: 'lost', dueAt: null });
});
