import { describe, expect, it } from 'vitest';
import { toLedgerLines } from '@/lib/copy/auctions/ledger-lines';
import { aBid, anAuction, builtEndsAt, builtStartsAt } from '@/lib/domain/auctions/commands/auction.builders';
import { notificationAfterBid } from '@/lib/domain/auctions/commands/auction-notifications';
import type { PlaceBidCommand } from '@/lib/domain/auctions/commands/commands';
import { priceWithout, rankBackups } from '@/lib/domain/auctions/commands/outcomes';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';

const at = builtStartsAt + 3_600_000;
const now = at + 3_000;
/** A bid that arrived `ms` after `at`. The order of bids is the order in which the queue passed them on. */
const bid = (who: string, dollars: number, ms: number, more: Partial<PlaceBidCommand> = {}) =>
  aBid(who, dollars, { receivedAt: at + ms, now, ...more });
const leaderOf = (...bids: readonly PlaceBidCommand[]) => {
  const auction = anAuction({}, bids);
  expect(verify(auction.entries, auction.head).fault).toBeNull();
  expect(verifyByDocs(auction.entries, auction.head).ok).toBe(true);
  return [auction.state.leader?.alias, auction.state.priceCents / 100, auction.refusals[0]?.reason];
};

/**
 * After a bid by `a`, a bid by `b` that arrived `earlierMs` before it is decided by a server whose clock is
 * 200 ms behind.
 */
const afterAnEntry = (earlierMs: number, parts: Parameters<typeof anAuction>[0] = {}) => {
  const late = bid('b', 300_000, -earlierMs, { now: at - 200 });
  const { state, refusals } = anAuction(parts, [bid('a', 250_000, 0), late]);
  return refusals[0]?.reason ?? state.leader?.alias;
};

describe('a bid that arrived before the latest entry', () => {
  it('by up to 4.1 seconds is accepted: 4 for the queue and 0.1 for clock skew between servers', () => {
    expect(afterAnEntry(4_100)).toBe('Bidder 2');
  });

  it('by more than that is refused as busy, although the deciding server considers it recent', () => {
    expect(afterAnEntry(4_101)).toBe('busy');
  });

  it('has no such limit under version 1 of the rules', () => {
    expect(afterAnEntry(4_101, { rules: 1 })).toBe('Bidder 2');
  });
});

describe('of two equal maximums', () => {
  it('the one that arrived first leads, even if the queue passed the other on first', () => {
    expect(leaderOf(bid('a', 300_000, 20), bid('b', 300_000, 10))).toEqual(['Bidder 2', 300_000, undefined]);
    expect(leaderOf(bid('a', 300_000, 10), bid('b', 300_000, 20))).toEqual(['Bidder 1', 300_000, undefined]);
  });

  it('the earlier entry leads when both arrived in the same millisecond', () => {
    expect(leaderOf(bid('a', 300_000, 10), bid('b', 300_000, 10))).toEqual(['Bidder 1', 300_000, undefined]);
  });

  it('the arrival of the leader’s raise counts, not that of their first bid', () => {
    const raised = [bid('a', 280_000, 0), bid('a', 300_000, 20)];
    expect(leaderOf(...raised, bid('b', 300_000, 10))).toEqual(['Bidder 2', 300_000, undefined]);
    expect(leaderOf(...raised, bid('b', 300_000, 30))).toEqual(['Bidder 1', 300_000, undefined]);
  });

  it('a leader who has since raised above the tie keeps the lead', () => {
    expect(leaderOf(bid('a', 300_000, 20), bid('a', 320_000, 30), bid('b', 300_000, 10))).toEqual([
      'Bidder 1',
      302_500,
      undefined,
    ]);
  });

  it('a third one below the current minimum is refused, even if it arrived first', () => {
    expect(leaderOf(bid('a', 300_000, 20), bid('b', 300_000, 10), bid('c', 300_000, 5))).toEqual([
      'Bidder 2',
      300_000,
      'too-low',
    ]);
  });

  it('the displaced leader gets an outbid notification', () => {
    const before = anAuction({}, [bid('a', 300_000, 20)]);
    const after = anAuction({}, [bid('a', 300_000, 20), bid('b', 300_000, 10)]);
    expect(notificationAfterBid(before.state, after.state)).toEqual({
      kind: 'outbid',
      to: 'a',
      priceCents: 30_000_000,
    });
  });

  it('both are opened, and the ledger line gives the reason', () => {
    const { entries } = anAuction({}, [bid('a', 250_000, 20), bid('b', 250_000, 10)]);
    const last = toLedgerLines(entries).at(-1);
    expect(last?.opened.map(({ alias }) => alias)).toEqual(['Bidder 1', 'Bidder 2']);
    expect(last?.reason).toContain('Bidder 2’s arrived first');
  });

  it('the earlier arrival is the first backup buyer, at the price of a replay', () => {
    const { state, events } = anAuction({}, [
      bid('a', 300_000, 20),
      bid('b', 300_000, 10),
      bid('c', 310_000, 40),
    ]);
    expect(rankBackups(state).map(({ bidderId }) => bidderId)).toEqual(['b', 'a']);
    expect(priceWithout(events, new Set(['c']))).toMatchObject({ bidderId: 'b', priceCents: 30_000_000 });
  });

  it('a tie that moves the lead in the last window extends the auction', () => {
    const late = builtEndsAt - 1_000;
    const { state } = anAuction({}, [
      aBid('a', 300_000, { receivedAt: late + 20 }),
      aBid('b', 300_000, { receivedAt: late + 10, now: late + 500 }),
    ]);
    expect([state.leader?.alias, state.endsAt]).toEqual(['Bidder 2', late + 20 + 300_000]);
  });

  it('under version 1 of the rules the earlier entry leads', () => {
    const auction = anAuction({ rules: 1 }, [bid('a', 300_000, 20), bid('b', 300_000, 10)]);
    expect(auction.state.leader?.alias).toBe('Bidder 1');
    expect(verify(auction.entries).fault).toBeNull();
  });
});
