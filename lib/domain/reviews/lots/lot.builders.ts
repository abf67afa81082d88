import { aSchedule } from '@/lib/domain/auctions/commands/auction.builders';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { replay } from '@/lib/domain/auctions/state/state';
import { listingSituationOf } from '@/lib/domain/reviews/listing-situation';
import { equalShares } from '@/lib/domain/shared/allocation';
import type { LotHome } from './decide-lot';

export const dayMs = 24 * 3_600_000;
export const startsAt = Date.parse('2026-06-15T14:00:00.000Z');
export const now = startsAt - 12 * dayMs;
export const contract = 'c'.repeat(64);
export const saleTerms = {
  earnestMoneyBasisPoints: 1_000,
  closingDays: 45,
  transferTaxPayer: 'Seller',
} as const;

export function auctionOf(listingKey: string, start = startsAt) {
  const terms = { auctionId: `${listingKey}-1`, listingKey, startsAt: start, endsAt: start + 7 * dayMs };
  const scheduled = decide(null, aSchedule({ ...terms, now: now - dayMs }));
  return scheduled.ok ? replay(scheduled.value.events) : null;
}

export interface Parts extends Partial<Omit<LotHome, 'listing' | 'course'>> {
  readonly listing?: Partial<LotHome['listing']>;
  readonly course?: Partial<LotHome['course']>;
}

export function aHome(listingKey: string, { listing, course, ...parts }: Parts = {}, at = now): LotHome {
  const auction = parts.auction === undefined ? auctionOf(listingKey) : parts.auction;
  return {
    listing: {
      listingKey,
      saleFormat: 'auction',
      saleTerms,
      propertySubType: 'SingleFamilyResidence',
      yearBuilt: 1990,
      listedAt: now - dayMs,
      ...listing,
    },
    standing: { status: 'Active', live: 'Active' },
    course: { ...listingSituationOf({ standardStatus: 'Active' }, auction, at), ...course },
    hasOpenOffers: false,
    contractSha256: contract,
    ...parts,
    auction,
  };
}

export const sharesOf = (homes: readonly LotHome[]) => {
  const shares = equalShares(homes.length);
  return homes.map(({ listing: { listingKey } }, index) => ({
    listingKey,
    basisPoints: shares[index] ?? 0,
  }));
};
