import 'server-only';
import { lotPlace } from '@/lib/copy/lots/lot-words';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type ShownLot, toShownLot } from '@/lib/domain/listing-views/shown-lot';
import { fullAddress } from '@/lib/domain/listings/address';
import { type Lot, lotNamesOf } from '@/lib/domain/listings/lot';
import { listingModel } from './listings';

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
