import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import type { HomeGroup } from './location';

/** The search that finds what can be bought in a group. */
export const groupQuery = (group: HomeGroup): ListingQuery => ({ ...emptyQuery, ...narrowing(group) });

function narrowing(group: HomeGroup): Partial<ListingQuery> {
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
