import 'server-only';
import { lotPlace } from '@/lib/copy/lots/lot-words';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type RowCard, toRowCard } from '@/lib/domain/listing-views/row-card';
import { type ShownLot, toShownLot } from '@/lib/domain/listing-views/shown-lot';
import { fullAddress } from '@/lib/domain/listings/address';
import { type Lot, lotNamesOf } from '@/lib/domain/listings/lot';
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
  const [detail, { auctions, published }] = await Promise.all([getListingBySlug(slug), listingModel()]);
  if (!detail) return null;
  const { lot: present, ...card } = toRowCard(detail.card);
  const listing = published.get(detail.listing.listingKey);
  const isPresent = listing?.auctionId === auctionId && present !== undefined;
  const keys = auctions.get(auctionId)?.lotKeys;
  const former = listing && keys && lotNamesOf(listing, (key) => published.get(key), keys);
  const lot = isPresent ? present : former;
  return lot ? { ...card, lot } : card;
}

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
