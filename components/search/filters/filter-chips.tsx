import Link from 'next/link';
import { activeFilters, searchHref, withoutFilters } from '@/components/search/active-filters';
import { CloseIcon } from '@/components/ui/icons';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import { filterChips as copy } from '@/messages/search/filter-chips';

/** Active filters; each chip links to the search without it. */
export function FilterChips({ query }: { readonly query: ListingQuery }) {
  const filters = activeFilters(query).map(({ label, without }) => ({ label, href: searchHref(without) }));
  if (filters.length === 0) return null;
  return (
    <ul aria-label={copy.activeFilters} className="no-print flex flex-wrap items-center gap-2">
      {filters.map(({ label, href }) => (
        <li key={href} className="max-w-full">
          <Link
            href={href}
            prefetch={false}
            scroll={false}
            className="group flex min-h-9 max-w-full items-center gap-1.5 rounded border border-text-muted py-1 pl-3 pr-2 text-sm hover:border-primary hover:bg-primary hover:text-surface"
          >
            {copy.removeFilter({
              filter: label,
              hidden: (children) => <span className="sr-only">{children}</span>,
              label: (children) => <span className="truncate">{children}</span>,
            })}
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            href={searchHref(withoutFilters(query))}
            prefetch={false}
            scroll={false}
            className="inline-flex min-h-9 items-center px-2 text-sm text-link"
          >
            {copy.removeAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
