import 'server-only';
import { indexingOf } from '@/lib/domain/listing/indexing';
import { termsInForce } from '@/lib/domain/terms';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/env';
import { listingModel } from '@/lib/server/listings';
import type { SitemapPage } from './sitemap';

/** The protocol allows 50,000 and 50 MB; a part of 5,000 homes has 4 MB. */
const homesPerPart = 5_000;
/** Google's limit for a page is 1,000. */
const imagesPerHome = 10;

export interface SitemapPart {
  readonly name: string;
  readonly pages: readonly SitemapPage[];
}

/** Every page that search engines may show, in parts. `now` in ms. */
export async function listIndexedPages(now: number): Promise<readonly SitemapPart[]> {
  const homes = await listHomes(now);
  const newest = homes.reduce((latest, { changedAt }) => Math.max(latest, changedAt ?? 0), 0) || null;
  const parts = Array.from({ length: Math.ceil(homes.length / homesPerPart) }, (_, index) => ({
    name: `homes-${index + 1}`,
    pages: homes.slice(index * homesPerPart, (index + 1) * homesPerPart),
  }));
  return [{ name: 'pages', pages: [...listPages(newest), ...textPages()] }, ...parts];
}

/** Pages that show homes: they change when one of them does. */
const listPages = (changedAt: number | null): readonly SitemapPage[] =>
  [routes.home, routes.properties, routes.auctions, routes.upcomingAuctions, routes.endedAuctions].map(
    (path) => page(path, changedAt),
  );

/** Pages to read. Nobody keeps when they changed, so nothing is said of it; the terms have their day. */
const textPages = (): readonly SitemapPage[] => [
  page(routes.terms, Date.parse(termsInForce.effectiveAt)),
  ...[
    routes.sell,
    routes.howItWorks,
    routes.fees,
    routes.faq,
    routes.glossary,
    routes.about,
    routes.contact,
    routes.privacy,
    routes.fairHousing,
    routes.accessibility,
  ].map((path) => page(path, null)),
];

/** In the order of their keys, so that a home stays in its part. */
async function listHomes(now: number): Promise<readonly SitemapPage[]> {
  const { bySlug, changedAt } = await listingModel();
  return [...bySlug.values()]
    .filter((listing) => indexingOf(listing, now).isIndexed)
    .sort((a, b) => (a.listingKey < b.listingKey ? -1 : 1))
    .map(({ slug, listingKey, media }) =>
      page(
        routes.property(slug),
        changedAt.get(listingKey) ?? null,
        media.slice(0, imagesPerHome).map(({ src }) => src),
      ),
    );
}

const page = (path: string, changedAt: number | null, images: readonly string[] = []): SitemapPage => ({
  url: absolute(path),
  changedAt,
  images: images.map(absolute),
});

const absolute = (path: string): string => new URL(path, env().siteUrl).href;
