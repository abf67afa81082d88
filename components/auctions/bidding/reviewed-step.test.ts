import { describe, expect, it } from 'vitest';
import { noPosition } from '@/lib/client/auctions/bidder-position';
import type { BidderPosition } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import type { Readiness } from './bid-step';
import { reviewedStep } from './reviewed-step';

const bid = { maximumCents: 25_000_000, isTwice: true };
const ready: Readiness = {
  emailVerified: true,
  registered: true,
  role: 'member',
  missing: [],
  limitCents: 30_000_000,
};
const own = (maximumCents: number, standing: BidderPosition['standing'] = 'leading'): BidderPosition => ({
  alias: 'Bidder 1',
  maximumCents: cents(maximumCents),
  standing,
});

describe('a reviewed amount', () => {
  it('leads to the confirm step with the warnings that need a second confirmation', () => {
    for (const user of [ready, null])
      expect(reviewedStep(bid, user, noPosition)).toEqual({ kind: 'confirming', ...bid });
  });

  it('is refused for an unregistered bidder', () => {
    expect(reviewedStep(bid, { ...ready, registered: false }, noPosition)).toMatchObject({
      kind: 'refused',
      maximumCents: 25_000_000,
      problem: { reason: 'not-registered' },
    });
  });

  it('is refused when above the limit, which the refusal names', () => {
    expect(reviewedStep({ ...bid, maximumCents: 30_000_100 }, ready, noPosition)).toMatchObject({
      kind: 'refused',
      problem: { reason: 'over-limit', limitCents: 30_000_000 },
    });
  });

  it('is refused before sending when other bids use up the limit', () => {
    const limit = { limitCents: 30_000_000, leftCents: 24_999_900 };
    expect(reviewedStep(bid, ready, { ...noPosition, limit })).toMatchObject({
      kind: 'refused',
      problem: { reason: 'over-limit', ...limit },
    });
    const enough = { ...limit, leftCents: 25_000_000 };
    expect(reviewedStep(bid, ready, { ...noPosition, limit: enough }).kind).toBe('confirming');
  });

  it('is refused when the leader already has an equal or higher maximum', () => {
    for (const maximum of [25_000_000, 30_000_000])
      expect(reviewedStep(bid, ready, own(maximum))).toMatchObject({
        kind: 'refused',
        problem: { reason: 'not-above-own-maximum', minimumCents: maximum + 100 },
      });
  });

  it('is confirmed when above the leader’s own maximum, or after being outbid', () => {
    expect(reviewedStep(bid, ready, own(24_999_900)).kind).toBe('confirming');
    expect(reviewedStep(bid, ready, own(25_000_000, 'outbid')).kind).toBe('confirming');
  });
});
