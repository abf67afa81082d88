import { describe, expect, it } from 'vitest';
import { toHistoryLine } from '@/lib/copy/auctions/history-line';
import {
  aBid,
  anAuction,
  type BuiltAuction,
  builtEndsAt,
  builtStartsAt,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { decide } from '@/lib/domain/auctions/commands/decide';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { publicStateOf } from '@/lib/domain/auctions/state/state';
import { toBidderPosition, toPublicAuction } from './auction-views';

type BelowReserve = (Parameters<typeof decide>[1] & { type: 'decide-below-reserve' })['decision'];
const view = ({ state, head }: BuiltAuction, now: number) =>
  toPublicAuction({ state: publicStateOf(state), head: head.hash }, now);
const auction = anAuction({}, [aBid('a', 250_000), aBid('b', 230_000)]);

describe('the public auction', () => {
  it.each([
    ['scheduled', builtStartsAt - 1, 23_200_000],
    ['open', builtStartsAt, 23_200_000],
    ['open', builtEndsAt, 23_200_000],
    ['settling', builtEndsAt + 1, null],
  ] as const)('is %s by the clock alone', (status, now, minimumNextBidCents) => {
    expect(view(auction, now)).toMatchObject({
      status,
      minimumNextBidCents,
      serverTime: new Date(now).toISOString(),
    });
  });

  it('shows price, counts and ledger head, and nothing that is sealed', () => {
    const publicAuction = view(auction, builtStartsAt);
    expect(publicAuction).toMatchObject({
      id: 'auction-1',
      currentPriceCents: 23_100_000,
      bidCount: 2,
      bidderCount: 2,
      leaderAlias: 'Bidder 1',
      reserveStatus: 'not-met',
      reserveCents: null,
      saleMode: 'sealed-reserve',
      outcome: null,
      cancelReason: null,
      version: 3,
      ledgerHead: auction.head.hash,
      endsAt: '2026-06-01T19:00:00.000Z',
      extensionWindowMs: 300_000,
    });
    expect(JSON.stringify(toPublicAuction({ state: auction.state, head: '' }, builtStartsAt))).not.toMatch(
      /25000000|26000000|secret/,
    );
  });

  it('shows the starting bid while there is no bid', () => {
    expect(view(anAuction(), builtStartsAt)).toMatchObject({
      currentPriceCents: 20_000_000,
      minimumNextBidCents: 20_000_000,
      leaderAlias: null,
    });
  });

  it('shows a high bid below the reserve as such, with the deadline to decide', () => {
    const closed = withCommands(auction, [{ type: 'close', now: builtEndsAt + 5_000 }]);
    expect(view(closed, builtEndsAt + 6_000)).toMatchObject({
      status: 'ended',
      outcome: 'reserve-not-met',
      salePriceCents: null,
      decideBy: '2026-06-03T19:00:05.000Z',
      minimumNextBidCents: null,
    });
  });

  it('shows a pause and a cancellation', () => {
    const paused = withCommands(auction, [{ type: 'pause', now: builtStartsAt + 4_000_000 }]);
    expect(view(paused, builtEndsAt + 1).status).toBe('paused');
    const cancelled = withCommands(paused, [
      { type: 'cancel', by: 'staff', reason: 'court-order', now: builtEndsAt },
    ]);
    expect(view(cancelled, builtEndsAt)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'court-order',
      minimumNextBidCents: null,
    });
  });
});

describe('a bidder', () => {
  it('sees only their own position and maximum', () => {
    expect(toBidderPosition(auction.state, 'a')).toEqual({
      alias: 'Bidder 1',
      maximumCents: 25_000_000,
      standing: 'leading',
    });
    expect(toBidderPosition(auction.state, 'b')).toEqual({
      alias: 'Bidder 2',
      maximumCents: 23_000_000,
      standing: 'outbid',
    });
    const none = { alias: null, maximumCents: null, standing: 'none' };
    expect([toBidderPosition(auction.state, 'constructor'), toBidderPosition(auction.state, null)]).toEqual([
      none,
      none,
    ]);
  });

  it('gets a receipt that proves the sealed maximum', () => {
    const before = anAuction();
    const after = withCommands(before, [aBid('a', 250_000, { receivedAt: builtEndsAt })]);
    const event = after.events.at(-1);
    const entry = after.entries.at(-1);
    if (event?.type !== 'bid' || !entry) throw new Error('No bid');
    expect(toBidReceipt(before.state, event, entry)).toEqual({
      auctionId: 'auction-1',
      seq: 2,
      hash: after.head.hash,
      alias: 'Bidder 1',
      maximumCents: 25_000_000,
      salt: event.data.salt,
      commitment: after.state.leader?.commitment,
      standing: 'leading',
      priceBeforeCents: 20_000_000,
      priceAfterCents: 20_000_000,
      endsAtBefore: '2026-06-01T19:00:00.000Z',
      endsAtAfter: '2026-06-01T19:05:00.000Z',
      receivedAt: '2026-06-01T19:00:00.000Z',
    });
  });
});

