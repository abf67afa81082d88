import { LinkList } from '@/components/layout/link-list';
import { type ListingQuery, type ListingSort, listingSorts } from '@/lib/domain/search/query/listing-query';
import { sortLinks as copy } from '@/messages/search/sort-links';
import { searchHref } from './active-filters';

const labels: Record<ListingSort, string> = {
  'ending-soon': copy.endingSoon,
  newest: copy.newest,
  'price-up': copy.lowestPrice,
  'price-down': copy.highestPrice,
  'price-per-sqft': copy.pricePerSq,
  'whole-price': copy.allPrice,
  distance: copy.nearest,
};

export function SortLinks({ query }: { readonly query: ListingQuery }) {
  return (
    <nav aria-label={copy.sort}>
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
