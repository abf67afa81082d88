import { expect, test } from 'vitest';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { shareWords } from './share-copy';

const now = Date.parse('2026-11-21T15:00:00Z');
const details = sampleCatalog({ now, createSalt: () => '0'.repeat(64) }).map(({ listing, auction }) => {
  const publicAuction = auction && toPublicAuction({ state: auction.state, head: 'head' }, now);
  return {
    listing: toPublicListing(listing),
    auction: publicAuction,
    card: toListingCard(listing, publicAuction),
  };
});
type Detail = (typeof details)[number];
const one = (fits: (detail: Detail) => boolean): Detail => {
  const found = details.find(fits);
  if (!found) throw new Error('No such sample');
  return found;
};
const withAuction = (detail: Detail, change: Partial<PublicAuction>): Detail => {
  const auction = detail.auction && { ...detail.auction, ...change };
  return { ...detail, auction, card: { ...detail.card, auction } };
};

test('a live auction shows its current bid, bid count, reserve, and end time in New York', () => {
  const detail = withAuction(
    one((it) => it.auction?.status === 'open' && it.auction.bidCount > 0),
    {
      currentPriceCents: cents(41_250_000),
      bidCount: 3,
      endsAt: '2026-11-21T20:05:00.000Z',
      reserveStatus: 'met',
    },
  );
  expect(shareWords(detail)).toMatchObject({
    badge: { tone: 'live', text: 'Live auction' },
    priceLabel: 'Current bid',
    price: '$412,500',
    note: '3 bids, reserve met',
    time: 'Ends Sat, Nov 21, 3:05 PM ET',
  });
});

test('an upcoming auction shows its starting bid and start time', () => {
  const words = shareWords(one((it) => it.auction?.status === 'scheduled'));
  expect(words).toMatchObject({ badge: { text: 'Upcoming auction' }, priceLabel: 'Starting bid' });
  expect(words.time).toMatch(/^Starts \w+, .* ET$/);
});

test('a high bid that did not sell is not called a sale', () => {
  const words = shareWords(one((it) => it.auction?.outcome === 'declined'));
  expect(words).toMatchObject({ badge: { text: 'Ended, not sold' }, priceLabel: 'High bid' });
});

test('a price agreed above the highest bid is the sale price', () => {
  const detail = withAuction(
    one((it) => it.auction?.outcome === 'accepted'),
    { currentPriceCents: cents(20_000_000), salePriceCents: cents(21_000_000) },
  );
  expect(shareWords(detail)).toMatchObject({ priceLabel: 'Sold for', price: '$210,000' });
});

test('a fixed price is labeled, and a sold home shows the price in its deed', () => {
  const priced = one((it) => it.listing.saleFormat === 'fixed-price' && it.card.status === 'Active');
  expect(shareWords(priced)).toMatchObject({
    badge: { text: 'Fixed price' },
    priceLabel: 'List price',
    note: expect.stringMatching(/(sq\sft|acres?)$/),
    time: null,
  });
  const sold = one((it) => it.listing.standardStatus === 'Closed');
  expect(shareWords(sold)).toMatchObject({ badge: { text: 'Sold' }, priceLabel: 'Sold for' });
});

test('a withdrawn home shows no price', () => {
  expect(shareWords(one((it) => it.card.status === 'Withdrawn'))).toMatchObject({
    badge: { text: 'Withdrawn' },
    price: null,
    note: 'No longer for sale',
  });
});
