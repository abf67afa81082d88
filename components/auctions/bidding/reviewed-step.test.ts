import { describe, expect, it } from 'vitest';
import { noPlace } from '@/lib/client/auctions/bidder-position';
import type { BidderPosition } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import type { Readiness } from './bid-step';
import { reviewedStep } from './reviewed-step';

const bid = { maximumCents: 25_000_000, isTwice: true };
const ready: Readiness = {
  ...{ emailVerified: true, registered: true, role: 'member', missing: [] },
  limitCents: 30_000_000,
};
const own = (maximumCents: number, standing: BidderPosition['standing'] = 'leading'): BidderPosition => ({
  alias: 'Bidder 1',
  maximumCents: cents(maximumCents),
  standing,
});

describe('a reviewed amount', () => {
  it('leads to the confirm step, saying twice what has to be said twice', () => {
    for (const user of [ready, null])
      expect(reviewedStep(bid, user, noPlace)).toEqual({ kind: 'confirming', ...bid });
  });

  it('leads somebody who is not registered to the registration', () => {
    expect(reviewedStep(bid, { ...ready, registered: false }, noPlace)).toMatchObject({
      kind: 'refused',
      maximumCents: 25_000_000,
      problem: { reason: 'not-registered' },
    });
  });

  it('above the limit leads to the wish for a higher one', () => {
    expect(reviewedStep({ ...bid, maximumCents: 30_000_100 }, ready, noPlace)).toMatchObject({
      kind: 'refused',
      problem: { reason: 'over-limit', limitCents: 30_000_000 },
    });
  });

  it('above what other bids leave of the limit is told that before it is sent', () => {
    const limit = { limitCents: 30_000_000, leftCents: 24_999_900 };
    expect(reviewedStep(bid, ready, { ...noPlace, limit })).toMatchObject({
      ...{ kind: 'refused', problem: { reason: 'over-limit', ...limit } },
    });
    const enough = { ...limit, leftCents: 25_000_000 };
    expect(reviewedStep(bid, ready, { ...noPlace, limit: enough }).kind).toBe('confirming');
  });

  it('of a leader who has an equal or higher maximum is not asked to be confirmed', () => {
    for (const maximum of [25_000_000, 30_000_000])
      expect(reviewedStep(bid, ready, own(maximum))).toMatchObject({
        kind: 'refused',
        problem: { reason: 'not-above-own-maximum', minimumCents: maximum + 100 },
      });
  });

  it('above the own maximum, or of somebody who was outbid, is confirmed', () => {
    expect(reviewedStep(bid, ready, own(24_999_900)).kind).toBe('confirming');
    expect(reviewedStep(bid, ready, own(25_000_000, 'outbid')).kind).toBe('confirming');
  });
});
