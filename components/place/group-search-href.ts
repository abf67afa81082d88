import { searchHref } from '@/components/search/active-filters';
import type { HomeGroup } from '@/lib/domain/places/home-group';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/listing-query';

/** The search that finds the homes of a group. */
export const groupSearchHref = (group: HomeGroup): string =>
  searchHref({ ...emptyQuery, ...narrowing(group) });

function narrowing(group: HomeGroup): Partial<ListingQuery> {
  switch (group.level) {
    case 'state':
      return {};
    case 'type':
      return { kinds: [group.type] };
    case 'county':
      return { counties: [group.county.slug] };
    case 'city':
      return { counties: [group.county.slug], text: group.city };
    case 'zip':
      return { text: group.zip };
  }
}
