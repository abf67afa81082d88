import 'server-only';
import type { Listing } from '@/lib/domain/listings/listing';
import { includedKeys } from '@/lib/domain/listings/lot';
import type { Reader } from '@/lib/server/platform/store/store';
import { listings } from './listing-collections';

/** The other homes of the lot that this home leads, in the order of the lot. */
export async function readIncluded(reader: Reader, lead: Listing | null): Promise<readonly Listing[]> {
  const found = await reader.getAll(listings, lead ? includedKeys(lead) : []);
  return found.flatMap((doc) => (doc && doc.data.lot?.leadKey === lead?.listingKey ? [doc.data] : []));
}
