import { describe, expect, it } from 'vitest';
import { aBid, anAuction, aSchedule, builtEndsAt, builtStartsAt, withCommands } from './auction.builders';
import { decide } from './decide';

const standing = ({ state }: ReturnType<typeof anAuction>) => [
  state.leader?.alias,
  state.priceCents / 100,
  state.reserve.status,
];
const opened = (auction: ReturnType<typeof anAuction>, index = -1) => {
  const entry = auction.entries.at(index);
  return entry && 'opened' in entry.data
    ? entry.data.opened.map((o) => `${o.alias} ${o.amountCents / 100}`)
    : [];
};

describe('the price', () => {
  it('follows the worked example step by step', () => {
    let auction = anAuction();
    const bid = (who: string, dollars: number) => {
      auction = withCommands(auction, [aBid(who, dollars)]);
      return standing(auction);
    };
    expect(bid('a', 250_000)).toEqual(['Bidder 1', 200_000, 'not-met']);
    expect(bid('b', 230_000)).toEqual(['Bidder 1', 231_000, 'not-met']);
    expect(bid('b', 250_000)).toEqual(['Bidder 1', 250_000, 'not-met']);
    expect(bid('c', 300_000)).toEqual(['Bidder 3', 260_000, 'met']);
    expect(bid('a', 262_000)).toEqual(['Bidder 3', 260_000, 'met']);
    expect(auction.refusals).toEqual([{ reason: 'too-low', minimumCents: 26_250_000 }]);
    expect(bid('a', 262_500)).toEqual(['Bidder 3', 265_000, 'met']);
    expect(bid('c', 320_000)).toEqual(['Bidder 3', 265_000, 'met']);
    expect(bid('d', 320_000)).toEqual(['Bidder 3', 320_000, 'met']);
    expect(bid('d', 322_500)).toEqual(['Bidder 4', 322_500, 'met']);
    expect(auction.state.bidCount).toBe(7);
  });

  it("is capped at the leader's maximum, which is then opened", () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('b', 249_500)]);
    expect(standing(auction)).toEqual(['Bidder 1', 250_000, 'not-met']);
    expect(opened(auction)).toEqual(['Bidder 2 249500', 'Bidder 1 250000']);
  });

  it("is a new leader's own maximum if that is less than one increment above the old one, and opened", () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('b', 251_000)]);
    expect(standing(auction)).toEqual(['Bidder 2', 251_000, 'not-met']);
    expect(opened(auction)).toEqual(['Bidder 1 250000', 'Bidder 2 251000']);
  });

  it('rises to the reserve when the leader raises past it, and the reserve is opened', () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('a', 262_000)]);
    expect(standing(auction)).toEqual(['Bidder 1', 260_000, 'met']);
    expect(opened(auction)).toEqual(['Reserve 260000']);
    expect(auction.entries.at(-1)?.type).toBe('raise');
  });

  it('uses the increment for the price band of the beaten maximum', () => {
    const auction = anAuction({ reserve: { kind: 'none' } }, [aBid('a', 300_000), aBid('b', 249_000)]);
    expect(standing(auction)).toEqual(['Bidder 1', 250_000, 'none']);
  });

  it('depends on the order in which bids arrive', () => {
    const one = anAuction({}, [aBid('h', 300_000), aBid('t', 290_000), aBid('s', 293_000)]);
    expect([one.refusals.length, one.state.priceCents]).toEqual([1, 29_250_000]);
    const other = anAuction({}, [aBid('s', 293_000), aBid('h', 300_000), aBid('t', 290_000)]);
    expect([other.refusals.length, other.state.priceCents]).toEqual([1, 29_550_000]);
  });
});

