import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { searchHref } from '@/components/search/active-filters';
import { choiceLabel } from '@/components/search/filters/filter-copy';
import { JsonLd } from '@/components/structured-data/json-ld';
import { itemList } from '@/components/structured-data/lists';
import { phaseLabel } from '@/lib/copy/listings/phase-label';
import { isIndexedSearch } from '@/lib/domain/search/query/indexed-searches';
import { type ListingQuery, parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { loosenSearch, searchListings } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { propertiesPage as copy } from '@/messages/search/properties-page';
import { SearchView } from './_sections/search-view';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { query } = parseListingQuery(await searchParams);
  const title = pagedTitle(query);
  const [county, ...others] = query.counties;
  return pageMetadata({
    title,
    description: copy.pricesLiveAuctions({ title }),
    path: searchHref(query),
    indexing: { isIndexed: isIndexedSearch(query) && (await hasPage(query)), until: null },
    ...(county && others.length === 0 && { county }),
  });
}

export default async function Page({ searchParams }: PageProps) {
  const { query, ignored } = parseListingQuery(await searchParams);
  const found = await searchListings(query);
  const loosened = found.total === 0 ? await loosenSearch(query) : [];
  return (
    <>
      {isIndexedSearch(query) && (
        <JsonLd things={[itemList(found.cards, { siteUrl: env().siteUrl, total: found.total })]} />
      )}
      <SearchView
        title={searchTitle(query)}
        query={query}
        ignored={ignored}
        found={found}
        loosened={loosened}
      />
    </>
  );
}

const hasPage = async (query: ListingQuery): Promise<boolean> =>
  query.page === 1 || query.page <= (await searchListings(query)).pageCount;

/** The title with the status, if it is the only one, and the page after the first. */
function pagedTitle(query: ListingQuery): string {
  const [phase, ...others] = query.phases;
  const title = searchTitle(query);
  const named = phase && others.length === 0 ? copy.withStatus({ title, status: phaseLabel(phase) }) : title;
  return query.page === 1 ? named : copy.pageOf({ title: named, page: query.page });
}

/** `Bank-owned properties in Kings County (Brooklyn)`: the single location of the search, or the state. */
function searchTitle(query: ListingQuery): string {
  const fields = placeFields.filter((field) => query[field].length > 0);
  const [field] = fields;
  const [place, ...others] = field ? query[field] : [];
  const isOne = field && place && fields.length === 1 && others.length === 0;
  return isOne ? copy.bankOwnedProperties({ place: choiceLabel(field, place) }) : copy.bankOwnedNewYork;
}

const placeFields = ['counties', 'cities', 'zips'] as const;
