import { describe, expect, it } from 'vitest';
import { aBid, anAuction } from './auction.builders';
import { priceWithout, rankBackups } from './outcomes';

describe('backup buyers', () => {
  it('are ranked by maximum, then by earlier bid, without the high bidder', () => {
    const { state } = anAuction({}, [
      aBid('a', 250_000),
      aBid('b', 250_000),
      aBid('c', 230_000),
      aBid('d', 300_000),
    ]);
    expect(rankBackups(state).map(({ alias }) => alias)).toEqual(['Bidder 1', 'Bidder 2']);
    const { state: other } = anAuction({}, [
      aBid('c', 220_000),
      aBid('a', 250_000),
      aBid('b', 250_000),
      aBid('d', 300_000),
    ]);
    expect(rankBackups(other).map(({ bidderId }) => bidderId)).toEqual(['a', 'b', 'c']);
  });

  it('pay the price of a replay without the bidders ahead, so a shill bidder does not raise it', () => {
    const { events } = anAuction({ reserve: { kind: 'none' } }, [
      aBid('a', 220_000),
      aBid('b', 250_000),
      aBid('shill', 900_000),
    ]);
    expect(priceWithout(events, new Set(['shill']))).toEqual({
      bidderId: 'b',
      priceCents: 22_100_000,
      reserveMet: true,
    });
    expect(priceWithout(events, new Set(['shill', 'b']))).toMatchObject({
      bidderId: 'a',
      priceCents: 20_000_000,
    });
    expect(priceWithout(events, new Set(['shill', 'b', 'a']))).toBeNull();
  });

  it('can have a price below the reserve', () => {
    const { events } = anAuction({}, [aBid('a', 250_000), aBid('b', 300_000)]);
    expect(priceWithout(events, new Set(['b']))).toEqual({
      bidderId: 'a',
      priceCents: 20_000_000,
      reserveMet: false,
    });
  });
});
