import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { tabOf } from './bid-tabs';

const tabWith = (standing: BidderPosition['standing'], auction: Partial<PublicAuction>) =>
  tabOf({ auction: anAuction(auction), you: { alias: 'Bidder 1', standing, maximumCents: null } });

describe('the tab of a bid', () => {
  test('is Leading or Outbid until the auction is over', () => {
    for (const status of ['open', 'paused', 'settling'] as const) {
      expect(tabWith('leading', { status })).toBe('leading');
      expect(tabWith('outbid', { status })).toBe('outbid');
    }
  });

  test('is Not won for the highest bid of an ended auction, even while the seller can still decide', () => {
    const unsold = { status: 'ended', outcome: 'reserve-not-met' } as const;
    expect(tabWith('leading', { ...unsold, decideBy: '2026-11-23T20:00:00.000Z' })).toBe('lost');
    expect(tabWith('leading', unsold)).toBe('lost');
  });

  test('is Won only for the highest bid of a sale', () => {
    for (const outcome of ['sold', 'sold-buy-now', 'accepted'] as const)
      expect(tabWith('leading', { status: 'ended', outcome })).toBe('won');
    expect(tabWith('outbid', { status: 'ended', outcome: 'sold' })).toBe('lost');
    expect(tabWith('leading', { status: 'cancelled' })).toBe('lost');
  });
});
