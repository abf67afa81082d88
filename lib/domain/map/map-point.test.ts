import { describe, expect, test } from 'vitest';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { aPublicAuction, aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { dollars } from '@/lib/domain/shared/money';
import { toMapPoint } from './map-point';

const pointOf = (card: Partial<ListingCard>) =>
  toMapPoint(aSearchedListing({ card, facts: { latitude: 40.678_412_34, longitude: -73.921_1 } }), builtNow);
const auction = (change: Parameters<typeof aPublicAuction>[2] = {}) => ({
  auction: aPublicAuction(builtNow, builtNow + 3_600_000, change),
});

describe('a home on the map', () => {
  test('has its position to about a meter, and its county', () => {
    expect(pointOf({})).toEqual({
      slug: 'k1',
      latitude: 40.67841,
      longitude: -73.9211,
      countySlug: 'kings',
      priceCents: dollars(400_000),
      priceLabel: 'List price',
      saleFormat: 'fixed-price',
      phase: 'for-sale',
      isApproximate: false,
    });
  });

  test.each([
    ['nobody has bid', auction(), 'live', 'Starting bid'],
    ['somebody has bid', auction({ bidCount: 2 }), 'live', 'Current bid'],
    [
      'the bids did not make a sale',
      auction({ bidCount: 2, status: 'ended', outcome: 'reserve-not-met' }),
      'ended',
      'High bid',
    ],
    [
      'it was sold at auction',
      auction({ bidCount: 2, status: 'ended', outcome: 'sold' }),
      'under-contract',
      'Sold for',
    ],
    [
      'it was sold in another way after its auction had failed',
      { status: 'Pending', ...auction({ bidCount: 2, status: 'ended', outcome: 'declined' }) },
      'under-contract',
      'High bid',
    ],
    ['a fixed price is under contract', { status: 'Pending' }, 'under-contract', 'List price'],
    ['it is closed', { status: 'Closed', closePriceCents: dollars(380_000) }, 'sold', 'Sold for'],
  ] as const)('says what its price means when %s', (_, card, phase, priceLabel) => {
    expect(pointOf(card)).toMatchObject({ phase, priceLabel });
  });

  test('shows the accepted sale price rather than the last bid', () => {
    const accepted = { status: 'ended', outcome: 'accepted', salePriceCents: dollars(245_000) } as const;
    expect(pointOf(auction({ bidCount: 2, ...accepted }))).toMatchObject({
      priceLabel: 'Sold for',
      priceCents: dollars(245_000),
    });
  });
});
