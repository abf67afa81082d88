import { LinkList } from '@/components/layout/link-list';
import { type ListingQuery, type ListingSort, listingSorts } from '@/lib/domain/search/query/listing-query';
import * as copy from '@/messages/search';
import { searchHref } from './active-filters';

const labels: Record<ListingSort, string> = {
  'ending-soon': copy.sortLinks.endingSoon,
  newest: copy.sortLinks.newest,
  'price-up': copy.sortLinks.lowestPrice,
  'price-down': copy.sortLinks.highestPrice,
  'price-per-sqft': copy.sortLinks.pricePerSq,
  'whole-price': copy.sortLinks.allPrice,
  distance: copy.sortLinks.nearest,
};

export function SortLinks({ query }: { readonly query: ListingQuery }) {
  return (
    <nav aria-label={copy.sortLinks.sort}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        <LinkList
          links={listingSorts
            .filter((sort) => sort !== 'distance' || query.near)
            .map((sort) => ({
              href: searchHref({ ...query, sort, page: 1 }),
              label: labels[sort],
              isCurrent: sort === query.sort,
            }))}
          linkClass="inline-flex min-h-9 items-center whitespace-nowrap border-b-2 border-transparent text-text-muted hover:border-line hover:text-text aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text"
        />
      </ul>
    </nav>
  );
}
