import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { searchHref } from '@/components/search/active-filters';
import { searchTitle } from '@/components/search/search-title';
import { JsonLd } from '@/components/structured-data/json-ld';
import { itemList } from '@/components/structured-data/lists';
import { isIndexedSearch } from '@/lib/domain/search/query/indexed-searches';
import { type ListingQuery, parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { MORE_PARAM } from '@/lib/domain/search/query/typed-text';
import { loosenSearch, searchListings } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { propertiesPage as copy } from '@/messages/search/properties-page';
import { SearchView } from './_sections/search-view';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const params = await searchParams;
  const { query } = parseListingQuery(params);
  const found = await searchListings(query);
  const hasPage = query.page === 1 || query.page <= found.pageCount;
  const isIndexed = isIndexedSearch(query) && params[MORE_PARAM] === undefined && hasPage;
  const title = pagedTitle(found.query);
  const [county, ...others] = query.counties;
  return pageMetadata({
    title,
    description: copy.pricesLiveAuctions({ title }),
    path: searchHref(query),
    indexing: { isIndexed, until: null },
    ...(county && others.length === 0 && { county }),
  });
}

export default async function Page({ searchParams }: PageProps) {
  const params = await searchParams;
  const { query, ignored } = parseListingQuery(params);
  const found = await searchListings(query);
  const loosened = found.total === 0 ? await loosenSearch(found.query) : [];
  return (
    <>
      {isIndexedSearch(query) && (
        <JsonLd things={[itemList(found.cards, { siteUrl: env().siteUrl, total: found.total })]} />
      )}
      <SearchView
        query={query}
        ignored={ignored}
        found={found}
        loosened={loosened}
        hasMore={params[MORE_PARAM] !== undefined}
      />
    </>
  );
}

/** The title, with the page after the first. */
function pagedTitle(query: ListingQuery): string {
  const title = searchTitle(query);
  return query.page === 1 ? title : copy.pageOf({ title, page: query.page });
}
