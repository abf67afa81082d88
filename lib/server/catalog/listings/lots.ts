import 'server-only';
import { lotPlace } from '@/lib/copy/lots/lot-words';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type RowCard, toRowCard } from '@/lib/domain/listing-views/row-card';
import { type ShownLot, toShownLot } from '@/lib/domain/listing-views/shown-lot';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { type Lot, type LotNames, lotNamesOf } from '@/lib/domain/listings/lot';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import type { ListingModel } from './listing-model';
import { getListingBySlug, listingModel } from './listings';

/** The homes that are sold together with this one; null for a home sold alone. */
export async function getLot(lot: Lot | undefined): Promise<ShownLot | null> {
  if (!lot) return null;
  const { published, bySlug } = await listingModel();
  const homes = lot.homes.flatMap(({ listingKey }) => {
    const listing = bySlug.get(published.get(listingKey)?.slug ?? '');
    return listing ? [toPublicListing(listing)] : [];
  });
  return toShownLot(lot, homes);
}

/**
 * The home of an auction, with the homes that it sells or sold together, also when that lot is over. Null if the
 * home is not public.
 */
export async function readAuctionedCard(slug: string, auctionId: string): Promise<RowCard | null> {
  const [detail, model] = await Promise.all([getListingBySlug(slug), listingModel()]);
  if (!detail) return null;
  const { lot: _present, ...card } = toRowCard(detail.card);
  const listing = model.published.get(detail.listing.listingKey);
  const lot = listing && lotOfAuction(model, listing, auctionId);
  return lot ? { ...card, lot } : card;
}

/** The homes that this auction of the home sells or sold together; undefined if it sells one home. */
export function lotOfAuction(
  { auctions, published }: Pick<ListingModel, 'auctions' | 'published'>,
  listing: Listing,
  auctionId: string,
): LotNames | undefined {
  const isCurrent = listing.lot !== undefined && listing.auctionId === auctionId;
  const keys = isCurrent ? undefined : auctions.get(auctionId)?.lotKeys;
  if (!isCurrent && !keys) return undefined;
  return lotNamesOf(listing, (key) => published.get(key), keys);
}

/** Whether an auction is the sale of its home. Not one that the formation of a lot canceled: that of the lead is. */
export const sellsItself = ({ lotLeadKey }: AuctionRecord): boolean => lotLeadKey === undefined;

/** Finds the address of a public home, with the homes that are sold together with it; '' if it is not public. */
export async function readPlaces(): Promise<(slug: string) => string> {
  const { bySlug, published } = await listingModel();
  return (slug) => {
    const home = bySlug.get(slug);
    return home
      ? lotPlace(
          fullAddress(home),
          lotNamesOf(home, (key) => published.get(key)),
        )
      : '';
  };
}
