import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  builtEndsAt,
  builtStartsAt,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import { toBiddingHours } from '@/lib/domain/auctions/terms/bidding-hours';
import { inHours } from '@/lib/domain/auctions/verify/second-verifier/lifecycle.fixture';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const windowMs = 5 * minute;

const declare = (from: number, to: number, now = to) =>
  ({
    type: 'declare-outage',
    from: builtEndsAt + from,
    to: builtEndsAt + to,
    now: builtEndsAt + now,
  }) as const;
const movedBy = (...[from, to, now]: Parameters<typeof declare>) => {
  const auction = anAuction({}, [declare(from, to, now)]);
  return auction.refusals[0]?.reason ?? auction.state.endsAt - builtEndsAt;
};

describe('a heartbeat gap', () => {
  it.each([
    ['of 15 s does not move the end', -60 * second, -45 * second, 'not-due'],
    [
      'of more than 15 s in the last window moves the end by the gap and a full window',
      -60 * second,
      -45 * second + 1,
      15 * second + 1 + windowMs,
    ],
    ['that ends 5 s before the end moves it', -50 * second, -5 * second, 45 * second + windowMs],
    ['that is over when the last window starts does not move the end', -10 * minute, -windowMs, 'not-due'],
    [
      'that ends just inside the last window moves the end',
      -10 * minute,
      -windowMs + 1,
      windowMs + 1 + windowMs,
    ],
    ['that is over exactly at the end moves it', -20 * second, 0, 20 * second + windowMs],
    ['that starts after the end does not move it', 1, minute, 'not-due'],
  ])('%s', (_what, from, to, expected) => {
    expect(movedBy(from, to)).toBe(expected);
  });

  it.each([
    [
      'of 16 s across the end reopens the auction for two hours from its detection',
      -8 * second,
      8 * second,
      2 * hour + 8 * second,
    ],
    [
      'of three hours, mostly before the end, reopens the auction for the gap and a full window',
      -3 * hour,
      minute,
      3 * hour + minute + windowMs,
    ],
    [
      'noticed after the end reopens the auction, even if the gap was over before the end',
      -60 * second,
      -30 * second,
      2 * hour + 4 * second,
    ],
  ])('%s', (what, from, to, expected) => {
    const now = what.startsWith('noticed') ? 4 * second : to;
    expect(movedBy(from, to, now)).toBe(expected);
  });

  it('moves a reopened end later than 9 PM in New York to 9 AM', () => {
    // The auction ends at 3 PM on June 1, and the server returns at 7:30 PM.
    const auction = anAuction({}, [declare(-minute, 4.5 * hour)]);
    expect(new Date(auction.state.endsAt).toISOString()).toBe('2026-06-02T13:00:00.000Z');
  });

  it('may extend an open auction past 9 PM in New York', () => {
    const endsAt = Date.parse('2026-06-02T00:58:00Z');
    const auction = anAuction({ endsAt }, [
      { type: 'declare-outage', from: endsAt - minute, to: endsAt - 30 * second, now: endsAt - 30 * second },
    ]);
    expect(auction.state.endsAt).toBe(endsAt + 30 * second + windowMs);
  });

  it('moves the end once, even when several instances report it', () => {
    const auction = anAuction({}, [
      declare(-60_000, -30_000),
      declare(-60_000, -29_000),
      declare(-60_000, -14_000),
    ]);
    expect(auction.refusals).toEqual([{ reason: 'not-due' }, { reason: 'not-due' }]);
    expect(auction.entries.filter(({ type }) => type === 'outage')).toHaveLength(1);
    expect(verify(auction.entries).fault).toBeNull();
  });

  it('counts only the time after the previous outage entry when the server fails again right after it', () => {
    const auction = anAuction({}, [declare(-60_000, -30_000), declare(-60_000, 4 * minute)]);
    const [, second] = auction.entries.filter(({ type }) => type === 'outage');
    expect(second?.data).toMatchObject({ from: builtEndsAt - 30_000, to: builtEndsAt + 4 * minute });
    expect(auction.state.endsAt).toBe(builtEndsAt + 30_000 + windowMs + 4.5 * minute + windowMs);
  });

  it('does not count time during a pause, and a paused auction moves only by its pause', () => {
    const paused = anAuction({}, [{ type: 'pause', now: builtEndsAt - minute }]);
    expect(withCommands(paused, [declare(-minute, 0)]).refusals).toEqual([{ reason: 'paused' }]);
    const resumed = withCommands(paused, [{ type: 'resume', now: builtEndsAt }, declare(-50_000, 1)]);
    expect(resumed.refusals).toEqual([{ reason: 'not-due' }]);
    expect(resumed.state.endsAt).toBe(builtEndsAt + minute);
  });

  it('counts only from the start of the auction', () => {
    const endsAt = builtStartsAt + minute;
    const outage = {
      type: 'declare-outage',
      from: builtStartsAt - hour,
      to: builtStartsAt + 15_000,
    } as const;
    expect(anAuction({ endsAt }, [{ ...outage, now: outage.to }]).refusals).toEqual([{ reason: 'not-due' }]);
  });

  it('changes nothing once the auction is closed or canceled', () => {
    const closed = anAuction({}, [{ type: 'close', now: builtEndsAt + 5_000 }, declare(-1, hour)]);
    expect(closed.refusals).toEqual([{ reason: 'ended' }]);
    const canceled = anAuction({}, [
      { type: 'cancel', by: 'staff', reason: 'fraud', now: builtStartsAt },
      declare(-1, hour),
    ]);
    expect(canceled.refusals).toEqual([{ reason: 'cancelled' }]);
  });

  it('refuses no bid on an auction that stayed open', () => {
    const bid = aBid('a', 250_000, { receivedAt: builtEndsAt - 40_000, now: builtEndsAt - 39_000 });
    expect(anAuction({}, [declare(-60_000, -39_500), bid]).state.bidCount).toBe(1);
  });

  it('refuses a bid received between the end and the outage entry, and accepts one received by the end', () => {
    const late = aBid('a', 250_000, { receivedAt: builtEndsAt + 1, now: builtEndsAt + 3_000 });
    const early = aBid('b', 250_000, { receivedAt: builtEndsAt, now: builtEndsAt + 3_000 });
    const auction = anAuction({}, [declare(-60_000, 2_000), late, early]);
    expect(auction.refusals).toEqual([{ reason: 'paused' }]);
    expect(auction.state.leader?.alias).toBe('Bidder 1');
    expect(verifyByDocs(auction.entries, auction.head).ok).toBe(true);
  });
});