describe('the history', () => {
  it('describes each entry in plain words', () => {
    const sold = withCommands(auction, [
      aBid('c', 300_000, { receivedAt: builtEndsAt - 10_000 }),
      aBid('c', 310_000, { receivedAt: builtEndsAt }),
      { type: 'close', now: builtEndsAt + 900_000 },
    ]);
    expect(sold.entries.map((entry) => toHistoryLine(entry).text)).toEqual([
      'Auction scheduled: starting bid $200,000, sealed reserve.',
      'Bidder 1 took the lead at $200,000.',
      'Bidder 2 was immediately outbid by Bidder 1 at $231,000.',
      'Bidder 3 took the lead at $260,000; the reserve of $260,000 is met. The auction was extended by 4 min 50 s.',
      'Bidder 3 raised their sealed maximum, with the price at $260,000.',
      'Sold to Bidder 3 for $260,000.',
    ]);
    const [, bid] = sold.entries.map(toHistoryLine);
    expect(bid).toMatchObject({ seq: 2, kind: 'bid', alias: 'Bidder 1', priceCents: 20_000_000 });
  });

  it('describes the decision on a high bid below the reserve', () => {
    const closed = withCommands(auction, [{ type: 'close', now: builtEndsAt + 900_000 }]);
    const now = builtEndsAt + 1_000_000;
    const decided = (...decisions: readonly BelowReserve[]) =>
      withCommands(
        closed,
        decisions.map((decision) => ({ type: 'decide-below-reserve', decision, now })),
      )
        .entries.slice(closed.entries.length - 1)
        .map((entry) => toHistoryLine(entry).text);
    const ended =
      'Ended below the reserve: high bid $231,000 by Bidder 1. The seller has 48 hours to decide.';
    const reserve = 'The sealed reserve was $260,000.';
    expect(decided({ kind: 'accept' })).toEqual([ended, `The seller accepted the high bid. ${reserve}`]);
    expect(decided({ kind: 'decline' })).toEqual([ended, `The seller declined the high bid. ${reserve}`]);
    const counter = { kind: 'counter', amountCents: 24_500_000 } as const;
    const countered = 'The seller countered at $245,000; the high bidder has 24 hours to respond.';
    const answer = (answer: 'accept' | 'decline') =>
      ({ kind: 'answer-counter', bidderId: 'a', answer }) as const;
    expect(decided(counter, answer('accept')).slice(1)).toEqual([
      countered,
      `The high bidder accepted the counteroffer. ${reserve}`,
    ]);
    expect(decided(counter, answer('decline')).slice(1)).toEqual([
      countered,
      `The high bidder declined the counteroffer. ${reserve}`,
    ]);
  });

  it('gives the reason of a pause, and tells of a refused insider and a default without a name', () => {
    const now = builtStartsAt + 3_600_000;
    const { entries } = anAuction({ reserve: { kind: 'none' } }, [
      { type: 'pause', reason: 'A flood in town', now },
      { type: 'resume', now: now + 1 },
      {
        type: 'count-refusal',
        bidderId: 'seller',
        amountCents: 30_000_000,
        reason: 'own-listing',
        receivedAt: now + 2,
        now: now + 2,
        salt: '5'.repeat(64),
      },
      aBid('a', 250_000, { receivedAt: now + 3 }),
      { type: 'close', now: builtEndsAt + 900_000 },
      { type: 'record-default', alias: 'Bidder 1', now: builtEndsAt + 900_001 },
    ]);
    const texts = entries.map((entry) => toHistoryLine(entry).text);
    expect([texts[1], texts[3], texts.at(-1)]).toEqual([
      'Paused by staff: A flood in town. The auction will be extended by the length of the pause.',
      'We refused a bid from an account that belongs to the seller or our staff, or that matches the seller’s name, household, or phone number. The bid had no effect, and a match doesn’t prove who bid.',
      'Bidder 1 defaulted: they didn’t complete the purchase.',
    ]);
  });

  it('describes a reserve that a raise meets', () => {
    const raised = withCommands(auction, [aBid('a', 270_000)]);
    expect(raised.entries.map((entry) => toHistoryLine(entry).text).at(-1)).toBe(
      'Bidder 1 raised their sealed maximum, with the price at $260,000; the reserve of $260,000 is met.',
    );
  });
});
