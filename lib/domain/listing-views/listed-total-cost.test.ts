import { describe, expect, test } from 'vitest';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { createListingIndex } from '@/lib/domain/search/index/listing-index';
import { aPublicAuction, aSearchedListing, builtNow as now } from '@/lib/domain/search/index/search.builders';
import { emptyQuery } from '@/lib/domain/search/query/listing-query';
import { cents, dollars } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { saleOfListing } from './costed-listing';
import { listedTotalCost } from './listed-total-cost';
import { type PublicListing, toListingCard } from './listing-card';

const listings = sampleCatalog({ now, createSalt: () => '0'.repeat(64) }).map(({ listing }) => listing);
const [fixed] = listings.filter(
  ({ standardStatus, listPriceCents }) => standardStatus === 'Active' && listPriceCents !== null,
);
const [sold] = listings.filter(({ standardStatus }) => standardStatus === 'Closed');
if (!fixed || !sold) throw new Error('The samples have both');

const totalAt = (listing: PublicListing, offerCents: number) =>
  Math.round(totalCostOf(saleOfListing(listing), cents(offerCents), '2026-11-22').totalCents / 100) * 100;
const withLien = (treatment: string): PublicListing =>
  Object.assign({}, fixed, {
    title: {
      ...fixed.title,
      liens: [{ kind: 'Judgment', amountCents: null, treatment, text: 'Nobody says how much.' }],
    },
  });

describe('the total cost of a listed home', () => {
  test('is computed from the list price or the next bid, in whole dollars', () => {
    for (const listing of listings) {
      if (!['Active', 'ComingSoon'].includes(listing.standardStatus)) continue;
      const { listPriceCents } = listing;
      expect(listedTotalCost(listing, null), listing.slug).toEqual(
        listPriceCents && { offerCents: listPriceCents, totalCents: totalAt(listing, listPriceCents) },
      );
      const minimumNextBidCents = dollars(123_456);
      expect(listedTotalCost(listing, { minimumNextBidCents }), listing.slug).toEqual({
        offerCents: minimumNextBidCents,
        totalCents: totalAt(listing, minimumNextBidCents),
      });
    }
  });

  test('is null for homes sold or under contract, auctions that take no bids, and homes without a price', () => {
    expect(listedTotalCost(sold, null)).toBeNull();
    for (const standardStatus of ['Pending', 'ActiveUnderContract'] as const)
      expect(listedTotalCost({ ...fixed, standardStatus } as PublicListing, null)).toBeNull();
    expect(listedTotalCost(fixed, { minimumNextBidCents: null })).toBeNull();
  });

  test('includes the seller’s taxes when the sale terms put them on the buyer', () => {
    const totalBy = (transferTaxPayer: 'Seller' | 'Buyer') => {
      const saleTerms = { earnestMoneyBasisPoints: 1_000, closingDays: 45, transferTaxPayer };
      const listing = { ...fixed, seller: { ...fixed.seller, kind: 'bank' as const }, saleTerms };
      return listedTotalCost(listing, { minimumNextBidCents: dollars(200_000) })?.totalCents ?? 0;
    };
    expect(totalBy('Buyer')).toBeGreaterThanOrEqual(totalBy('Seller') + dollars(800));
  });

  test('is unknown while a lien of an unknown amount stays with the home', () => {
    const offerCents = fixed.listPriceCents;
    expect(listedTotalCost(withLien('AssumedByBuyer'), null)).toEqual({ offerCents, totalCents: null });
    expect(listedTotalCost(withLien('Unresolved'), null)).toEqual({ offerCents, totalCents: null });
    expect(listedTotalCost(withLien('PaidAtClosing'), null)?.totalCents).toBeGreaterThan(offerCents ?? 0);
  });

  test('follows each bid in search, and a home whose total cost is unknown never matches a maximum', () => {
    const index = createListingIndex();
    const { facts } = aSearchedListing();
    const bidUpTo = (minimumNextBidCents: ReturnType<typeof dollars>) => {
      const auction = aPublicAuction(now - 1, now + 60_000, { minimumNextBidCents });
      index.put({ card: toListingCard(fixed, auction), facts });
      return totalAt(fixed, minimumNextBidCents);
    };
    const findsUpTo = (max: number) =>
      index.count({ ...emptyQuery, wholePriceCents: { min: null, max } }, now) === 1;
    const first = bidUpTo(dollars(200_000));
    expect([findsUpTo(first - 100), findsUpTo(first)]).toEqual([false, true]);
    const second = bidUpTo(dollars(230_000));
    expect([findsUpTo(first), findsUpTo(second - 100), findsUpTo(second)]).toEqual([false, false, true]);
    const unknown = Object.assign({}, fixed, { title: withLien('Unresolved').title });
    index.put({ card: toListingCard(unknown, null), facts });
    expect(index.count(emptyQuery, now)).toBe(1);
    expect(findsUpTo(dollars(1_000_000_000))).toBe(false);
  });
});
