import { ResultGrid } from '@/components/listings/results/result-grid';
import { ResultsLayout } from '@/components/map/results-layout';
import { activeFilters, searchHref } from '@/components/search/active-filters';
import { CorrectionNote } from '@/components/search/correction-note';
import { FilterChips } from '@/components/search/filters/filter-chips';
import { FilterForm } from '@/components/search/filters/filter-form';
import { IgnoredNotice } from '@/components/search/ignored-notice';
import { NoResults } from '@/components/search/no-results';
import { pageNumbers } from '@/components/search/page-numbers';
import { Paging } from '@/components/search/paging';
import { ResultsSearch } from '@/components/search/results-search';
import { SortLinks } from '@/components/search/sort-links';
import { hasTotalCosts, TotalCostSwitch, TotalCostTerms } from '@/components/search/total-cost-switch';
import { FilterIcon, MailIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import { dataRoutes } from '@/lib/data-routes';
import type { ListingSearch, Loosening } from '@/lib/domain/search/index/listing-index';
import type { UnderstoodQuery } from '@/lib/domain/search/index/understand';
import {
  type IgnoredValue,
  type ListingQuery,
  toResultQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { searchView as copy } from '@/messages/search/search-view';

interface SearchViewProps {
  readonly title: string;
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch & UnderstoodQuery;
  readonly loosened: readonly Loosening[];
}

const resultsId = 'results';

export function SearchView({ title, query, ignored, found, loosened }: SearchViewProps) {
  return (
    <div className="page-width pt-8 sm:pt-12">
      <ResultsSearch query={query} />
      <ResultsLayout
        title={<h1 className="text-title font-semibold">{title}</h1>}
        filters={<Filters query={query} ignored={ignored} found={found} />}
      >
        <section aria-labelledby={resultsId} className="pt-5">
          <IgnoredNotice ignored={ignored} />
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id={resultsId} tabIndex={-1} className="text-heading font-semibold">
              {copy.propertiesFound({ total: found.total })}
            </h2>
            <div className="flex flex-wrap items-center gap-x-6">
              {found.total > 1 && (
                <div className="behind-map">
                  <SortLinks query={query} />
                </div>
              )}
              {found.total > 0 && (
                <div className="behind-map empty:hidden">
                  <TotalCostSwitch query={query} />
                </div>
              )}
              <SaveSearchLink query={query} />
            </div>
          </div>
          <div className="mb-7 empty:hidden">
            <FilterChips query={query} />
          </div>
          <CorrectionNote corrections={found.corrections} ignoredWords={found.ignoredWords} />
          <div className="behind-map">
            <TotalCostTerms query={query} />
            {found.total === 0 ? (
              <NoResults query={query} loosened={loosened} />
            ) : (
              <ResultGrid cards={found.cards} hasWholePrices={hasTotalCosts(query)} />
            )}
            {found.pageCount > 1 && (
              <Paging page={found.page} pageCount={found.pageCount} hrefs={pageHrefs(query, found)} />
            )}
            {found.total > 0 && <TableLink query={query} />}
          </div>
        </section>
      </ResultsLayout>
    </div>
  );
}

const SaveSearchLink = ({ query }: Pick<SearchViewProps, 'query'>) => (
  <a
    href={accountRoutes.saveSearch(toSearchParams(toResultQuery(query)).toString())}
    rel="nofollow"
    className="no-print inline-flex min-h-9 items-center gap-2 text-sm underline underline-offset-4 hover:decoration-2"
  >
    <MailIcon />
    {copy.saveSearch}
  </a>
);

const TableLink = ({ query }: Pick<SearchViewProps, 'query'>) => (
  <p className="no-print mt-8 text-sm">
    <a
      href={`${dataRoutes.listingsTable}?${toSearchParams(toResultQuery(query))}`}
      rel="nofollow"
      className="inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-2"
    >
      {copy.downloadHomesCsv}
    </a>
  </p>
);

const pageHrefs = (query: ListingQuery, { page, pageCount }: ListingSearch): Record<number, string> =>
  Object.fromEntries(
    pageNumbers(page, pageCount).flatMap((pageNumber) =>
      pageNumber === null ? [] : [[pageNumber, searchHref({ ...query, page: pageNumber })]],
    ),
  );

/** A column on wide screens; on a phone, a `details` element that opens without JavaScript. */
function Filters({ query, ignored, found }: Pick<SearchViewProps, 'query' | 'ignored' | 'found'>) {
  const active = activeFilters(query).length;
  return (
    <aside aria-label={copy.filters} className="no-print pt-5 with-map:max-lg:col-span-2">
      <input id="show-filters" type="checkbox" className="peer sr-only md:hidden with-map:max-lg:block" />
      <label
        htmlFor="show-filters"
        className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded border border-primary font-medium peer-checked:bg-primary peer-checked:text-surface peer-checked:[&>span+span]:inline peer-checked:[&>span:first-of-type]:hidden peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-primary md:hidden with-map:max-lg:flex"
      >
        <FilterIcon />
        <span>{active === 0 ? copy.showFilters : copy.showFiltersActive({ active })}</span>
        <span className="hidden">{copy.hideFilters}</span>
      </label>
      <div className="hidden pt-5 peer-checked:block md:block md:pt-0 with-map:max-lg:hidden with-map:max-lg:peer-checked:block">
        <FilterForm query={query} ignored={ignored} found={found} resultsId={resultsId} />
      </div>
    </aside>
  );
}
