import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowRightIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import type { ListingQuery } from '@/lib/domain/search/listing-query';
import { formatPlural } from '@/lib/format';
import { activeFilters, searchHref, withoutFilters } from './active-filters';

interface NoResultsProps {
  readonly query: ListingQuery;
  /** How many there would be without each of the active filters, in their order. */
  readonly counts: readonly number[];
}

/** Nothing fits: says which filter to loosen and what that would bring. */
export function NoResults({ query, counts }: NoResultsProps) {
  const ways = activeFilters(query)
    .map((filter, index) => ({ ...filter, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <EmptyState
      title="Nothing fits all of this"
      actions={<LinkButton href={searchHref(withoutFilters(query))}>Remove all filters</LinkButton>}
    >
      {ways.length === 0 ? (
        <p>Even with one filter less nothing fits. Begin again with a wider search.</p>
      ) : (
        <>
          <p>Leave out one of these:</p>
          <ul className="mt-3">
            {ways.map(({ label, without, count }) => (
              <li key={label}>
                <Link
                  href={searchHref(without)}
                  prefetch={false}
                  className="inline-flex min-h-9 items-center gap-2 text-text underline-offset-4 hover:underline"
                >
                  <ArrowRightIcon />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    Without {label}:{' '}
                    <strong className="font-semibold">{formatPlural(count, 'property', 'properties')}</strong>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
