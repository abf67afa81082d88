import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import type { HomeLocation } from './location';

/** The search for homes for sale in a location. */
export const locationQuery = (group: HomeLocation): ListingQuery => ({ ...emptyQuery, ...narrowing(group) });

function narrowing(group: HomeLocation): Partial<ListingQuery> {
  switch (group.level) {
    case 'state':
      return {};
    case 'type':
      return { kinds: [group.type] };
    case 'county':
      return { counties: [group.county.slug] };
    case 'city':
      return { counties: [group.county.slug], cities: [group.slug] };
    case 'zip':
      return { zips: [group.zip] };
  }
}
