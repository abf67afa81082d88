import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ArrowRightIcon, MailIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import type { Loosening } from '@/lib/domain/search/index/listing-index';
import { type ListingQuery, toResultQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { noResults as copy } from '@/messages/search/no-results';
import { fieldLabel, searchHref, withoutFilters } from './active-filters';

interface NoResultsProps {
  readonly query: ListingQuery;
  readonly loosened: readonly Loosening[];
}

/** No results: suggests which filter to remove and how many homes that finds, most first. */
export function NoResults({ query, loosened }: NoResultsProps) {
  return (
    <EmptyState
      title={copy.noHomesMatch}
      actions={
        <>
          <LinkButton
            href={accountRoutes.saveSearch(toSearchParams(toResultQuery(query)).toString())}
            prefetch={false}
            rel="nofollow"
            variant="primary"
          >
            <MailIcon className="size-5 shrink-0" />
            {copy.emailWhenListed}
          </LinkButton>
          <LinkButton href={searchHref(withoutFilters(query))}>{copy.removeAllFilters}</LinkButton>
        </>
      }
    >
      {loosened.length === 0 ? (
        <p>{copy.removingOneFilter}</p>
      ) : (
        <>
          <p>{copy.tryRemovingFilter}</p>
          <ul className="mt-3">
            {loosened.map(({ field, query: loose, total }) => (
              <li key={field}>
                <Link
                  href={searchHref(loose)}
                  prefetch={false}
                  className="inline-flex min-h-9 items-center gap-2 text-text underline-offset-4 hover:underline"
                >
                  <ArrowRightIcon className="size-5 shrink-0" />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {copy.withoutProperties({
                      query: fieldLabel(query, field),
                      total,
                      strong: (children) => <strong className="font-semibold">{children}</strong>,
                    })}
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
