import type { Offer, Organization } from 'schema-dts';
import { isSale } from '@/components/auctions/auction-copy';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import { isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingDetail, PublicListing } from '@/lib/domain/listing-views/listing-card';
import { isKnownSeller } from '@/lib/domain/listings/shown-seller';
import { isFormerStatus, isPrivateSeller } from '@/lib/domain/listings/vocabulary';

/**
 * The current offer, or null if there is none. `price` is the list price or the deed price, never a bid: the
 * current bid or the starting bid is a `minPrice`, the lowest price that can still result.
 */
export function saleOffer(detail: ListingDetail, url: string): Offer | null {
  const { listing, auction } = detail;
  const common = { url, priceCurrency: 'USD', businessFunction: sell, ...sellerOf(listing) } as const;
  if (isFormerStatus(listing.standardStatus)) return null;
  if (listing.standardStatus === 'Closed')
    return { '@type': 'Offer', ...common, price: dollars(listing.closePriceCents), availability: 'SoldOut' };
  if (auction) return auctionOffer(auction, common);
  if (listing.listPriceCents === null) return null;
  return {
    '@type': 'Offer',
    ...common,
    price: dollars(listing.listPriceCents),
    availability: availabilities[listing.standardStatus] ?? 'InStock',
    ...(listing.listedAt !== null && { validFrom: new Date(listing.listedAt).toISOString() }),
  };
}

type Common = Pick<
  Extract<Offer, { '@type': 'Offer' }>,
  'url' | 'priceCurrency' | 'businessFunction' | 'seller'
>;

function auctionOffer(auction: PublicAuction, common: Common): Offer | null {
  const { status, outcome, bidCount, currentPriceCents, startingBidCents, startsAt, endsAt } = auction;
  const times = { availabilityStarts: startsAt, availabilityEnds: endsAt, validThrough: endsAt } as const;
  if (isSale(outcome)) return { '@type': 'Offer', ...common, availability: 'SoldOut' };
  if (isOver(auction)) return null;
  const buyNowCents = status === 'open' ? buyNowPriceOf(auction) : null;
  return {
    '@type': 'Offer',
    ...common,
    ...times,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: dollars(bidCount > 0 ? currentPriceCents : startingBidCents),
      ...(buyNowCents !== null && { maxPrice: dollars(buyNowCents) }),
      priceCurrency: 'USD',
    },
    availability: availabilityOf[status] ?? 'InStock',
  };
}

const availabilityOf: Partial<Record<PublicAuction['status'], 'PreSale' | 'LimitedAvailability'>> = {
  scheduled: 'PreSale',
  settling: 'LimitedAvailability',
};

const sell = { '@id': 'http://purl.org/goodrelations/v1#Sell' } as const;
const dollars = (amountCents: number): number => amountCents / 100;

const availabilities: Partial<
  Record<PublicListing['standardStatus'], 'PreSale' | 'LimitedAvailability' | 'Reserved'>
> = { ComingSoon: 'PreSale', ActiveUnderContract: 'LimitedAvailability', Pending: 'Reserved' };

function sellerOf({ seller }: PublicListing): { readonly seller?: Organization } {
  return isPrivateSeller(seller.kind) || !isKnownSeller(seller)
    ? {}
    : { seller: { '@type': 'Organization', name: seller.name } };
}
