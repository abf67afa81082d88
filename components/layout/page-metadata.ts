import type { Metadata } from 'next';
import { dataRoutes } from '@/lib/data-routes';
import type { Indexing } from '@/lib/domain/listings/indexing';
import { shareImage, site } from '@/lib/site';

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** What a shared link shows, 1200 by 630; the site's own picture unless given. */
  readonly image?: { readonly url: string; readonly type: string; readonly alt: string };
  /** In every search engine without an end unless given. */
  readonly indexing?: Indexing;
  /** The slug of the county whose feed and calendar the page offers instead of those of all. */
  readonly county?: string;
}

/** What a page says of itself. `openGraph` and others replace the shell's as a whole, so all of it is said again. */
export function pageMetadata(page: PageFacts): Metadata {
  const { title, description, path, image, indexing, county } = page;
  const images = [{ ...shareImage, ...image }];
  return {
    title,
    description,
    alternates: { canonical: path, types: offeredTypes(county) },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website',
      locale: site.locale,
      siteName: site.name,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(indexing && { robots: robotsOf(indexing) }),
  };
}

/** The feed of new listings and the calendar of auctions that go with a page. */
export const offeredTypes = (county?: string) => ({
  'application/atom+xml': [{ url: dataRoutes.feed(county), title: 'New listings' }],
  'text/calendar': [{ url: dataRoutes.calendar(county), title: 'Auctions' }],
});

function robotsOf({ isIndexed, until }: Indexing): Metadata['robots'] {
  if (!isIndexed) return { index: false, follow: true };
  return { index: true, follow: true, ...(until && { unavailable_after: new Date(until).toISOString() }) };
}
