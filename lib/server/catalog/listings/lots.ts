import 'server-only';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type ShownLot, toShownLot } from '@/lib/domain/listing-views/shown-lot';
import type { Lot } from '@/lib/domain/listings/lot';
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
