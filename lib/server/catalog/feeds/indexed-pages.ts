import 'server-only';
import { dataRoutes } from '@/lib/data-routes';
import { indexingOf } from '@/lib/domain/listings/indexing';
import type { Listing } from '@/lib/domain/listings/listing';
import { indexedSearches } from '@/lib/domain/search/query/indexed-searches';
import { toSearchParams } from '@/lib/domain/search/query/listing-query';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { boardPaths, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { listResultsMonths } from '@/lib/server/catalog/listings/auction-results';
import { listHomes, listingModel, searchListings } from '@/lib/server/catalog/listings/listings';
import { listCurrentSaleDays } from '@/lib/server/catalog/listings/sale-days';
import { isIndexedLocation, tallyLocations } from '@/lib/server/catalog/locations/locations';
import { createCache } from '@/lib/server/platform/cached-text';
import { env } from '@/lib/server/platform/env';
import type { SitemapPage } from './sitemap';

/** The protocol allows 50,000 URLs and 50 MB per part. A part of 5,000 homes has 4 MB. */
const homesPerPart = 5_000;
/** Google allows 1,000 images per page. */
const imagesPerHome = 10;

export interface SitemapPart {
  readonly name: string;
  /** When its newest page changed, ms. */
  readonly changedAt: number | null;
  readonly listPages: () => readonly SitemapPage[];
}

const cachedParts = createCache<readonly SitemapPart[]>();

/** Lists the parts, cached for ten seconds, because a request for any part has to compute all of them. */
export const getSitemapParts = (now: number): Promise<readonly SitemapPart[]> =>
  cachedParts(dataRoutes.sitemap, now, () => listSitemapParts(now));

/** Lists every page that search engines may index, in parts. `now` in ms. */
export async function listSitemapParts(now: number): Promise<readonly SitemapPart[]> {
  const { bySlug, changedAt } = await listingModel();
  const changeOf = ({ listingKey }: Listing): number => changedAt.get(listingKey) ?? 0;
  // Sorted by key, so that a home stays in its part.
  const homes = [...bySlug.values()]
    .filter((listing) => indexingOf(listing, now).isIndexed)
    .sort((a, b) => (a.listingKey < b.listingKey ? -1 : 1));
  const parts = Array.from({ length: Math.ceil(homes.length / homesPerPart) }, (_, index) => {
    const homesOfPart = homes.slice(index * homesPerPart, (index + 1) * homesPerPart);
    return {
      name: `homes-${index + 1}`,
      changedAt: latest(homesOfPart.map(changeOf)),
      listPages: () => homesOfPart.map((listing) => homePage(listing, changeOf(listing))),
    };
  });
  const newest = latest(parts.map((part) => part.changedAt ?? 0));
  const listPages = () => [...pagesOfHomes(newest), ...textPages()];
  const others = [await placesPart(), await resultsPart(), await saleDaysPart(), await listsPart(newest)];
  // The protocol does not allow a part without pages. A part without a known change has none.
  const nonEmpty = others.filter(({ changedAt }) => changedAt !== null);
  return [{ name: 'pages', changedAt: newest, listPages }, ...nonEmpty, ...parts];
}

/** The counties, cities, ZIP codes and property types that have a home. */
async function placesPart(): Promise<SitemapPart> {
  const tallies = tallyLocations(await listHomes(), (await listingModel()).changedAt);
  const indexed = [...tallies].filter(
    ([path]) => path !== pageRoutes.newYork && isIndexedLocation(path, tallies),
  );
  return {
    name: 'places',
    changedAt: latest(indexed.map(([, { changedAt }]) => changedAt)),
    listPages: () => indexed.map(([path, { changedAt }]) => page(path, changedAt)).sort(byUrl),
  };
}

async function resultsPart(): Promise<SitemapPart> {
  const months = await listResultsMonths();
  const listPages = () =>
    months.flatMap(({ month, pageCount, changedAt }) =>
      Array.from({ length: pageCount }, (_, index) =>
        page(pageRoutes.resultsOf(month, index + 1), changedAt),
      ),
    );
  return { name: 'results', changedAt: latest(months.map(({ changedAt }) => changedAt)), listPages };
}

async function saleDaysPart(): Promise<SitemapPart> {
  const days = await listCurrentSaleDays();
  const listPages = () => days.map(({ slug, changedAt }) => page(pageRoutes.saleDay(slug), changedAt));
  return { name: 'sale-days', changedAt: latest(days.map(({ changedAt }) => changedAt)), listPages };
}

/** The lists of all homes by status, except the page without parameters, which is among the pages of homes. */
async function listsPart(newest: number | null): Promise<SitemapPart> {
  const lists = await Promise.all(
    indexedSearches.map(async (query) => {
      const { pageCount, total } = await searchListings(query);
      return Array.from({ length: total === 0 ? 0 : pageCount }, (_, index) =>
        routes.resultsFor(toSearchParams({ ...query, page: index + 1 }).toString()),
      );
    }),
  );
  const pages = lists
    .flat()
    .filter((path) => path !== routes.properties)
    .map((path) => page(path, newest));
  return { name: 'lists', changedAt: pages.length > 0 ? newest : null, listPages: () => pages };
}

const byUrl = (a: SitemapPage, b: SitemapPage): number => (a.url < b.url ? -1 : 1);

const latest = (times: readonly number[]): number | null =>
  times.reduce((most, time) => Math.max(most, time), 0) || null;

/** Pages that list homes. They change when one of the homes changes. */
const pagesOfHomes = (changedAt: number | null): readonly SitemapPage[] =>
  [routes.home, routes.properties, pageRoutes.newYork, ...Object.values(boardPaths), pageRoutes.results].map(
    (path) => page(path, changedAt),
  );

/** Text pages. Their last change is unknown, except for the terms. */
const textPages = (): readonly SitemapPage[] => [
  page(routes.terms, Date.parse(termsInForce.effectiveAt)),
  ...[
    routes.sell,
    routes.howItWorks,
    pageRoutes.practice,
    pageRoutes.noHouseBids,
    pageRoutes.fees,
    pageRoutes.rates,
    routes.costs,
    pageRoutes.faq,
    pageRoutes.glossary,
    pageRoutes.about,
    routes.contact,
    pageRoutes.privacy,
    pageRoutes.fairHousing,
    pageRoutes.accessibility,
    pageRoutes.developers,
  ].map((path) => page(path, null)),
];

const homePage = ({ slug, media }: Listing, changedAt: number): SitemapPage =>
  page(
    routes.property(slug),
    changedAt,
    media.slice(0, imagesPerHome).map(({ src }) => src),
  );

const page = (path: string, changedAt: number | null, images: readonly string[] = []): SitemapPage => ({
  url: absolute(path),
  changedAt,
  images: images.map(absolute),
});

const absolute = (path: string): string => `${env().siteUrl}${path}`;
