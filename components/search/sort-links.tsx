import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { type ListingQuery, type ListingSort, listingSorts } from '@/lib/domain/search/listing-query';
import { searchHref } from './active-filters';

const labels: Record<ListingSort, string> = {
  'ending-soon': 'Ending soon',
  newest: 'Newest',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
};

export function SortLinks({ query }: { readonly query: ListingQuery }) {
  return (
    <nav aria-label="Order">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {listingSorts.map((sort) => (
          <li key={sort}>
            <Link
              href={searchHref({ ...query, sort, page: 1 })}
              prefetch={false}
              aria-current={sort === query.sort ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center whitespace-nowrap border-b-2',
                sort === query.sort
                  ? 'border-primary font-semibold'
                  : 'border-transparent text-text-muted hover:border-line hover:text-text',
              )}
            >
              {labels[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
