import { activeFilters } from '@/components/search/active-filters';
import type { ListingQuery } from '@/lib/domain/search/listing-query';
import { searchListings } from '@/lib/server/listings';

/** How many there are without each of the active filters, in their order. */
export async function countLoosened(query: ListingQuery): Promise<readonly number[]> {
  const searches = await Promise.all(activeFilters(query).map(({ without }) => searchListings(without)));
  return searches.map(({ total }) => total);
}
