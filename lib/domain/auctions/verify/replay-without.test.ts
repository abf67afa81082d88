import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { aStory, play } from '@/lib/domain/auctions/commands/auction.arbitraries';
import {
  aBid,
  anAuction,
  builtStartsAt,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import { expectedState } from '@/lib/domain/auctions/commands/auction.oracle';
import { aliasOf } from '@/lib/domain/auctions/state/secrets';
import { readForReplay, replayWithout } from './replay-without';

const without = (auction: ReturnType<typeof anAuction>, alias: string | null) =>
  replayWithout(readForReplay(auction.entries), alias);

describe('the price without a bidder', () => {
  it('shows what a shill bidder added', () => {
    const auction = anAuction({ reserve: { kind: 'none' } }, [
      aBid('a', 220_000),
      aBid('shill', 290_000),
      aBid('a', 320_000),
    ]);
    expect(without(auction, null)).toMatchObject({ leaderAlias: 'Bidder 1', priceCents: 29_250_000 });
    expect(without(auction, 'Bidder 2')).toEqual({
      kind: 'price',
      leaderAlias: 'Bidder 1',
      priceCents: 20_000_000,
      reserveStatus: 'none',
    });
    expect(without(auction, 'Bidder 1')).toMatchObject({ leaderAlias: 'Bidder 2', priceCents: 20_000_000 });
  });

  it('stays below a reserve that only this bidder met', () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('b', 300_000)]);
    expect(without(auction, 'Bidder 2')).toMatchObject({ priceCents: 20_000_000, reserveStatus: 'not-met' });
  });

  it('does not exist without the only bidder', () => {
    expect(without(anAuction({}, [aBid('a', 250_000)]), 'Bidder 1')).toEqual({ kind: 'no-bids' });
  });

  it('is unknown without the buy-now buyer, and the same without anyone else', () => {
    const auction = withCommands(anAuction({ buyNowCents: 40_000_000 }, [aBid('a', 220_000)]), [
      {
        type: 'buy-now',
        bidderId: 'b',
        priceCents: 40_000_000,
        receivedAt: builtStartsAt + 7_200_000,
        now: builtStartsAt + 7_200_000,
      },
    ]);
    expect(without(auction, 'Bidder 2')).toEqual({ kind: 'unknown' });
    expect(without(auction, 'Bidder 1')).toEqual({ kind: 'bought', priceCents: 40_000_000 });
    expect(readForReplay(auction.entries).aliases).toEqual(['Bidder 1', 'Bidder 2']);
  });

  it('in every generated auction is the one of a brute-force count of the private bids without that bidder', () => {
    fc.assert(
      fc.property(aStory, (story) => {
        const { events, entries, state } = play(story).auction;
        if (entries.some(({ type }) => type === 'bought')) return;
        const ledger = readForReplay(entries);
        const everyone = Object.entries(state.secret.bidders);
        expect([...ledger.aliases].sort()).toEqual(everyone.map(([, bidder]) => aliasOf(bidder)).sort());
        for (const excluded of [null, ...everyone]) {
          const rest = events.filter(
            (event) => event.type !== 'bid' || event.data.bidderId !== excluded?.[0],
          );
          const { leaderId, priceCents, reserveMet } = expectedState(rest);
          const leader = everyone.find(([id]) => id === leaderId)?.[1];
          const replay = replayWithout(ledger, excluded && aliasOf(excluded[1]));
          const reserveStatus = state.reserve.status === 'none' ? 'none' : reserveMet ? 'met' : 'not-met';
          expect(replay).toEqual(
            leader
              ? { kind: 'price', leaderAlias: aliasOf(leader), priceCents, reserveStatus }
              : { kind: 'no-bids' },
          );
        }
      }),
      { numRuns: atDepth(1_500) },
    );
  });
});
