import { describe, expect, it } from 'vitest';
import { marketOf } from './offer-availability';

const hourMs = 3_600_000;
const fixed = { standardStatus: 'Active', saleFormat: 'fixed-price' } as const;
const atAuction = { standardStatus: 'Active', saleFormat: 'auction', takesOffers: true } as const;
const upcoming = { status: 'running', bidCount: 0, terms: { startsAt: 100 * hourMs } } as const;

describe('a home takes offers', () => {
  it('at a fixed price while it is active', () => {
    expect(marketOf(fixed, null, 0)).toEqual({ refusal: null, until: null });
    for (const standardStatus of ['ComingSoon', 'Pending', 'Hold', 'Withdrawn'] as const)
      expect(marketOf({ ...fixed, standardStatus }, null, 0).refusal).toBe('off-market');
    expect(marketOf(null, null, 0).refusal).toBe('off-market');
  });

  it('at auction where its seller says so, until 48 hours before the start and never beside a bid', () => {
    expect(marketOf(atAuction, upcoming, 52 * hourMs)).toEqual({ refusal: null, until: 52 * hourMs });
    expect(marketOf(atAuction, upcoming, 52 * hourMs + 1).refusal).toBe('too-late');
    expect(marketOf(atAuction, { ...upcoming, bidCount: 1 }, 0).refusal).toBe('too-late');
    expect(marketOf({ ...atAuction, takesOffers: false }, upcoming, 0).refusal).toBe('not-taken');
    expect(marketOf(atAuction, { ...upcoming, status: 'cancelled' }, 0).refusal).toBe('off-market');
    expect(marketOf(atAuction, null, 0).refusal).toBe('off-market');
  });
});
