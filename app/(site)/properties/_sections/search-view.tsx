import './results.css';
import { ResultGrid } from '@/components/listings/results/result-grid';
import { previewDots } from '@/components/map/preview/preview-dots';
import { ResultsLayout } from '@/components/map/results-layout';
import { searchHref } from '@/components/search/active-filters';
import { CorrectionNote } from '@/components/search/correction-note';
import { FilterChips } from '@/components/search/filters/filter-chips';
import { FilterForm } from '@/components/search/filters/filter-form';
import { IgnoredNotice } from '@/components/search/ignored-notice';
import { NoResults } from '@/components/search/no-results';
import { pageNumbers } from '@/components/search/page-numbers';
import { Paging } from '@/components/search/paging';
import { searchTitle } from '@/components/search/search-title';
import { hasTotalCosts, TotalCostSwitch, TotalCostTerms } from '@/components/search/total-cost-switch';
import { MailIcon } from '@/components/ui/page-icons';
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
  /** As typed. What was searched is `found.query`. */
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch & UnderstoodQuery;
  readonly loosened: readonly Loosening[];
  /** Whether the less used filters were requested. */
  readonly hasMore: boolean;
}

const resultsId = 'results';

export function SearchView({ query, ignored, found, loosened, hasMore }: SearchViewProps) {
  return (
    <ResultsLayout
      bar={
        <>
          <FilterForm query={query} ignored={ignored} found={found} resultsId={resultsId} hasMore={hasMore} />
          <SaveSearchLink query={found.query} />
        </>
      }
      dots={previewDots(countsByCounty(query, found))}
    >
      <section aria-labelledby={resultsId}>
        <div className="results-head">
          <h1>{searchTitle(found.query)}</h1>
          <h2 id={resultsId} tabIndex={-1}>
            {copy.propertiesFound({ total: found.total })}
          </h2>
          {found.total > 0 && (
            <div className="behind-map empty:hidden">
              <TotalCostSwitch query={query} />
            </div>
          )}
        </div>
        <IgnoredNotice ignored={ignored} className="mb-6" />
        <div className="behind-map mb-3 empty:hidden">
          <FilterChips query={found.query} />
        </div>
        <CorrectionNote corrections={found.corrections} ignoredWords={found.ignoredWords} />
        <div className="behind-map">
          <TotalCostTerms query={query} />
          {found.total === 0 ? (
            <NoResults query={found.query} loosened={loosened} />
          ) : (
            <ResultGrid cards={found.cards} hasWholePrices={hasTotalCosts(query)} />
          )}
          {found.pageCount > 1 && (
            <Paging page={found.page} pageCount={found.pageCount} hrefs={pageHrefs(query, found)} />
          )}
          {found.total > 0 && <TableLink query={found.query} />}
        </div>
      </section>
    </ResultsLayout>
  );
}

/** Facets disregard the choices of their own field. */
const countsByCounty = ({ counties }: ListingQuery, { facets }: ListingSearch) =>
  counties.length === 0
    ? facets.counties
    : Object.fromEntries(counties.map((county) => [county, facets.counties[county] ?? 0]));

const SaveSearchLink = ({ query }: Pick<SearchViewProps, 'query'>) => (
  <a
    href={accountRoutes.saveSearch(toSearchParams(toResultQuery(query)).toString())}
    rel="nofollow"
    aria-label={copy.saveSearch}
    className="filter-button"
  >
    <MailIcon />
    <span className="for-wide">{copy.saveSearch}</span>
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
