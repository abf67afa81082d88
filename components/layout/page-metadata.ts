import type { Metadata } from 'next';
import { dataRoutes } from '@/lib/data-routes';
import type { Indexing } from '@/lib/domain/listings/indexing';
import { fitText } from '@/lib/domain/shared/fit-text';
import { shareImage, site } from '@/lib/site';
import { pageMetadata as copy } from '@/messages/site/page-metadata';

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Picture of a shared link, 1200 by 630; defaults to the site's picture. */
  readonly image?: { readonly url: string; readonly type: string; readonly alt: string };
  /** Last day in search indexes; unlimited by default. */
  readonly indexing?: Indexing;
  /** Slug of the county whose feed and calendar replace those of the whole state. */
  readonly county?: string;
}

/** What search results show of a title and a description. */
export const longestTitle = 65;
export const longestDescription = 155;

/**
 * Metadata of a page. `openGraph` and similar fields replace the shell's values completely, so all of them
 * are repeated.
 */
export function pageMetadata(page: PageFacts): Metadata {
  const { title, path, image, indexing, county } = page;
  const description = fitText(page.description, longestDescription);
  const images = [{ ...shareImage, ...image }];
  return {
    title: { absolute: fullTitle(title) },
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

/** The title with the site's name, if both fit. */
function fullTitle(title: string): string {
  const named = `${title} | ${site.name}`;
  return named.length <= longestTitle ? named : fitText(title, longestTitle);
}

/** The feed of new listings and the auction calendar of a page. */
export const offeredTypes = (county?: string) => ({
  'application/atom+xml': [{ url: dataRoutes.feed(county), title: copy.newListings }],
  'text/calendar': [{ url: dataRoutes.calendar(county), title: copy.auctions }],
});

/** Search results may show the photo of a home in full size. */
export const indexed = { index: true, follow: true, 'max-image-preview': 'large' } as const;

function robotsOf({ isIndexed, until }: Indexing): Metadata['robots'] {
  if (!isIndexed) return { index: false, follow: true };
  return { ...indexed, ...(until && { unavailable_after: new Date(until).toISOString() }) };
}