describe('the buy-now price', () => {
  const buy = (bidderId: string, dollars: number, receivedAt = builtStartsAt + 7_200_000) =>
    ({ type: 'buy-now', bidderId, priceCents: dollars * 100, receivedAt, now: receivedAt }) as const;
  const withBuyNow = { buyNowCents: 30_000_000 };
  const none = { ...withBuyNow, reserve: { kind: 'none' } } as const;

  it('is open to bidders and non-bidders while the reserve is not met', () => {
    const bids = [aBid('a', 250_000), aBid('b', 230_000)];
    expect(anAuction(withBuyNow, [...bids, buy('b', 300_000)]).state).toMatchObject({
      outcome: 'sold-buy-now',
      salePriceCents: 30_000_000,
      buyerAlias: 'Bidder 2',
      priceCents: 23_100_000,
    });
    const other = anAuction(withBuyNow, [...bids, buy('c', 300_000), aBid('a', 290_000)]);
    expect(other.state).toMatchObject({ buyerAlias: 'Bidder 3', bidderCount: 2 });
    expect(other.refusals).toEqual([{ reason: 'ended' }]);
  });

  it.each([
    ['the reserve is met', withBuyNow, [aBid('a', 260_000), buy('b', 300_000)], 'buy-now-over'],
    [
      'the first bid is placed without a reserve',
      none,
      [aBid('a', 200_000), buy('b', 300_000)],
      'buy-now-over',
    ],
    ['somebody else bought the home', none, [buy('a', 300_000), buy('b', 300_000)], 'ended'],
    ['the auction has not started', withBuyNow, [buy('b', 300_000, builtStartsAt - 1)], 'not-started'],
    ['the auction is over', withBuyNow, [buy('b', 300_000, builtEndsAt + 1)], 'ended'],
    ['the buyer agreed to another price', withBuyNow, [buy('b', 290_000)], 'price-changed'],
    ['the terms have none', {}, [buy('b', 300_000)], 'no-buy-now'],
    [
      'an offer was accepted before the start',
      withBuyNow,
      [
        { type: 'cancel', by: 'staff', reason: 'pre-auction-offer', now: builtStartsAt - 1 },
        buy('b', 300_000),
      ],
      'cancelled',
    ],
  ] as const)('is refused when %s', (_when, parts, commands, reason) => {
    expect(anAuction(parts, commands).refusals).toEqual([{ reason }]);
  });

  it('ends when the leading maximum reaches a lowered reserve', () => {
    const lower = { type: 'lower-reserve', amountCents: 24_000_000, salt: '9'.repeat(64) } as const;
    const now = builtStartsAt + 7_000_000;
    const auction = anAuction(withBuyNow, [aBid('a', 250_000), { ...lower, now }, buy('b', 300_000)]);
    expect(auction.refusals).toEqual([{ reason: 'buy-now-over' }]);
  });

  it.each([
    ['at the starting bid', { ...none, buyNowCents: 20_000_000 }],
    [
      'at the published reserve',
      { buyNowCents: 26_000_000, reserve: { kind: 'published', amountCents: 26_000_000 } },
    ],
    ['at the sealed reserve', { buyNowCents: 26_000_000 }],
    ['not in whole dollars', { buyNowCents: 30_000_050 }],
  ] as const)('%s cannot be scheduled', (_what, parts) => {
    expect(decide(null, aSchedule(parts))).toEqual({ ok: false, reason: { reason: 'invalid-terms' } });
  });
});

describe('the clock', () => {
  const minute = 60_000;
  it.each([
    [
      'extends the end to five minutes after a bid in the last five minutes',
      -2 * minute - 50_000,
      2 * minute + 10_000,
    ],
    ['leaves the end alone before the last five minutes', -5 * minute - 1_000, 0],
    ['leaves the end alone at the edge of the window', -5 * minute, 0],
    ['moves the end by 1 ms for a bid 1 ms after the edge of the window', -5 * minute + 1, 1],
    ['accepts a bid in the very last millisecond', 0, 5 * minute],
  ])('%s', (_title, offset, moved) => {
    const auction = anAuction({}, [aBid('a', 250_000, { receivedAt: builtEndsAt + offset })]);
    expect(auction.state.bidCount).toBe(1);
    expect(auction.state.endsAt).toBe(builtEndsAt + moved);
  });

  it('refuses a bid one millisecond after the end', () => {
    const auction = anAuction({}, [aBid('a', 250_000, { receivedAt: builtEndsAt + 1 })]);
    expect(auction.refusals).toEqual([{ reason: 'ended' }]);
  });
});
