import { expect, test } from 'vitest';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { announcement } from './announcement';

const now = Date.parse('2026-11-21T15:00:00Z');
const sales = sampleCatalog({ now, createSalt: () => '0'.repeat(64) });
type Found = (typeof sales)[number];
const announced = (fits: (sale: Found) => boolean, more: Pick<Found['listing'], 'broker'> = {}): string => {
  const { listing: found, auction } = sales.find(fits) ?? {};
  if (!found) throw new Error('No such sample');
  const listing = { ...found, ...more };
  const publicAuction = auction ? toPublicAuction({ state: auction.state, head: 'head' }, now) : null;
  return announcement({
    listing: toPublicListing(listing),
    auction: publicAuction,
    card: toListingCard(listing, publicAuction),
  });
};

test('an auction announcement has its times and starting bid, but no current bid', () => {
  const words = announced(
    ({ auction }) => (auction?.state.bidCount ?? 0) > 2 && auction?.state.status === 'running',
  );
  expect(words).toMatch(/County\. Auction from .* ET to .* ET, starting bid \$[\d,]+\.$/);
  expect(words).not.toMatch(/\d bids?|[Cc]urrent/);
});

test('an announcement has the fixed price and says what is not set yet', () => {
  const is = (saleFormat: string, status: string) => (sale: (typeof sales)[number]) =>
    sale.listing.saleFormat === saleFormat && sale.listing.standardStatus === status && !sale.auction;
  expect(announced(is('fixed-price', 'Active'))).toMatch(
    /County\. List price \$[\d,]+\.( Listed by [^.]+\.)?$/,
  );
  expect(announced(is('fixed-price', 'ComingSoon'))).toMatch(/Coming soon\. List price/);
  expect(announced(is('auction', 'ComingSoon'))).toMatch(/Times to be announced\.$/);
});

test('an announcement of a broker’s listing names the broker', () => {
  const broker = { name: 'Ann Hollis', firm: 'Hollis Realty', phone: '(212) 555-0123' };
  expect(announced(() => true, { broker })).toMatch(
    /\. Listed by Ann Hollis, Hollis Realty · \(212\) 555-0123\.$/,
  );
});
