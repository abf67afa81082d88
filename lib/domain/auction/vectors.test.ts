import { describe, expect, it } from 'vitest';
import { aBid, anAuction, builtEndsAt, withCommands } from './auction.builders';

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
  it('follows the run of the rules step by step', () => {
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

  it("is a new leader's own maximum under one increment above the old one, and opened", () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('b', 251_000)]);
    expect(standing(auction)).toEqual(['Bidder 2', 251_000, 'not-met']);
    expect(opened(auction)).toEqual(['Bidder 1 250000', 'Bidder 2 251000']);
  });

  it('rises to the reserve when the leader raises across it, and the reserve is opened', () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('a', 262_000)]);
    expect(standing(auction)).toEqual(['Bidder 1', 260_000, 'met']);
    expect(opened(auction)).toEqual(['Reserve 260000']);
    expect(auction.entries.at(-1)?.type).toBe('raise');
  });

  it('takes the increment of the band in which the beaten maximum lies', () => {
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

describe('the clock', () => {
  const minute = 60_000;
  it.each([
    [
      'extends the end to five minutes after a bid in the last five',
      -2 * minute - 50_000,
      2 * minute + 10_000,
    ],
    ['leaves the end alone before the last five minutes', -5 * minute - 1_000, 0],
    ['leaves the end alone at the edge of the window', -5 * minute, 0],
    ['moves by one millisecond, one after the edge', -5 * minute + 1, 1],
    ['takes a bid in the very last millisecond', 0, 5 * minute],
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