describe('in every generated gap', () => {
  it('the end moves by the gap and a full window, or to a bidding hour at least two hours away', () => {
    const gap = fc.record({
      from: fc.integer({ min: -20 * minute, max: minute }),
      lasts: fc.integer({ min: 0, max: 40 * hour }),
      notice: fc.integer({ min: 0, max: 10 * second }),
      endsAt: fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2034-01-01') }),
    });
    fc.assert(
      fc.property(gap, ({ from, lasts, notice, endsAt }) => {
        const [start, to] = [endsAt + from, endsAt + from + lasts];
        const now = to + notice;
        const command = { type: 'declare-outage', from: start, to, now } as const;
        const auction = anAuction({ startsAt: endsAt - 24 * hour, endsAt }, [command]);
        const moved = auction.state.endsAt - endsAt;
        const counts = lasts > 15 * second && start <= endsAt && to > endsAt - windowMs;
        expect(auction.refusals.length).toBe(counts ? 0 : 1);
        if (!counts) return;
        if (now <= endsAt) expect(moved).toBe(lasts + windowMs);
        else {
          expect(moved).toBeGreaterThanOrEqual(lasts + windowMs);
          expect(auction.state.endsAt).toBeGreaterThanOrEqual(now + 2 * hour);
          expect(auction.state.endsAt).toBe(inHours(auction.state.endsAt));
        }
        expect(verify(auction.entries).fault).toBeNull();
        expect(verifyByDocs(auction.entries)).toEqual({ ok: true, seq: null });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the hours in which a reopened auction may end', () => {
  it.each([
    ['at 9 AM stays', '2026-06-01T13:00:00.000Z', '2026-06-01T13:00:00.000Z'],
    ['a millisecond before 9 AM moves to 9 AM', '2026-06-01T12:59:59.999Z', '2026-06-01T13:00:00.000Z'],
    ['at 9 PM stays', '2026-06-02T01:00:00.000Z', '2026-06-02T01:00:00.000Z'],
    ['a millisecond after 9 PM moves to 9 AM', '2026-06-02T01:00:00.001Z', '2026-06-02T13:00:00.000Z'],
    [
      'on the night when daylight time starts moves to 9 AM',
      '2026-03-08T03:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
    ],
    [
      'on the night when standard time starts moves to 9 AM',
      '2026-11-01T02:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ],
    [
      'in the repeated hour of that night moves to 9 AM',
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ],
    ['on New Year’s Eve at 10 PM moves to 9 AM', '2027-01-01T03:00:00.000Z', '2027-01-01T14:00:00.000Z'],
  ])('an end %s', (_when, at, expected) => {
    expect(new Date(toBiddingHours(Date.parse(at))).toISOString()).toBe(expected);
  });

  it('are the same for both verifiers at any instant', () => {
    const at = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') });
    fc.assert(
      fc.property(at, (instant) => {
        expect(toBiddingHours(instant)).toBe(inHours(instant));
      }),
      { numRuns: 3_000 },
    );
  });
});
