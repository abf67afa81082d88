import 'server-only';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { includedKeys, type LotNames } from '@/lib/domain/listings/lot';
import type { Reader } from '@/lib/server/platform/store/store';
import { listings } from './listing-collections';

/** The other homes of the lot that this home leads, in the order of the lot. */
export async function readIncluded(reader: Reader, lead: Listing | null): Promise<readonly Listing[]> {
  const found = await reader.getAll(listings, lead ? includedKeys(lead) : []);
  return found.flatMap((doc) => (doc && doc.data.lot?.leadKey === lead?.listingKey ? [doc.data] : []));
}

/**
 * The homes that are or were sold together with this one. `keys`: those of a lot that may be over; without them,
 * those of its lot now.
 */
export async function readLotNames(
  reader: Reader,
  listing: Listing,
  keys: readonly string[] | undefined = listing.lot?.homes.map(({ listingKey }) => listingKey),
): Promise<LotNames | null> {
  if (!keys) return null;
  const found = await reader.getAll(listings, keys);
  const others = found.flatMap((doc) =>
    doc && doc.id !== listing.listingKey ? [addressLines(doc.data)[0]] : [],
  );
  return { homes: keys.length, others };
}
