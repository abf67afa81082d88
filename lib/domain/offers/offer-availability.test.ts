import { describe, expect, it } from 'vitest';
import { offerAvailabilityOf } from './offer-availability';

const hourMs = 3_600_000;
const fixed = { standardStatus: 'Active', saleFormat: 'fixed-price' } as const;
const atAuction = { standardStatus: 'Active', saleFormat: 'auction', takesOffers: true } as const;
const upcoming = { status: 'running', bidCount: 0, terms: { startsAt: 100 * hourMs } } as const;

describe('a home is open to offers', () => {
  it('at a fixed price while it is Active', () => {
    expect(offerAvailabilityOf(fixed, null, 0)).toEqual({ refusal: null, until: null });
    for (const standardStatus of ['ComingSoon', 'Pending', 'Hold', 'Withdrawn'] as const)
      expect(offerAvailabilityOf({ ...fixed, standardStatus }, null, 0).refusal).toBe('off-market');
    expect(offerAvailabilityOf(null, null, 0).refusal).toBe('off-market');
  });

  it('at auction if the seller allows it, until 48 hours before the start and only without bids', () => {
    expect(offerAvailabilityOf(atAuction, upcoming, 52 * hourMs)).toEqual({
      refusal: null,
      until: 52 * hourMs,
    });
    expect(offerAvailabilityOf(atAuction, upcoming, 52 * hourMs + 1).refusal).toBe('too-late');
    expect(offerAvailabilityOf(atAuction, { ...upcoming, bidCount: 1 }, 0).refusal).toBe('too-late');
    expect(offerAvailabilityOf({ ...atAuction, takesOffers: false }, upcoming, 0).refusal).toBe('not-taken');
    expect(offerAvailabilityOf(atAuction, { ...upcoming, status: 'cancelled' }, 0).refusal).toBe(
      'off-market',
    );
    expect(offerAvailabilityOf(atAuction, null, 0).refusal).toBe('off-market');
  });
});
